/** What the sandbox's `fetch` rejects with where a connection fails: a `TypeError`, as of the platform's fetch. */
export class SandboxNetworkError extends TypeError {
  override readonly name = 'TypeError'

  constructor() {
    super('Failed to fetch')
  }
}
