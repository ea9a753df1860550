import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as surface from '../../src/index.ts'
import { defaultAssumptions } from '../../src/contract/index.ts'
import { localeStatus } from '../../src/locales/localeStatus.ts'
import { invalidates } from '../../src/queries/index.ts'
import { assumptionRows } from './assumptionRows.ts'
import { expectGenerated } from './generated.ts'
import { table } from './markdown.ts'
import { tokenRows } from './tokenRows.ts'
import { englishMessages } from '../locales/englishMessages.ts'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
/** Pages that name exports of the main entry. */
const pages = ['README.md', 'docs/hooks.md', 'docs/parts.md', 'docs/theming.md', 'docs/languages.md']

expectGenerated('docs/theming.md', {
  tokens: table(['basic token', 'for', 'light', 'dark, where it differs'], tokenRows),
})
expectGenerated('docs/assumptions.md', {
  assumptions: table(['not shown in the specification', 'assumed', 'how to change it'], assumptionRows()),
})
expectGenerated('docs/languages.md', {
  languages: table(
    ['language', 'import', 'messages', 'read by a native reader'],
    [
      ['English', 'built in', String(Object.keys(englishMessages).length), 'yes'],
      ...Object.entries(localeStatus).map(([tag, { name, constant, isReadByNativeReader }]) => [
        name,
        `\`{ ${constant} }\` from \`@experience-program/react/locales/${tag}\``,
        String(Object.keys(englishMessages).length),
        isReadByNativeReader ? 'yes' : 'not yet',
      ]),
    ],
  ),
})
expectGenerated('docs/hooks.md', {
  invalidates: table(
    ['write', 'invalidates'],
    Object.entries(invalidates).map(([write, reads]) => [`\`${write}\``, reads.join(', ') || 'nothing']),
  ),
})

describe('the README and its pages', () => {
  it('are short where a reader begins', () => {
    expect(read('README.md').split('\n').length - 1).toBeLessThanOrEqual(180)
  })

  it('say how each assumption is changed that can be changed', () => {
    const said = assumptionRows()
      .map(([, , change]) => change)
      .join()
    const names = [
      ...Object.keys(defaultAssumptions).filter((name) => name !== 'operations'),
      ...Object.keys(defaultAssumptions.operations),
    ]
    expect(names.filter((name) => !said.includes(name))).toEqual([])
  })

  it.each(pages)('%s names nothing that the package does not export', (page) => {
    const text = read(page)
    const imported = [...text.matchAll(/import \{([^}]+)\} from '@experience-program\/react'/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    )
    const mentioned = [...text.matchAll(/`(use[A-Z]\w+)\(/g)].map(([, name = '']) => name)
    const components = [...text.matchAll(/^\| (`[A-Z][\w`, ]+) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/\w+/g)].map(([name]) => name),
    )
    const inside = ['Message'] // A part that has no place outside its component.
    const named = new Set([...imported, ...mentioned, ...components])
    for (const name of [...named].filter((each) => !inside.includes(each)))
      expect(surface, name).toHaveProperty(name)
  })

  it('name every component that the package exports', () => {
    const text = pages.map(read).join('\n')
    const components = Object.keys(surface).filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Error'))
    expect(components.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`<${name} `))).toEqual(
      [],
    )
  })
})
