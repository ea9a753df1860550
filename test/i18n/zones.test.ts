import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))

// A process of its own: what the zone of a machine is, an engine asks once, as it starts.
it.each([
  ['Pacific/Pago_Pago', 'UTC-11'],
  ['Pacific/Kiritimati', 'UTC+14'],
  ['Europe/Copenhagen', 'a change of hour in spring and autumn'],
  ['America/Sao_Paulo', 'days that once began at one'],
])(
  'calendar dates hold on a machine in %s (%s)',
  async (zone) => {
    const { stdout } = await run(
      process.execPath,
      [vitest, 'run', '--project', 'unit', 'test/i18n/calendarDatesInZone.test.ts', '--reporter', 'json'],
      {
        cwd: root,
        env: { ...process.env, TZ: zone, XP_ZONE: zone },
        maxBuffer: 10_000_000,
      },
    )
    const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      readonly numPassedTests: number
      readonly numTotalTests: number
    }
    expect(report.numPassedTests).toBe(report.numTotalTests)
    expect(report.numPassedTests).toBeGreaterThan(10)
  },
  120_000,
)
