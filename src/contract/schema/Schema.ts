/** One fault of a value: of what kind, and where. Never the value that was found there. */
export interface Issue {
  readonly code: 'invalid_type' | 'invalid_value' | 'too_small' | 'too_big' | 'unrecognized_keys' | 'custom'
  readonly path: readonly PropertyKey[]
  /** The keys that are too many, where these are the fault. They are the sender's own words. */
  readonly keys?: readonly string[] | undefined
}

/** What became of a reading: the value as it was read, or all its faults. */
export type ReadResult<T> =
  | { readonly success: true; readonly data: T; readonly error?: undefined }
  | {
      readonly success: false
      readonly data?: undefined
      readonly error: { readonly issues: readonly Issue[] }
    }

/** What a schema takes, as data: the published description is made of it. */
export type Definition =
  | { readonly type: 'unknown' }
  | { readonly type: 'boolean' }
  | { readonly type: 'string'; readonly minLength: number }
  | { readonly type: 'number'; readonly isWhole: boolean; readonly limits: NumberLimits }
  | { readonly type: 'enum'; readonly values: readonly unknown[] }
  | { readonly type: 'array'; readonly items: Schema<unknown>; readonly minItems: number }
  | { readonly type: 'record'; readonly values: Schema<unknown> }
  | {
      readonly type: 'object'
      readonly fields: Readonly<Record<string, Schema<unknown>>>
      readonly isStrict: boolean
    }
  | { readonly type: 'optional' | 'nullable'; readonly inner: Schema<unknown> }
  /** What cannot be read reads as `value`. */
  | { readonly type: 'fallback'; readonly inner: Schema<unknown>; readonly value: unknown }

/** From where to where a number may lie; `above` is a limit that it must pass. */
export interface NumberLimits {
  readonly least?: number | undefined
  readonly most?: number | undefined
  readonly above?: number | undefined
}

/** How a value of type `T` is read. */
export interface Schema<out T> {
  readonly definition: Definition
  /** Reads a value, or says all that is wrong with it. It never throws. */
  safeParse(value: unknown): ReadResult<T>
  /** Reads a value that stands in another one. */
  readonly read: Read
}

/** The type that a schema reads. */
export type Infer<S> = S extends Schema<infer T> ? T : never

/** One pass over a value: where it is, and what it has found. */
export interface Pass {
  readonly path: PropertyKey[]
  readonly issues: Issue[]
}

/** Gives the value as it was read. What it gives is nothing to rely on when it has added an issue. */
export type Read = (value: unknown, pass: Pass) => unknown

/* @__NO_SIDE_EFFECTS__ */
export function createSchema<T, D extends Definition = Definition>(
  definition: D,
  read: Read,
): Schema<T> & { readonly definition: D } {
  return {
    definition,
    read,
    safeParse(value) {
      const pass: Pass = { path: [], issues: [] }
      const data = read(value, pass) as T
      return pass.issues.length === 0
        ? { success: true, data }
        : { success: false, error: { issues: pass.issues } }
    },
  }
}

/** Notes a fault at the place where the pass is. */
export function fault(pass: Pass, code: Issue['code'], keys?: readonly string[]): undefined {
  pass.issues.push({ code, path: [...pass.path], keys })
}

/** Reads what stands under `key`. */
export function readAt(schema: Schema<unknown>, value: unknown, key: PropertyKey, pass: Pass): unknown {
  pass.path.push(key)
  const data = schema.read(value, pass)
  pass.path.pop()
  return data
}
