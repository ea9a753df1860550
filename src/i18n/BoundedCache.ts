/** A map that forgets its oldest entry beyond `limit`: Intl objects are dear to make, and a long-lived page must not hoard them. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #limit: number

  constructor(limit = 50) {
    this.#limit = limit
  }

  /** The value under `key`, made with `create` the first time. */
  get(key: string, create: () => Value): Value {
    const known = this.#entries.get(key)
    if (known !== undefined) return known
    const value = create()
    const oldest = this.#entries.keys().next()
    if (this.#entries.size >= this.#limit && !oldest.done) this.#entries.delete(oldest.value)
    this.#entries.set(key, value)
    return value
  }
}
