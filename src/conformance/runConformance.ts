import { cases } from './cases/index.ts'
import { CaseObserved, CaseSkipped, ConformanceFailure, ServiceUnreachable } from './checks.ts'
import type { ConformanceCase } from './ConformanceCase.ts'
import type { CaseResult, ConformanceOptions, ConformanceReport, Need } from './ConformanceOptions.ts'
import { createCaller, refusalOfBaseUrl, refusalOfKey } from './createCaller.ts'
import { createContext } from './createContext.ts'

/**
 * Asks a Service over HTTP whether it does what the specification says, rule by rule. Read-only unless `writes` is set.
 * Cases run one after another; each takes away what it made, as far as the Service can be told to. Throws a
 * `TypeError` for a base URL to which a key must not be sent (http leads to this machine only), and for a key that
 * cannot be sent.
 */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const refusal = refusalOfBaseUrl(options.baseUrl)
  if (refusal !== null) throw new TypeError(`@experience-program/react: baseUrl ${refusal}`)
  for (const name of ['orgApiKey', 'liveKey'] as const) {
    const problem = options[name] === undefined ? null : refusalOfKey(options[name])
    if (problem !== null) throw new TypeError(`@experience-program/react: ${name} ${problem}`)
  }
  const results: CaseResult[] = []
  const run: Run = { options, unreached: 0 }
  for (const each of cases) {
    const result = await runCase(each, run)
    results.push(result)
    options.onResult?.(result)
  }
  const count = (outcome: CaseResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  return {
    baseUrl: options.baseUrl,
    results,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    observed: count('observed'),
  }
}

interface Run {
  readonly options: ConformanceOptions
  /** Cases in a row that got no answer. */
  unreached: number
}

/** So many: who wrote a wrong address, or has a Service that hangs, need not wait for all. */
const patience = 3

async function runCase({ name, rules, needs, run }: ConformanceCase, state: Run): Promise<CaseResult> {
  const { options } = state
  const ended = (outcome: CaseResult['outcome'], message: string | null): CaseResult => ({
    name,
    rules,
    outcome,
    message,
  })
  if (state.unreached >= patience) return ended('skipped', 'needs a Service that answers')
  const missing = needs.filter((need) => !has(options, need))
  if (missing.length > 0) return ended('skipped', `needs ${missing.map((need) => words[need]).join(' and ')}`)
  const { context, cleanUp } = createContext(options, createCaller(options))
  try {
    await run(context)
    state.unreached = 0
    return ended('passed', null)
  } catch (error) {
    if (error instanceof CaseSkipped) return ended('skipped', error.message)
    state.unreached = error instanceof ServiceUnreachable ? state.unreached + 1 : 0
    if (error instanceof CaseObserved) return ended('observed', error.message)
    const message = error instanceof Error ? error.message : String(error)
    return ended('failed', error instanceof ConformanceFailure ? message : `The request failed: ${message}`)
  } finally {
    await cleanUp()
  }
}

function has(
  { writes = false, externalUserID, liveKey, staffUserID, control, receiver }: ConformanceOptions,
  need: Need,
): boolean {
  if (need === 'read') return true
  if (need === 'write') return writes
  if (need === 'member') return writes || externalUserID !== undefined
  if (need === 'live') return liveKey !== undefined
  if (need === 'staff') return staffUserID !== undefined
  return need === 'control' ? control !== undefined : receiver !== undefined
}

const words: Readonly<Record<Need, string>> = {
  read: 'nothing',
  write: '`writes`',
  member: '`externalUserID` of an existing member, or `writes`',
  live: '`liveKey`',
  staff: '`staffUserID`',
  control: '`control` of the Service',
  receiver: '`receiver` of webhooks',
}
