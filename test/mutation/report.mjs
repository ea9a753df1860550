// @ts-check
// The survivors of mutation testing as a table, with the reasons of reasons.md. Stryker's own page of a floor shows the rest.
import { readFileSync } from 'node:fs'

/**
 * @typedef {{ line: number, column: number }} Place
 * @typedef {{ file: string, source: string, mutatorName: string, replacement?: string, status: string, location: { start: Place, end: Place } }} Mutant
 * @typedef {{ floor: import('./floors.mjs').Floor, mutants: Mutant[] }} FloorResult
 */

/** Each row of reasons.md. A pipe inside a cell is written as `\|`. */
export const reasons = readFileSync(new URL('./reasons.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| \w+\//.test(line))
  .map((line) => {
    const [, file = '', part = '', reason = ''] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'))
    return { file, part: part.replace(/^`|`$/g, ''), reason }
  })

/** Stryker's own score: how many of the mutants that could run a test noticed. @param {readonly Mutant[]} mutants */
export function scoreOf(mutants) {
  const found = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const survived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const all = found + survived.length
  return { all, found, survived, percent: all === 0 ? 0 : (100 * found) / all }
}

/** @param {readonly FloorResult[]} results */
export function reportText(results) {
  const scores = results.map(({ floor, mutants }) => ({ name: floor.name, score: scoreOf(mutants) }))
  return [
    '# Mutation testing',
    '',
    '| floor | mutants | found | survived | score |',
    '|---|---:|---:|---:|---:|',
    ...scores.map(
      ({ name, score: { all, found, survived, percent } }) =>
        `| ${name} | ${all} | ${found} | ${survived.length} | ${percent.toFixed(1)} % |`,
    ),
    '',
    '| survivor | code | changed to | reason |',
    '|---|---|---|---|',
    ...scores.flatMap(({ score }) => score.survived.map(survivorRow)),
    '',
  ].join('\n')
}

/** @param {Mutant} mutant */
function survivorRow(mutant) {
  const { file, location, replacement = '' } = mutant
  const cells = [
    `\`${file.replace(/^src\//, '')}:${location.start.line}\``,
    code(original(mutant)),
    code(replacement),
  ]
  return `| ${[...cells, reasonOf(mutant)].join(' | ')} |`
}

/** @param {Mutant} mutant */
function reasonOf({ file, source, status, location }) {
  const line = source.split('\n')[location.start.line - 1] ?? ''
  const known = reasons.find((each) => file.endsWith(each.file) && line.includes(each.part))
  return known?.reason ?? (status === 'NoCoverage' ? '*open: no test in Node or jsdom reaches it*' : '*open*')
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
