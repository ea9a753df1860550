// @ts-check
// npm run storybook and npm run build-storybook: installs what is missing, then starts or builds Storybook.
// What follows `dev` or `build` goes to Storybook's own command.
import { ensurePackages } from './ensure.mjs'
import { run } from './run.mjs'

const [command = 'dev', ...more] = process.argv.slice(2)

try {
  await ensurePackages()
  const own = command === 'dev' && !more.includes('--port') ? ['--port', '6006'] : []
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
