import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type RealRecorder, realRecorders, type RecorderMode, type What } from '../secrecy/realRecorders.ts'
import { expectGenerated } from './generated.ts'
import { table } from './markdown.ts'

const fixture = 'test/hosts/fixtures/recorders'
const { dependencies } = JSON.parse(readFileSync(`${fixture}/package.json`, 'utf8')) as {
  dependencies: Readonly<Record<string, string>>
}

const names: Readonly<Partial<Record<What, string>>> = {
  diet: 'diet',
  allergies: 'allergies',
  access: 'accessibility',
  phone: 'phone number',
  chat: 'message',
}

/** What was found of the member’s; what is the host’s own was there to be found. */
function foundIn({ found }: RealRecorder, mode: RecorderMode): string {
  const all = found[mode]
  if (!all) return mode === 'bodies' ? '–' : '*not run*'
  return all.flatMap((what) => names[what] ?? []).join(', ') || 'nothing'
}

expectGenerated('docs/recorders.md', {
  recorders: [
    table(
      ['recorder', 'version', 'as documented', 'unmasked', 'without our marks', 'with bodies of requests'],
      realRecorders.map((each) => [
        each.title,
        `\`${each.package}\` ${dependencies[each.package] ?? ''}`,
        foundIn(each, 'documented'),
        foundIn(each, 'open'),
        foundIn(each, 'unmarked'),
        foundIn(each, 'bodies'),
      ]),
    ),
    table(
      ['recorder', 'what unmasks it', 'what records bodies'],
      realRecorders.map(({ title, opened, bodies }) => [title, opened, bodies ?? '–']),
    ),
  ].join('\n\n'),
})

describe('the recorders that are run', () => {
  it('are all that the fixture installs, each with its page', () => {
    expect(realRecorders.map((each) => each.package).toSorted()).toEqual(Object.keys(dependencies).toSorted())
    for (const { name } of realRecorders)
      expect(readFileSync(`${fixture}/src/${name}.js`, 'utf8')).toContain('export')
  })

  it('have none of the sensitive answers, as documented and unmasked', () => {
    for (const { found } of realRecorders)
      for (const mode of ['documented', 'open'] as const) {
        expect(found[mode]).toBeDefined()
        expect(found[mode]).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/diet|allergies|access/)]),
        )
      }
  })
})
