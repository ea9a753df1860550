const mostMs = 15_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Tries until it gives something other than a text, which says why not yet. */
export async function until<Result>(
  what: string,
  attempt: () => Promise<Result | string>,
  timeoutMs = mostMs,
): Promise<Result> {
  const end = Date.now() + timeoutMs
  for (;;) {
    // A page that is being left answers with an error.
    const result = await attempt().catch((error: unknown) => `fails: ${String(error)}`)
    if (typeof result !== 'string') return result
    if (Date.now() > end) throw new Error(`${what} ${result}`)
    await wait(30)
  }
}
