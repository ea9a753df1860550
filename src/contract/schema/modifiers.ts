import { createSchema, type Schema } from './Schema.ts'

/** May be missing. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(inner: Schema<T>): Schema<T | undefined> {
  return createSchema({ type: 'optional', inner }, (value, pass) =>
    value === undefined ? undefined : inner.read(value, pass),
  )
}

/** May be null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<T>(inner: Schema<T>): Schema<T | null> {
  return createSchema({ type: 'nullable', inner }, (value, pass) =>
    value === null ? null : inner.read(value, pass),
  )
}

/**
 * Reads a field of which the specification promises nothing: null, a missing key and a value of another
 * shape all read as `undefined`, so that one odd field never hides the row it stands in.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<T>(inner: Schema<T>): Schema<T | undefined> {
  return withFallback(inner, undefined)
}

/** As {@link lenient}, where what cannot be read is null. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<T>(inner: Schema<T>): Schema<T | null> {
  return withFallback(inner, null)
}

/* @__NO_SIDE_EFFECTS__ */
function withFallback<T, Fallback>(inner: Schema<T>, fallback: Fallback): Schema<T | Fallback> {
  return createSchema({ type: 'fallback', inner, value: fallback }, (value, pass) => {
    if (value === fallback) return fallback
    const before = pass.issues.length
    const data = inner.read(value, pass)
    if (pass.issues.length === before) return data
    pass.issues.length = before
    return fallback
  })
}
