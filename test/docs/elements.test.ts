import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as surface from '../../src/index.ts'
import { componentElements } from '../../src/elements/descriptions.ts'
import { actionName, type ElementDescription, kebab } from '../../src/elements/ElementDescription.ts'
import { provider } from '../../src/elements/ElementSettings.ts'
import { documentFiles } from './documentFiles.ts'
import { expectGenerated } from './generated.ts'
import { table } from './markdown.ts'
import { partsOf } from './replaceableParts.ts'

const partNames = new Set(
  partsOf(
    readFileSync(new URL('../../src/components/parts/ReplaceableParts.ts', import.meta.url), 'utf8'),
  ).map(({ name }) => name),
)
const settingsSource = readFileSync(new URL('../../src/elements/ElementSettings.ts', import.meta.url), 'utf8')
const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

const attributesOf = ({ attributes }: ElementDescription) =>
  Object.entries(attributes)
    .filter(([name]) => name !== 'actions')
    .map(([name, { expects }]) => `\`${kebab(name)}\` (${expects})`)
    .join(', ')
const propertiesOf = ({ objects, functions }: ElementDescription) => code([...objects, ...functions])
const eventsOf = ({ events }: ElementDescription) =>
  code(
    Object.entries(events).flatMap(([name, kind]) => (kind === 'always' ? [`xp-${actionName(name)}`] : [])),
  )
const actionsOf = ({ events }: ElementDescription) =>
  Object.entries(events)
    .flatMap(([name, kind]) =>
      kind === 'always'
        ? []
        : [{ action: actionName(name), mark: { action: '', link: '*', open: '**' }[kind] }],
    )
    .map(({ action, mark }) => `${mark}\`${action}\`${mark}`)
    .join(', ')

const rows: readonly ElementDescription[] = componentElements
const tables: Readonly<Record<string, string>> = {
  settings: table(
    ['attribute or property', 'what for'],
    [
      ...Object.keys(provider.attributes).map((name) => [kebab(name), name]),
      ...[...provider.objects, ...provider.functions]
        // `messages` is both.
        .filter((name) => !(name in provider.attributes))
        .map((name) => [name, name]),
    ].map(([shown = '', name = '']) => [`\`${shown}\``, docOf(name)]),
  ),
  elements: table(
    ['element', 'attributes', 'properties', 'events', 'actions', 'parts'],
    rows.map((description) => [
      `\`<${description.tag}>\``,
      attributesOf(description),
      propertiesOf(description),
      eventsOf(description),
      actionsOf(description),
      code(description.parts.map(kebab)),
    ]),
  ),
}

/** The doc comment of a setting. */
function docOf(name: string): string {
  const [, comment = ''] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*?)\\*/\\s*readonly ${name}\\?`).exec(settingsSource) ?? []
  return comment.replaceAll(/\s*\*\s|\s+/g, ' ').trim()
}

/** What an element of a document cannot be or take. */
function mistakesIn([whole, tag = '', written = '']: readonly string[]): string[] {
  const element = [...rows, provider].find((description) => description.tag === tag)
  if (!element) return [`${whole}: there is no such element`]
  const known = new Map(
    [provider, element].flatMap(({ attributes }) =>
      Object.entries(attributes).map(([name, reader]) => [kebab(name), reader] as const),
    ),
  )
  return [...written.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].flatMap(([, name = '', value = '']) => {
    const reader = known.get(name)
    if (name === 'slot' || reader?.read(value) !== undefined) return []
    return [`${whole}: ${reader ? `${name} is ${reader.expects}` : `there is no attribute ${name}`}`]
  })
}

describe('the docs of the elements', () => {
  it.each(documentFiles)('%s has elements that are there, with attributes that they read', (page) => {
    const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8')
    const elements = [...text.matchAll(/<(xp-[a-z-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g)]
    expect(elements.flatMap(mistakesIn)).toEqual([])
  })

  expectGenerated('docs/elements.md', tables)

  it('leave out no component of the React surface', () => {
    const components = Object.keys(surface).filter(
      (name) =>
        /^[A-Z]/.test(name) &&
        !/Error$|^(ExperienceProvider|ThemeScope|SaveOfferButton)$/.test(name) &&
        !partNames.has(name),
    )
    const tags = components.map(
      (name) => `xp-${kebab(name[0]?.toLowerCase() + name.slice(1)).replace('experience-hub', 'hub')}`,
    )
    expect(rows.map(({ tag }) => tag).toSorted()).toEqual(tags.toSorted())
  })

  it('say what every setting is for', () => {
    expect(tables['settings']?.split('\n').filter((row) => / \|  \|$/.test(row))).toEqual([])
  })
})
