/** The fields that react-hook-form knows on this page, of whatever form: their names, and the elements that it holds. */
export function findRegisteredFields(): {
  readonly names: readonly string[]
  readonly elements: readonly Element[]
} {
  const controls = findControls()
  if (controls.length === 0)
    throw new Error('No form of react-hook-form on this page: this would find nothing anywhere.')
  const names = controls.flatMap(({ _names, _formValues }) => [
    ..._names.mount,
    ..._names.unMount,
    ...Object.keys(_formValues),
  ])
  const fields = controls.flatMap(({ _fields }) => Object.values(_fields))
  return {
    names: [...new Set(names)].sort(),
    elements: fields.flatMap(({ _f }) => (_f?.ref instanceof Element ? [_f.ref] : [])),
  }
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
  const waiting: unknown[] = [...document.querySelectorAll('*')].flatMap((element) =>
    Object.entries(element).flatMap(([key, value]) =>
      key.startsWith('__reactContainer$') ? [value as unknown] : [],
    ),
  )
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (
      next === null ||
      typeof next !== 'object' ||
      seen.has(next) ||
      next instanceof Node ||
      next === window
    )
      continue
    seen.add(next)
    if ('_names' in next && '_formValues' in next && '_fields' in next) found.add(next as FormControl)
    else for (const { value } of Object.values(Object.getOwnPropertyDescriptors(next))) waiting.push(value)
  }
  return [...found]
}
