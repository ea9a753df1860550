import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as surface from '../../src/index.ts'
import { defaultAssumptions } from '../../src/contract/index.ts'
import { localeStatus } from '../../src/locales/localeStatus.ts'
import { invalidates } from '../../src/queries/index.ts'
import { assumptionRows } from './assumptionRows.ts'
import { between, table } from './markdown.ts'
import { tokenRows } from './tokenRows.ts'
import { englishMessages } from '../locales/englishMessages.ts'

const file = new URL('../../README.md', import.meta.url)

/** What the README takes from the code, by the name of its place. */
const tables: Readonly<Record<string, string>> = {
  tokens: table(['basic token', 'for', 'light', 'dark, where it differs'], tokenRows),
  assumptions: table(['not shown in the specification', 'assumed', 'how to change it'], assumptionRows()),
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
  invalidates: table(
    ['after the operation', 'read again'],
    Object.entries(invalidates).map(([write, reads]) => [
      `\`${write}\``,
      reads.join(', ') || 'nothing: the answer says it all',
    ]),
  ),
}

describe('the README', () => {
  it.each(Object.keys(tables))(
    'has the table of %s as the code states it (UPDATE_DOCS=1 writes it)',
    (name) => {
      const text = readFileSync(file, 'utf8')
      const expected = between(text, name, tables[name] ?? '')
      if (process.env.UPDATE_DOCS === '1') writeFileSync(file, expected)
      else expect(text).toBe(expected)
    },
  )

  it('says how each assumption is changed that can be changed', () => {
    const told = assumptionRows()
      .map(([, , change]) => change)
      .join()
    const names = [
      ...Object.keys(defaultAssumptions).filter((name) => name !== 'operations'),
      ...Object.keys(defaultAssumptions.operations),
    ]
    expect(names.filter((name) => !told.includes(name))).toEqual([])
  })

  it('names nothing that the package does not export', () => {
    const text = readFileSync(file, 'utf8')
    const imported = [...text.matchAll(/import \{([^}]+)\} from '@experience-program\/react'/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    )
    const mentioned = [...text.matchAll(/`(use[A-Z]\w+)\(/g)].map(([, name = '']) => name)
    const components = [...text.matchAll(/^\| (`[A-Z][\w`, ]+) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/\w+/g)].map(([name]) => name),
    )
    for (const name of new Set([...imported, ...mentioned, ...components]))
      expect(surface, name).toHaveProperty(name)
  })

  it('names every component that the package exports', () => {
    const text = readFileSync(file, 'utf8')
    const components = Object.keys(surface).filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Error'))
    expect(components.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`<${name} `))).toEqual(
      [],
    )
  })
})
