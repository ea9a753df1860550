// Not by `instanceof`: what comes from a frame or a test runner (Jest with jsdom) is of other classes than ours.

/** What was thrown, where it is an error of any realm; else an error around it. */
export function toError(thrown: unknown): Error {
  return isError(thrown)
    ? thrown
    : new Error('@experience-program/react: what was thrown is no error; see its cause.', { cause: thrown })
}

function isError(value: unknown): value is Error {
  if (typeof value !== 'object' || value === null) return false
  return 'message' in value && typeof value.message === 'string' && 'name' in value
}

const tagOf = (value: unknown) => Object.prototype.toString.call(value)

export const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> =>
  tagOf(value) === '[object Uint8Array]'

export const isArrayBuffer = (value: unknown): value is ArrayBuffer => tagOf(value) === '[object ArrayBuffer]'
