/** A fixed moment: walks on the same seed are the same on every day. */
const start = Date.UTC(2026, 10, 23, 9)

/**
 * The time of a walk, for the Service and for every page. It stands still unless the walk moves it: on a slow machine a
 * walk takes longer, and is the same walk.
 */
export class WalkTime {
  private ms = start
  private readonly waits = new Set<{ readonly until: number; readonly end: () => void }>()

  readonly now = (): number => this.ms

  move(ms: number): void {
    this.ms += ms
    for (const wait of [...this.waits].toSorted((one, other) => one.until - other.until))
      if (wait.until <= this.ms) wait.end()
  }

  /** Until the walk has moved on so far. Rejects when whoever asked has given up. */
  readonly wait = (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const wait = {
        until: this.ms + ms,
        end: () => {
          this.waits.delete(wait)
          resolve()
        },
      }
      this.waits.add(wait)
      signal?.addEventListener(
        'abort',
        () => {
          this.waits.delete(wait)
          reject(signal.reason as Error)
        },
        { once: true },
      )
    })
}
