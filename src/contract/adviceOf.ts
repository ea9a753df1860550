/**
 * What to do about an error, for the developer who embeds the library, with the space before it. It is given as
 * `() => process.env.NODE_ENV !== 'production' && '…'`, of which a bundler for members leaves nothing. Asked when there is an
 * error, not while modules load: a page without a bundler has no `process`, and does without advice.
 */
export function adviceOf(advice: () => string | false): string {
  try {
    const text = advice()
    return text === false ? '' : ` ${text}`
  } catch {
    return ''
  }
}
