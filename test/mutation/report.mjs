// @ts-check
// The report of mutation testing, from what Stryker wrote.
import { reasons } from './reasons.mjs'

/**
 * @typedef {{ line: number, column: number }} Place
 * @typedef {{ file: string, source: string, mutatorName: string, replacement?: string, status: string, location: { start: Place, end: Place } }} Mutant
 * @typedef {{ floor: import('./floors.mjs').Floor, mutants: Mutant[] }} FloorResult
 */

/** In per cent: under it the run fails. */
export const leastScore = 90

/** Stryker's own score: of the mutants that could be run, how many a test noticed. @param {readonly Mutant[]} mutants */
export function scoreOf(mutants) {
  const found = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const survived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const ignored = mutants.filter(({ status }) => status === 'Ignored').length
  const all = found + survived.length
  return { all, found, survived, ignored, percent: all === 0 ? 0 : (100 * found) / all }
}

/** @param {readonly FloorResult[]} results @param {Date} date */
export function writeReport(results, date) {
  const whole = scoreOf(results.flatMap(({ mutants }) => mutants))
  const rows = [
    ...results.map(({ floor, mutants }) => row(floor.name, scoreOf(mutants))),
    row('**whole**', whole),
  ]
  return `# Mutation testing

Written by \`node scripts/mutation.mjs\` (part of \`npm run assure\`) on ${date.toISOString().slice(0, 10)}. Stryker changes the code in
small ways, one at a time, and runs the tests that reach the change: a test that fails has noticed it. The run fails under ${leastScore} %.

| floor | mutants | noticed | live | score | not counted |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## What is changed

${results.map(({ floor }) => `- **${floor.name}**: ${floor.mutate.map((pattern) => `\`${pattern}\``).join(', ')}; judged by ${floor.tests.map((pattern) => `\`${pattern}\``).join(', ')}, those in Node and jsdom only.`).join('\n')}

Changes that act while a module loads (schemas, tables) count like all others. Not counted, by the rule in
\`test/mutation/developerTexts.mjs\`: the words of errors for developers, and the tables of assumptions in words, which the documentation
prints. Not changed at all: the files of the intake form that draw (\`*.tsx\` but for the guard), which are tested in Chromium.

## What lives, and why

${survivorTable(whole.survived)}
`
}

/** @param {string} name @param {ReturnType<typeof scoreOf>} score */
function row(name, { all, found, survived, ignored, percent }) {
  return `| ${name} | ${all} | ${found} | ${survived.length} | ${percent.toFixed(1)} % | ${ignored} |`
}

/** @param {readonly Mutant[]} survivors */
function survivorTable(survivors) {
  if (survivors.length === 0) return 'Nothing.'
  const lines = survivors.map(
    (mutant) =>
      `| \`${mutant.file.replace(/^src\//, '')}:${mutant.location.start.line}\` | ${code(original(mutant))} | ${code(mutant.replacement ?? '')} | ${reasonOf(mutant)} |`,
  )
  return ['| where | code | changed to | why it may live |', '| --- | --- | --- | --- |', ...lines].join('\n')
}

/** @param {Mutant} mutant */
function reasonOf(mutant) {
  const line = mutant.source.split('\n')[mutant.location.start.line - 1] ?? ''
  const known = reasons.find(({ file, code: part }) => mutant.file.endsWith(file) && line.includes(part))
  return (
    known?.reason ??
    (mutant.status === 'NoCoverage' ? '*open: no test in Node or jsdom reaches it*' : '*open*')
  )
}

/** @param {Mutant} mutant */
function original({ source, location: { start, end } }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  if (lines.length === 1) return (lines[0] ?? '').slice(start.column - 1, end.column - 1)
  return `${(lines[0] ?? '').slice(start.column - 1)} …`
}

/** @param {string} text */
function code(text) {
  const line = text.replace(/\s+/g, ' ').trim()
  return `\`\` ${(line.length > 70 ? `${line.slice(0, 70)}…` : line).replaceAll('|', '\\|') || '(nothing)'} \`\``
}
