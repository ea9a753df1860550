import { join } from 'node:path'
import { root, run } from '../../scripts/run.mjs'
import type { DoctorReport } from '../../src/doctor/Report.ts'

/** The built command `experience-doctor`, as a host's owner runs it. */
export async function runDoctor(
  ...args: readonly string[]
): Promise<DoctorReport & { readonly code: number }> {
  const file = join(root, 'dist/doctor/node/doctorBin.js')
  const { code, output } = await run(process.execPath, [file, '--json', ...args], { quiet: true })
  return { ...(JSON.parse(output) as DoctorReport), code }
}

/** What is wrong with a host, as `severity id`. That it has no policy and no sign-in is worth knowing, and no more. */
export async function wrongIn(...args: readonly string[]): Promise<readonly string[]> {
  const { findings } = await runDoctor(...args)
  return findings.filter(({ severity }) => severity !== 'info').map(({ severity, id }) => `${severity} ${id}`)
}
