/** Where in a request a marker was found. */
export interface MarkerFound {
  /** Index in the markers that the sandbox was given. */
  readonly marker: number
  /** `line` is method and address. */
  readonly part: 'line' | 'headers' | 'body'
}

/** One request: never a body, a token or a key. */
export interface LogEntry {
  /** When it arrived, by the sandbox's clock, ISO-8601. */
  readonly at: string
  readonly method: string
  /** Without the query. A part that is not a plain id, or holds a marker or a credential, reads `*`; an unknown path is `*` whole. */
  readonly path: string
  /** Name of the operation, or null when none fits (a preflight, an unknown path). */
  readonly operation: string | null
  /** Null when no answer was given: a network fault, an abort, or not yet. */
  readonly status: number | null
  readonly requestId: string
  readonly idempotencyKey: string | null
  /** `externalUserID` of the member who asked. */
  readonly member: string | null
  /** Whether an earlier answer was replayed. */
  readonly replayed: boolean
  readonly markersIn: readonly MarkerFound[]
}
