/**
 * What an error adds for the developer who embeds the library: why it matters and how to fix it, with a space
 * before it. Pass `() => process.env.NODE_ENV !== 'production' && '…'`: a bundler for production removes the
 * text. The function runs when there is an error, not while modules load: a page without a bundler has no
 * `process`, and gets no hint.
 */
export function developmentHint(hint: DevelopmentHint): string {
  try {
    const text = hint()
    return text === false ? '' : ` ${text}`
  } catch {
    return ''
  }
}

export type DevelopmentHint = () => string | false

/**
 * Runs a check of the host's mistakes. Pass `() => process.env.NODE_ENV !== 'production' && check()`: a
 * bundler for production leaves nothing of the check. A page without a bundler has no `process`, and runs no
 * check.
 */
export function runInDevelopment(check: () => unknown): void {
  try {
    check()
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
  }
}
