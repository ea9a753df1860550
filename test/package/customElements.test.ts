import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest/schema.d.ts'
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { componentElements } from '../../src/elements/descriptions.ts'
import { actionName, type ElementDescription, kebab } from '../../src/elements/ElementDescription.ts'
import { provider } from '../../src/elements/ElementSettings.ts'
import { manifest, root } from './manifest.ts'

const file = JSON.parse(readFileSync(join(root, manifest.customElements), 'utf8')) as Package
const declarations = (file.modules[0]?.declarations ?? []) as readonly CustomElementDeclaration[]
const described: readonly ElementDescription[] = [provider, ...componentElements]

/** How an editor would know the element. */
const declared = (tag: string) => declarations.find(({ tagName }) => tagName === tag)
const names = (rows: readonly { readonly name: string }[] = []) => rows.map(({ name }) => name)

describe('custom-elements.json', () => {
  it('is valid against the schema of custom elements manifests', () => {
    const ajv = new Ajv({ strict: false })
    ajv.validate(schema, file)
    expect(ajv.errors).toBeNull()
  })

  it.each(described)('knows $tag: attributes, properties, events and parts', (description) => {
    const element = declared(description.tag)
    const { attributes, objects, functions, events, parts } = description
    expect(names(element?.attributes)).toEqual(expect.arrayContaining(Object.keys(attributes).map(kebab)))
    expect(names(element?.members)).toEqual(
      expect.arrayContaining([...Object.keys(attributes), ...objects, ...functions]),
    )
    expect(names(element?.events)).toEqual(
      expect.arrayContaining(Object.keys(events).map((handler) => `xp-${actionName(handler)}`)),
    )
    expect(names(element?.cssParts)).toEqual(parts.map(kebab))
    expect(element?.description).toMatch(/\w{3}/)
  })

  it('has the settings in every element, each said once', () => {
    for (const { attributes = [], members = [] } of declarations) {
      expect(names(attributes)).toContain('base-url')
      for (const rows of [names(attributes), names(members)]) expect(rows).toEqual([...new Set(rows)])
    }
  })

  it('has types and comments as they stand in the code', () => {
    const catalog = declared('xp-offer-catalog')
    const row = (rows: readonly { readonly name: string }[] = [], name: string) =>
      rows.find((one) => one.name === name)
    expect(row(catalog?.attributes, 'heading-level')).toMatchObject({
      fieldName: 'headingLevel',
      type: { text: '1 | 2 | 3 | 4' },
      description: expect.stringMatching(/^Level of the title/) as string,
    })
    expect(row(catalog?.events, 'xp-open')).toMatchObject({
      type: { text: expect.stringMatching(/^CustomEvent<\{ readonly offer: Offer; /) as string },
    })
    expect(JSON.stringify(file)).not.toMatch(/import\(|src\/|\.ts"/)
  })
})
