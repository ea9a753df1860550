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

/** The fields that react-hook-form knows on this page, of whatever form: their names, and the elements that it holds. */
export function findRegisteredFields(): { readonly names: readonly string[]; readonly elements: readonly Element[] } {
  const controls = findControls()
  if (controls.length === 0) throw new Error('No form of react-hook-form on this page: this would find nothing anywhere.')
  const names = controls.flatMap(({ _names, _formValues }) => [..._names.mount, ..._names.unMount, ...Object.keys(_formValues)])
  const fields = controls.flatMap(({ _fields }) => Object.values(_fields))
  return { names: [...new Set(names)].sort(), elements: fields.flatMap(({ _f }) => (_f?.ref instanceof Element ? [_f.ref] : [])) }
}

interface FormControl {
  readonly _names: { readonly mount: Set<string>; readonly unMount: Set<string> }
  readonly _formValues: object
  readonly _fields: Record<string, { readonly _f?: { readonly ref?: unknown } }>
}

/** In the refs and states of every component, found by the fibers under each root. */
function findControls(): FormControl[] {
  const found = new Set<FormControl>()
  const seen = new Set<object>()
  const waiting: unknown[] = [...document.querySelectorAll('*')].flatMap((element) => Object.entries(element).flatMap(([key, value]) => (key.startsWith('__reactContainer$') ? [value as unknown] : [])))
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (next === null || typeof next !== 'object' || seen.has(next) || next instanceof Node || next === window) continue
    seen.add(next)
    if ('_names' in next && '_formValues' in next && '_fields' in next) found.add(next as FormControl)
    else for (const { value } of Object.values(Object.getOwnPropertyDescriptors(next))) waiting.push(value)
  }
  return [...found]
}
