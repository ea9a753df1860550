/** What goes wrong with a request. */
export type InjectedFailureKind =
  | 'network' // no answer and nothing done: the connection fails
  | 'hang' // no answer and nothing done, until the caller gives up
  | 'lost-answer' // done; status, headers and part of the body arrive, then the connection breaks
  | 'truncated' // done; the JSON ends in the middle, the connection is fine
  | 'empty-body' // done; 200 without a body
  | 'wrong-shape' // done; 200 with JSON of another shape
  | 'html' // nothing done; 200 with a page, as a captive portal answers
  | 401
  | 403
  | 404
  | 409
  | 422
  | 429
  | 500
  | 503

/** A rule that breaks some requests. The first rule that fits a request is used. */
export interface InjectedFailure {
  readonly kind: InjectedFailureKind
  /** Name of an operation, or several. Default: all but `exchange`. */
  readonly operation?: string | readonly string[]
  /** How many requests it breaks. Default: all. */
  readonly times?: number
  /** How many fitting requests it lets pass first. Default 0. */
  readonly after?: number
  /** `Retry-After`: a number is seconds, a Date the HTTP date form, a string is sent as it is. Default: no header. */
  readonly retryAfter?: number | string | Date
}

/** How the Service behaves from now on. What is left out behaves well. */
export interface ScenarioSettings {
  /** Wait before each answer, in milliseconds; with an object, by operation name. */
  readonly latencyMs?: number | Readonly<Record<string, number>>
  readonly failures?: readonly InjectedFailure[]
  /** Life of the links to attachments, in milliseconds. Default 10 minutes. */
  readonly attachmentLifeMs?: number
  /** A catalog of so many offers. */
  readonly huge?: number
  /** No offers, redemptions, conversations or ledger entries. */
  readonly empty?: boolean
  /** Puts rows that cannot be read among those of each list. */
  readonly brokenRows?: boolean
}

/** Named scenarios, for stories and tests. */
export const scenarios = {
  default: {},
  empty: { empty: true },
  huge: { huge: 5_000 },
  slow: { latencyMs: 2_500 },
  hanging: { failures: [{ kind: 'hang' }] },
  offline: { failures: [{ kind: 'network' }] },
  failing: { failures: [{ kind: 500 }] },
  forbidden: { failures: [{ kind: 403 }] },
  'rate-limited': { failures: [{ kind: 429, retryAfter: 30 }] },
  'lost-answers': { failures: [{ kind: 'lost-answer' }] },
  'wrong-shape': { failures: [{ kind: 'wrong-shape' }] },
  'broken-rows': { brokenRows: true },
  'intake-failing': { failures: [{ kind: 500, operation: 'submitIntake' }] },
} as const satisfies Record<string, ScenarioSettings>

/** The name of a scenario of `scenarios`. */
export type ScenarioName = keyof typeof scenarios

export function readScenario(scenario: ScenarioName | ScenarioSettings): ScenarioSettings {
  if (typeof scenario !== 'string') return scenario
  const named: ScenarioSettings | undefined = scenarios[scenario]
  if (named) return named
  throw new TypeError(
    `@experience-program/react: there is no scenario "${String(scenario)}". It would change nothing. Use one of: ${Object.keys(scenarios).join(', ')}.`,
  )
}
