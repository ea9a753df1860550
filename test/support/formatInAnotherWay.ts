/** A word joiner: nobody sees it. */
export const mark = '\u2060'

const kinds = ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'ListFormat'] as const
let isOn = false
let isPatched = false

/**
 * Dates and numbers are written as by another version of ICU, until the function that it gives back is called: each has the mark
 * at its end, or between its parts, since the parts are also reckoned with. Also by formatters that were made before.
 */
export function formatInAnotherWay(): () => void {
  if (!isPatched) for (const kind of kinds) patch(Intl[kind].prototype)
  isPatched = true
  isOn = true
  return () => {
    isOn = false
  }
}

type Write = (...given: unknown[]) => unknown

function patch(prototype: object): void {
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (!name.startsWith('format')) continue
    const { get, value } = property as { readonly get?: () => Write; readonly value?: Write }
    const patched = get
      ? {
          get(this: object): Write {
            return marking(Reflect.apply(get, this, []) as Write)
          },
        }
      : { value: marking(value as Write) }
    Object.defineProperty(prototype, name, { ...property, ...patched })
  }
}

/** Who made a formatter keeps it, so it looks anew each time whether it is to mark. */
const marking = (write: Write): Write =>
  function (this: unknown, ...given) {
    const written = Reflect.apply(write, this, given)
    return isOn ? marked(written) : written
  }

function marked(written: unknown): unknown {
  if (typeof written === 'string') return written + mark
  return (written as readonly { readonly type: string; readonly value: string }[]).map((part) =>
    part.type === 'literal' ? { ...part, value: part.value + mark } : part,
  )
}
