type Listener = (event: { readonly data: unknown }) => void

/**
 * A `BroadcastChannel` that delivers at once, and throws at the sender what a listener throws. The real one is tried by
 * two tabs, in `test/lifecycle`.
 */
export class Channel {
  static open = new Set<Channel>()
  static said: unknown[] = []
  readonly name: string
  private readonly listeners: Listener[] = []

  constructor(name: string) {
    this.name = name
    Channel.open.add(this)
  }

  addEventListener(_type: 'message', listener: Listener) {
    this.listeners.push(listener)
  }

  postMessage(data: unknown) {
    Channel.said.push(data)
    for (const { name, listeners } of [...Channel.open].filter((other) => other !== this))
      if (name === this.name) for (const listener of listeners) listener({ data })
  }

  close() {
    Channel.open.delete(this)
  }
}
