/** A `BroadcastChannel` that delivers at once. The real one is tried by two tabs, in `test/lifecycle`. */
export class Channel extends EventTarget {
  static open = new Set<Channel>()
  static said: unknown[] = []
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    Channel.open.add(this)
  }
  postMessage(data: unknown) {
    Channel.said.push(data)
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }))
  }
  close() {
    Channel.open.delete(this)
  }
}
