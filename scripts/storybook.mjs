// @ts-check
// npm run storybook and npm run build-storybook: installs what is missing, then starts or builds Storybook.
// What follows `dev` or `build` goes to Storybook's own command.
import { parseArgs } from 'node:util'
import { ensurePackages } from './ensure.mjs'
import { run } from './run.mjs'

// What is Storybook's own goes on to it: only the port is read here.
const { values, positionals } = parseArgs({
  options: { port: { type: 'string', short: 'p' } },
  allowPositionals: true,
  strict: false,
})
const [command = 'dev'] = positionals
const given = process.argv.slice(2)
const more = given.filter((_, index) => index !== given.indexOf(command))

try {
  await ensurePackages()
  const own = command === 'dev' && values.port === undefined ? ['--port', '6006'] : []
  // Said, because a test runner's own NODE_ENV would make it a development build.
  const env = command === 'build' ? { NODE_ENV: 'production' } : {}
  const { code } = await run(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', command, '--disable-telemetry', ...own, ...more],
    { env: { STORYBOOK_DISABLE_TELEMETRY: '1', ...env } },
  )
  process.exitCode = code
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
