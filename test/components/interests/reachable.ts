/**
 * Looks for texts in everything that can be reached from React's tree on this page: props, state, refs, contexts and
 * what hangs on them (query cache and client among it). DOM nodes are left out, for in the fields the text has to be.
 * Returns where each was found.
 */
export function findInReact(texts: readonly string[]): string[] {
  const roots = [...document.querySelectorAll('*')].flatMap((element) =>
    Object.entries(element).flatMap(([key, value]) => (key.startsWith('__reactContainer$') ? [value as unknown] : [])),
  )
  if (roots.length === 0) throw new Error('No React root on this page: this would find nothing anywhere.')
  const found: string[] = []
  const seen = new Set<unknown>()
  const waiting: { readonly value: unknown; readonly path: string }[] = roots.map((value) => ({ value, path: 'root' }))
  const look = (text: string, path: string) => {
    if (texts.some((sought) => text.includes(sought))) found.push(path)
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value === 'string') look(value, path)
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) continue
    seen.add(value)
    if (value instanceof Node || value === window) continue
    if (ArrayBuffer.isView(value)) look(new TextDecoder().decode(value), path)
    else if (value instanceof Map || value instanceof Set) for (const entry of value) waiting.push({ value: entry, path: `${path}.entry` })
    else for (const key of Reflect.ownKeys(value)) push(value, key)
    function push(holder: object, key: string | symbol) {
      try {
        waiting.push({ value: (holder as Record<string | symbol, unknown>)[key], path: `${path.slice(-200)}.${String(key)}` })
      } catch {
        // A getter that throws outside its object holds nothing that we could read.
      }
    }
  }
  return found
}
