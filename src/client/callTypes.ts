import type { BodyOf, Operation, ParamsOf, QueryOf, ResponseOf } from '../contract/index.ts'

/** A part that may be left out when nothing in it is required. */
type Part<Key extends string, Value> =
  Record<never, never> extends Value ? { readonly [K in Key]?: Value } : { readonly [K in Key]: Value }

type BodyPart<Body> = [Body] extends [undefined]
  ? { readonly body?: undefined; readonly bytes?: undefined }
  : | { readonly body: Body; readonly bytes?: undefined }
    /** From `encodeBody`: sent as they are. */
    | { readonly body?: undefined; readonly bytes: Uint8Array }

/**
 * What an operation takes: `params`, `query` and `body` (or its `bytes`), each required exactly when the
 * operation needs it.
 */
export type CallInput<O extends Operation> = Part<'params', ParamsOf<O>> &
  Part<'query', QueryOf<O>> &
  BodyPart<BodyOf<O>>

/** How one call is made; all is optional. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** 1 to 255 characters, the same for each attempt of one write. Ignored by operations that take none. */
  readonly idempotencyKey?: string | null | undefined
}

/** `input` may be left out when the operation needs nothing. */
export type CallRest<O extends Operation> =
  Record<never, never> extends CallInput<O>
    ? [input?: CallInput<O>, options?: CallOptions]
    : [input: CallInput<O>, options?: CallOptions]

/** A row of a list that could not be read and is not among `data`. */
export interface DroppedRow {
  /** Its place in the list as the Service sent it. */
  readonly index: number
  /** Its id, where that could be read. */
  readonly id: string | null
  /** Which of its fields could not be read. */
  readonly paths: readonly string[]
}

/** The answer of a call that succeeded. */
export interface CallResult<Data> {
  readonly data: Data
  /** `X-Request-Id`, or `null` where it is absent or CORS hides it. */
  readonly requestId: string | null
  readonly status: number
  /** Rows that could not be read; always empty for operations that are no list. */
  readonly dropped: readonly DroppedRow[]
}

/** The answer of a call of this operation. */
export type CallResultOf<O extends Operation> = CallResult<ResponseOf<O>>
