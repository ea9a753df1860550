import type { ExperienceErrorKind } from '../../src/client/index.ts'

/** What a failure comes to, once all that is tried again by itself has been tried; `refresh` is no kind of the client's own. */
export type FailureKind =
  | Extract<
      ExperienceErrorKind,
      | 'network'
      | 'timeout'
      | 'authentication'
      | 'permission'
      | 'not-found'
      | 'conflict'
      | 'rejected'
      | 'rate-limit'
      | 'service'
      | 'invalid-response'
    >
  | 'refresh'

/** What a failure can do with a request. */
export interface FailureContext {
  /** Has the Service do what is asked, and gives its good answer. */
  readonly serve: () => Promise<Response>
  /** By the clock of the test. */
  readonly wait: (ms: number) => Promise<void>
  /** Until the caller gives up. */
  readonly hang: () => Promise<never>
}

/** One row of the matrix: what goes wrong with each request of an operation. */
export interface InjectedFailure {
  /** As in the table. */
  readonly name: string
  /** `null`: nothing fails for good. */
  readonly kind: FailureKind | null
  /** The Service has done what was asked, though its answer says otherwise or never arrives. */
  readonly acts: boolean
  /** How many requests it breaks. Default: all, until it is over. */
  readonly times?: number
  /** What the host's `refresh` does meanwhile. Default: its work. */
  readonly refresh?: 'fails' | 'hangs'
  readonly answer: (context: FailureContext) => Promise<Response>
}
