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
