/** A text that is being looked for, and the name that a report gives it: a report never shows the text. */
export type Secrets = Readonly<Record<string, string>>

/** Where a secret was found. */
export interface Found {
  readonly secret: string
  readonly path: string
}

export interface FindOptions {
  /** Values that are not entered. DOM nodes and the window never are: what is in the page is looked for in its markup. */
  readonly skip?: (value: object) => boolean
}

/**
 * Looks for secrets in everything that can be come by from `root`: own and inherited properties, hidden ones and
 * symbols among them, getters, keys, entries of maps, sets, headers and forms, and bytes. Each is looked for in every
 * spelling that something on the way may have given it.
 */
export function findSecret(
  root: unknown,
  secrets: Secrets,
  { skip = () => false }: FindOptions = {},
): Found[] {
  const wanted = Object.entries(secrets).map(([secret, text]) => ({ secret, spellings: spellingsOf(text) }))
  const found = new Map<string, Found>()
  const seen = new Set<unknown>()
  const waiting: { readonly value: unknown; readonly path: string }[] = [{ value: root, path: '' }]

  function look(text: string, path: string) {
    for (const { secret, spellings } of wanted) {
      if (spellings.some((spelling) => text.includes(spelling)))
        found.set(`${secret} ${path}`, { secret, path })
    }
  }

  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value === 'string') look(value, path)
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value))
      continue
    seen.add(value)
    if (isOfThePage(value) || skip(value)) continue
    const bytes = bytesOf(value)
    if (bytes) {
      for (const encoding of ['utf-8', 'utf-16le']) look(new TextDecoder(encoding).decode(bytes), path)
      continue
    }
    if (isIterable(value)) {
      let index = 0
      for (const entry of value) {
        waiting.push({ value: entry, path: `${path}<${String(index)}>` })
        index += 1
      }
    }
    for (const key of Reflect.ownKeys(value)) {
      look(String(key), `${path} (a key)`)
      try {
        waiting.push({ value: Reflect.get(value, key), path: `${path.slice(-160)}.${String(key)}` })
      } catch {
        // Some getters of built-in prototypes throw. They hold nothing that a page could read.
      }
    }
    waiting.push({ value: Object.getPrototypeOf(value), path: `${path.slice(-160)}.[[Prototype]]` })
  }
  return [...found.values()]
}

const known = new Map<string, readonly string[]>()

/** A text as it is, and as JSON, HTML, an address, a form, base64 (at each of its three offsets) or hexadecimal would spell it. */
export function spellingsOf(text: string): readonly string[] {
  const spellings = known.get(text) ?? spell(text)
  known.set(text, spellings)
  return spellings
}

function spell(text: string): readonly string[] {
  const json = JSON.stringify(text).slice(1, -1)
  const bytes = new TextEncoder().encode(text)
  const address = encodeURIComponent(text)
  const html = text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`)
  const named = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const base64 = [0, 1, 2].map((offset) => base64Inside(bytes, offset))
  const hexadecimal = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const escaped = text.replace(
    /[^\x20-\x7e]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const all = [
    text,
    json,
    JSON.stringify(json).slice(1, -1),
    escaped,
    html,
    named,
    named.replaceAll('"', '&quot;'),
    address,
    encodeURIComponent(address),
    encodeURI(text),
    address.replaceAll('%20', '+'),
    ...base64,
    ...base64.map(urlSafe),
    hexadecimal,
    hexadecimal.toUpperCase(),
  ]
  return [...new Set(all)]
}

/** The signs of base64 that these bytes alone decide, where `offset` bytes modulo three stand before them. */
function base64Inside(bytes: Uint8Array, offset: number): string {
  const padded = [...new Array<number>(offset).fill(0), ...bytes]
  const whole = btoa(String.fromCharCode(...padded)).replaceAll('=', '')
  const before = Math.ceil((offset * 8) / 6)
  const after = padded.length % 3 === 0 ? 0 : 1
  return whole.slice(before, whole.length - after)
}

const urlSafe = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_')

function isOfThePage(value: object): boolean {
  return (
    (typeof Node !== 'undefined' && value instanceof Node) ||
    (typeof window !== 'undefined' && value === window)
  )
}

function bytesOf(value: object): Uint8Array | null {
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  return ArrayBuffer.isView(value) ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : null
}

/** Only the built-in containers: an iterator of the host's own might not end. */
function isIterable(value: object): value is Iterable<unknown> {
  const containers = [
    Map,
    Set,
    Headers,
    URLSearchParams,
    ...(typeof FormData === 'undefined' ? [] : [FormData]),
  ]
  return containers.some((container) => value instanceof container)
}
