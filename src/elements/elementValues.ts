import { reportDeveloperError } from '../i18n/index.ts'
import type { AttributeReader } from './attributeReaders.ts'
import type { ElementDescription } from './ElementDescription.ts'
import { kebab } from './kebab.ts'

/** The values of an element by the names of its properties. An attribute and its property are one value; the last to be set holds. */
export interface ElementValues {
  readonly get: (name: string) => unknown
  readonly set: (name: string, value: unknown) => void
  readonly readAttribute: (attribute: string, text: string | null) => void
  readonly all: () => Readonly<Record<string, unknown>>
}

/** Keeps the values of one element, and tells the developer of those that cannot be used. */
export function createElementValues(
  tag: string,
  descriptions: readonly ElementDescription[],
  onChange: () => void,
): ElementValues {
  const readers = new Map(descriptions.flatMap(({ attributes }) => Object.entries(attributes)))
  const byAttribute = new Map([...readers].map(([name, reader]) => [kebab(name), { name, reader }]))
  const objects = new Set(descriptions.flatMap(({ objects }) => objects))
  const values = new Map<string, unknown>()

  function keep(name: string, value: unknown) {
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
        `It is shown as if it were not given. Give it ${reader.expects}.`,
      )
    }
    return value
  }

  return {
    get: (name) => values.get(name),
    set(name, value) {
      const reader = readers.get(name)
      // Frameworks give properties the text of a template.
      if (reader)
        return keep(
          name,
          value === undefined || (value === null && reader.read('') !== null)
            ? undefined
            : value === null
              ? null
              : read(name, reader, String(value)),
        )
      const wanted = objects.has(name) ? 'object' : 'function'
      if (value == null || typeof value === wanted) return keep(name, value ?? undefined)
      reportDeveloperError(
        `<${tag}> was given ${name} that is no ${wanted}.`,
        `What it was before holds. Set the property: element.${name} = …`,
      )
    },
    readAttribute(attribute, text) {
      const known = byAttribute.get(attribute)
      if (known) keep(known.name, text === null ? undefined : read(attribute, known.reader, text))
    },
    all: () => Object.fromEntries(values),
  }
}
