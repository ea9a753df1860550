import { table } from '../../docs/markdown.ts'
import { englishMessages, partsOf } from '../../locales/englishMessages.ts'
import { checker, entries, exportsOf } from './declarations.ts'
import { stateAttributes } from './stateAttributes.ts'

/** The public names that are no exports, and that API Extractor therefore does not report. */
export function describeNames(): string {
  const parts = [
    '# Public names beside the exports',
    'Written by `npm run api`. Do not edit it. What counts as breaking: [versioning.md](../docs/versioning.md). Tokens are in [theming.md](../docs/theming.md), elements with their attributes and events in [elements.md](../docs/elements.md). Other classes and custom properties are ours, and may change at any time.',
    '## Parts',
    'Keys of `classNames`.',
    table(['component', 'parts'], partRows()),
    '## Attributes',
    'On the elements named by parts, or on their children. Computed values (a status of the Service, a length) are not listed.',
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
    '## Messages',
    'Keys with their placeholders and tags. `*` marks a message with plural forms.',
    table(['begins with', 'keys'], messageRows()),
  ]
  return `${parts.join('\n\n')}\n`
}

function partRows(): readonly (readonly string[])[] {
  const surface = new Map(entries.flatMap(({ file }) => [...exportsOf(file)]))
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

/** One row for the keys that share their first two words. */
function messageRows(): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>()
  for (const key of Object.keys(englishMessages).toSorted()) {
    const words = key.split('.')
    const group = words.slice(0, Math.min(2, Math.max(1, words.length - 1))).join('.')
    groups.set(group, [...(groups.get(group) ?? []), key])
  }
  return [...groups].map(([group, keys]) => [
    `\`${group}\``,
    keys.map((key) => `\`${shortMessage(key, group)}\``).join(' '),
  ])
}

function shortMessage(key: string, group: string): string {
  const message = englishMessages[key] ?? ''
  const wanted = partsOf(message).filter((part) => !part.startsWith('</'))
  return `${key.slice(group.length + 1)}${typeof message === 'string' ? '' : '*'}${wanted.map((part) => ` ${part}`).join('')}`
}
