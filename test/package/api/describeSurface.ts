import ts from 'typescript'
import { table } from '../../docs/markdown.ts'
import { tokenRows } from '../../docs/tokenRows.ts'
import { englishMessages, partsOf } from '../../locales/englishMessages.ts'
import { componentElements } from '../../../src/elements/descriptions.ts'
import type { ElementDescription } from '../../../src/elements/ElementDescription.ts'
import { provider } from '../../../src/elements/ElementSettings.ts'
import { actionName, kebab } from '../../../src/elements/kebab.ts'
import { manifest } from '../manifest.ts'
import { checker, entries, exportsOf } from './declarations.ts'
import { written } from './describeEntry.ts'
import { codeCell } from './printing.ts'
import { stateAttributes } from './stateAttributes.ts'

/** What is public and is no export: entries, tokens, parts, attributes, messages, events. */
export function describeSurface(): string {
  const parts = [
    '# The surface beside the exports',
    written,
    'What of it counts as breaking: [versioning.md](../versioning.md). Classes that begin with `xp-` and custom properties that are not in the first table are ours, and may change at any time.',
    '## Entries',
    table(
      ['entry', 'conditions and files'],
      Object.entries(manifest.exports).map(([entry, target]) => [`\`${entry}\``, targetText(target)]),
    ),
    '## Commands',
    Object.keys(manifest.bin)
      .map((name) => `- \`${name}\``)
      .join('\n'),
    '## Tokens',
    'Custom properties, to be set on any element around or on a root.',
    table(
      ['token', 'what for'],
      tokenRows.map(([name = '', what = '']) => [name, what]),
    ),
    '## Parts',
    'Keys of `classNames`.',
    table(['component', 'parts'], partRows()),
    '## Attributes',
    'In the light DOM or inside an element, on the elements named by parts or on their children. A value that is worked out (a status of the Service, a length) is not listed.',
    table(
      ['attribute', 'values', 'in'],
      stateAttributes().map(({ name, values, files }) => [
        `\`${name}\``,
        [...values]
          .toSorted()
          .map((value) => (value === '' ? 'present' : `\`${value}\``))
          .join(' '),
        [...files].toSorted().join(', '),
      ]),
    ),
    '## Elements',
    'Each attribute is a property too, in camel case; the attributes and properties of `<xp-provider>` are on every element. `actions` names the events that a component offers a button for.',
    table(
      ['element', 'attributes', 'properties', 'events'],
      [provider, ...Object.values(componentElements)].map(elementRow),
    ),
    '## Events',
    'What `onEvent` is told.',
    table(['`name`', 'also has'], eventRows()),
    '## Messages',
    'Keys, with their placeholders and tags. *n* stands for a message with plural forms.',
    ...messageLists(),
  ]
  return `${parts.join('\n\n')}\n`
}

const targetText = (target: string | Readonly<Record<string, string>>) =>
  typeof target === 'string'
    ? `\`${target}\``
    : Object.entries(target)
        .map(([condition, file]) => `${condition} \`${file}\``)
        .join('<br>')

const surface = new Map(entries.flatMap(({ file }) => [...exportsOf(file)]))

function partRows(): readonly (readonly string[])[] {
  return [...surface].flatMap(([name, symbol]) => {
    if (!name.endsWith('Props')) return []
    const classNames = checker.getDeclaredTypeOfSymbol(symbol).getProperty('classNames')
    if (!classNames) return []
    const keys = checker
      .getPropertiesOfType(checker.getNonNullableType(checker.getTypeOfSymbol(classNames)))
      .map((part) => `\`${part.name}\``)
    return [[`\`${name.slice(0, -5)}\``, keys.toSorted().join(' ')]]
  })
}

function eventRows(): readonly (readonly string[])[] {
  const symbol = surface.get('ExperienceEvent')
  const type = symbol && checker.getDeclaredTypeOfSymbol(symbol)
  if (!type?.isUnion()) throw new Error('ExperienceEvent is no union of events any more.')
  return type.types.map((each) => {
    const fields = checker.getPropertiesOfType(each).map((field) => ({
      name: field.name,
      text: checker.typeToString(checker.getTypeOfSymbol(field), undefined, ts.TypeFormatFlags.NoTruncation),
    }))
    const name = fields.find((field) => field.name === 'name')?.text.replaceAll('"', '') ?? ''
    return [
      `\`${name}\``,
      fields
        .filter((field) => field.name !== 'name')
        .map((field) => codeCell(`${field.name}: ${field.text}`))
        .join(' '),
    ]
  })
}

function messageLists(): readonly string[] {
  const keys = Object.keys(englishMessages).toSorted()
  const features = new Set(keys.map(featureOf))
  return [...features].map(
    (feature) =>
      `### ${feature}\n\n${keys
        .filter((key) => featureOf(key) === feature)
        .map(messageLine)
        .join('\n')}`,
  )
}

function elementRow({ tag, attributes, objects, functions, events }: ElementDescription): readonly string[] {
  const names = (list: readonly string[]) =>
    list
      .toSorted()
      .map((name) => `\`${name}\``)
      .join(' ')
  return [
    `\`<${tag}>\``,
    names(Object.keys(attributes).map(kebab)),
    names([...objects, ...functions]),
    names(Object.keys(events).map((name) => `xp-${actionName(name)}`)),
  ]
}

const featureOf = (key: string) => key.split('.', 1)[0] ?? ''

function messageLine(key: string): string {
  const message = englishMessages[key] ?? ''
  const wanted = partsOf(message).filter((part) => !part.startsWith('</'))
  return `- \`${key}\`${typeof message === 'string' ? '' : ' *n*'}${wanted.length > 0 ? ` ${wanted.map((part) => `\`${part}\``).join(' ')}` : ''}`
}
