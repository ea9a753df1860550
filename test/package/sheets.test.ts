import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { componentElements } from '../../src/elements/descriptions.ts'
import { root } from './manifest.ts'
import { classesOf, componentOfSheet, partsOf, selectorsIn } from './sheets.ts'

const read = (part: string) => readFileSync(join(root, 'src', part), 'utf8')
const base = partsOf('sheets/base.css')
const rest = partsOf('styles.css').filter((part) => !base.includes(part))
const selectorsOf = new Map([...base, ...rest].map((part) => [part, selectorsIn(read(part))]))

const isTheme = (part: string) => part.startsWith('theme/')

/** The part that says what a class is: the first that names it. The theme says how some are printed, too. */
const homes = new Map<string, string>()
for (const part of [...base, ...rest].toSorted((one, other) => Number(isTheme(one)) - Number(isTheme(other))))
  for (const name of (selectorsOf.get(part) ?? []).flat()) if (!homes.has(name)) homes.set(name, part)

/** The parts with a rule that reaches what has these classes. */
const needed = (classes: ReadonlySet<string>): readonly string[] =>
  rest.filter((part) =>
    selectorsOf
      .get(part)
      ?.some(
        (names) => names.every((name) => classes.has(name)) && names.some((name) => homes.get(name) === part),
      ),
  )

const listOf = (name: string, parts: readonly string[]) =>
  `/* ${componentOfSheet[name]}, beside base.css. */\n${parts.map((part) => `@import '../../${part}';\n`).join('')}`

describe('the style sheet of a component', () => {
  it('is there for each element, and for the form of the staff', () => {
    const files = readdirSync(join(root, 'src/theme/sheets')).map((file) => file.replace('.css', ''))
    expect(files.toSorted()).toEqual(['base', ...Object.keys(componentOfSheet)].toSorted())
    expect(componentElements.map(({ tag }) => tag.slice(3))).toEqual(
      Object.keys(componentOfSheet).slice(0, -1),
    )
  })

  it('leaves nothing out of the whole', () => {
    const listed = new Set(Object.keys(componentOfSheet).flatMap((name) => partsOf(`sheets/${name}.css`)))
    expect(rest.filter((part) => !listed.has(part))).toEqual([])
  })

  it.each(Object.entries(componentOfSheet))(
    '%s lists what the code of %s needs, and nothing else, in the order of the whole',
    async (name, component) => {
      const expected = listOf(name, needed(await classesOf(component)))
      const file = join(root, 'src/theme/sheets', `${name}.css`)
      if (process.env.UPDATE_SHEETS === '1') writeFileSync(file, expected)
      else expect(readFileSync(file, 'utf8'), 'UPDATE_SHEETS=1 writes it').toBe(expected)
    },
    60_000,
  )
})
