/** A word joiner: nobody sees it. */
export const mark = '\u2060'

const kinds = ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'ListFormat'] as const
let isOn = false
let isPatched = false

/**
 * Dates and numbers are written as by another version of ICU, until the function that it gives back is called: each has the mark
 * at its end, or between its parts, since the parts are also reckoned with.
 */
export function formatInAnotherWay(): () => void {
  if (!isPatched) for (const kind of kinds) Object.assign(Intl, { [kind]: marking(Intl[kind]) })
  isPatched = true
  isOn = true
  return () => {
    isOn = false
  }
}

/** Who made a formatter keeps it, so it looks anew each time whether it is to mark. */
function marking<Formatter extends object>(formatter: Formatter): Formatter {
  return new Proxy(formatter, {
    construct: (target, options: unknown[]) =>
      new Proxy(Reflect.construct(target as never, options) as object, {
        get(of, name) {
          const value = Reflect.get(of, name, of) as unknown
          if (typeof value !== 'function') return value
          const isWriting = String(name).startsWith('format')
          return (...given: unknown[]) => {
            const written = Reflect.apply(value, of, given) as unknown
            return isOn && isWriting ? marked(written) : written
          }
        },
      }),
  })
}

function marked(written: unknown): unknown {
  if (typeof written === 'string') return written + mark
  return (written as readonly { readonly type: string; readonly value: string }[]).map((part) =>
    part.type === 'literal' ? { ...part, value: part.value + mark } : part,
  )
}
