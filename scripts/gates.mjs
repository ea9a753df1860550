// @ts-check
// The static gates: each is one command that passes or fails. `npm run check` runs them; `npm test` counts each as one.
import { npm, run, secondsSince } from './run.mjs'

/** @typedef {{ name: string, command: () => Promise<{ code: number, output: string }> }} Gate */

/**
 * @param {string} file
 * @param {readonly string[]} args
 */
const node =
  (file, ...args) =>
  () =>
    run(process.execPath, [file, ...args], { quiet: true })
/** @param {string} script */
const script = (script) => () => npm(['run', '--silent', script], { quiet: true })

/** @type {Gate} */
const format = {
  name: 'format',
  command: node('node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn', '--cache'),
}

/** @type {readonly Gate[]} */
const sourceGates = [
  { name: 'types', command: script('types') },
  { name: 'lint', command: script('lint') },
  { name: 'style sheets', command: script('lint:css') },
  { name: 'floors and cycles', command: script('lint:floors') },
  { name: 'knip', command: node('node_modules/knip/bin/knip.js') },
  format,
]

/** @type {Gate} */
const build = { name: 'build', command: node('scripts/build.mjs') }

/** These read dist/. @type {readonly Gate[]} */
const packageGates = [
  { name: 'publint', command: node('node_modules/publint/src/cli.js', '--strict') },
  {
    name: 'attw',
    command: node(
      'node_modules/@arethetypeswrong/cli/dist/index.js',
      '--pack',
      '.',
      '--profile',
      'esm-only',
      '--no-definitely-typed',
      '--exclude-entrypoints',
      'styles.css',
      'styles.layered.css',
    ),
  },
  { name: 'public surface', command: node('scripts/api.mjs', '--check') },
  { name: 'size', command: node('scripts/size.mjs') },
]

/** @param {Gate} gate */
async function runGate({ name, command }) {
  const start = performance.now()
  const { code, output } = await command()
  const passed = code === 0
  console.log(`${passed ? '✓' : '✗'} ${name} (${secondsSince(start)})`)
  if (!passed || name === 'size') console.log(output.trimEnd())
  return { name, passed }
}

/** @param {readonly Gate[]} gates */
async function runLine(gates) {
  const results = []
  for (const gate of gates) results.push(await runGate(gate))
  return results
}

async function runPackageLine() {
  const built = await runGate(build)
  if (built.passed) return [built, ...(await runLine(packageGates))]
  return [
    built,
    ...packageGates.map(({ name }) => ({ name: `${name}: not run, there is no build`, passed: false })),
  ]
}

/**
 * Two lines of about the same length side by side, one for each core that a small machine has.
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runGates() {
  const results = (await Promise.all([runLine(sourceGates), runPackageLine()])).flat()
  const failures = results.filter(({ passed }) => !passed).map(({ name }) => name)
  return { passed: results.length - failures.length, failures }
}
