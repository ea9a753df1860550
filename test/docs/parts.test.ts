import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as surface from '../../src/index.ts'
import { expectGenerated } from './generated.ts'
import { table } from './markdown.ts'
import { partsOf } from './replaceableParts.ts'

describe('the docs of the parts', () => {
  const parts = partsOf(
    readFileSync(new URL('../../src/components/parts/ReplaceableParts.ts', import.meta.url), 'utf8'),
  )

  expectGenerated('docs/parts.md', {
    parts: table(
      ['part', 'what it is'],
      parts.map(({ name, about }) => [`\`${name}\``, about]),
    ),
  })

  it('say what each is', () => {
    expect(parts.filter(({ about }) => about === '')).toEqual([])
  })

  it('name those that are exported', () => {
    // A message needs its conversation.
    for (const { name } of parts.filter((part) => part.name !== 'Message'))
      expect(surface).toHaveProperty(name)
  })

  it('show no button that loses the focus while it is busy', () => {
    for (const name of ['parts', 'design-systems', 'headless'])
      expect(readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8')).not.toMatch(
        /\sdisabled=/,
      )
  })
})
