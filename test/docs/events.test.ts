import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { expectGenerated } from './generated.ts'
import { table } from './markdown.ts'

const source = readFileSync(
  new URL('../../src/components/common/ExperienceContext.ts', import.meta.url),
  'utf8',
)
const [, union = ''] = /export type ExperienceEvent =\n([^]*?)\n\n/.exec(source) ?? []

/** Each member of the union, with the comment above it. */
const events = [...union.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*?)\*\/\s*)?\| \{([^}]*)\}/g)].map(
  ([, about = '', body = '']) => {
    const fields = [...body.matchAll(/readonly (\w+): ([^;\n]+)/g)].map(([, field = '', type = '']) => ({
      field,
      type: type.trim(),
    }))
    return {
      name: fields[0]?.type.replaceAll("'", '') ?? '',
      fields: fields.slice(1).map(({ field }) => `\`${field}\``),
      about: about.replaceAll(/\s*\*\s|\s+/g, ' ').trim(),
    }
  },
)

expectGenerated('docs/recipes.md', {
  events: table(
    ['name', 'with it', 'when'],
    events.map(({ name, fields, about }) => [`\`${name}\``, fields.join(', '), about]),
  ),
})

it('says when each event comes', () => {
  expect(events).toHaveLength(union.match(/readonly name:/g)?.length ?? 0)
  expect(events.filter(({ name, about }) => name === '' || about === '')).toEqual([])
})
