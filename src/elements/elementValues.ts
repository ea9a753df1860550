import { reportDeveloperError } from '../base/index.ts'
import { type AttributeReader, type ElementDescription, kebab } from './ElementDescription.ts'

/**
 * The values of an element by the names of its properties. An attribute and its property are one value; the
 * last one set counts.
 */
export interface ElementValues {
  readonly get: (name: string) => unknown
  readonly set: (name: string, value: unknown) => void
  readonly readAttribute: (attribute: string, text: string | null) => void
  readonly all: () => Readonly<Record<string, unknown>>
}

/** Stores the values of one element, and reports those that cannot be used to the developer. */
export function createElementValues(
  tag: string,
  descriptions: readonly ElementDescription[],
  onChange: () => void,
): ElementValues {
  const readers = new Map(descriptions.flatMap(({ attributes }) => Object.entries(attributes)))
  const byAttribute = new Map([...readers].map(([name, reader]) => [kebab(name), { name, reader }]))
  const objects = new Set(descriptions.flatMap(({ objects }) => objects))
  const values = new Map<string, unknown>()

  function store(name: string, value: unknown) {
    if (Object.is(values.get(name), value)) return
    if (value === undefined) values.delete(name)
    else values.set(name, value)
    onChange()
  }

  function read(what: string, reader: AttributeReader<unknown>, text: string): unknown {
    const value = reader.read(text)
    if (value === undefined) {
      reportDeveloperError(
        `<${tag}> cannot read ${what}="${text}".`,
        () => process.env.NODE_ENV !== 'production' && `The value is ignored. Give it ${reader.expects}.`,
      )
    }
    return value
  }

  return {
    get: (name) => values.get(name),
    set(name, value) {
      const reader = readers.get(name)
      // Frameworks set properties to the text of a template.
      if (reader)
        return store(
          name,
          value === undefined || (value === null && reader.read('') !== null)
            ? undefined
            : value === null
              ? null
              : read(name, reader, String(value)),
        )
      const wanted = objects.has(name) ? 'object' : 'function'
      if (value == null || typeof value === wanted) return store(name, value ?? undefined)
      const article = wanted === 'object' ? 'an' : 'a'
      reportDeveloperError(
        `<${tag}> needs ${article} ${wanted} as ${name}.`,
        () =>
          process.env.NODE_ENV !== 'production' &&
          `The value is ignored. Set the property: element.${name} = …`,
      )
    },
    readAttribute(attribute, text) {
      const known = byAttribute.get(attribute)
      if (known) store(known.name, text === null ? undefined : read(attribute, known.reader, text))
    },
    all: () => Object.fromEntries(values),
  }
}
