import { readFileSync, writeFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import axeCore from 'axe-core'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import packageJson from '../../package.json' with { type: 'json' }
import { axeOptions } from '../accessibility/checks/axeOptions.ts'
import { adherenceLabels, type Evidence } from '../accessibility/conformance/Criterion.ts'
import { criteria } from '../accessibility/conformance/criteria.ts'
import openAcrSchema from '../accessibility/conformance/openacr-0.1.0.json' with { type: 'json' }
import {
  countsTable,
  criteriaTable,
  evaluation,
  limits,
  openAcr,
} from '../accessibility/conformance/writeReport.ts'
import { expectGenerated } from './generated.ts'

const file = 'docs/accessibility-conformance.yaml'

/** Numbers of WCAG 2.2, by principle and guideline, as the Recommendation has them; 4.1.1 is the one that it removed. */
const numbers = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const

/** The names of the tests of a file, but for those that are skipped. */
function testsOf(path: string): ReadonlySet<string> {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [name] = node.arguments
      const called = node.expression.getText(source)
      if (
        name &&
        ts.isStringLiteralLike(name) &&
        /^(it|test)\b/.test(called) &&
        !/\.(skip|todo|fails)\b/.test(called)
      )
        names.add(name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** The rules of axe that run on every story, and those for whole pages. */
const rules = new Set(
  axeCore
    .getRules((axeOptions({ isPage: true }).runOnly as string[]).slice())
    .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
    .map(({ ruleId }) => ruleId),
)
const storyChecks = new Set(
  [...readFileSync('test/accessibility/checkStory.ts', 'utf8').matchAll(/\bname: '(.+?)'/g)].map(
    ([, name]) => name,
  ),
)

function missing({ method, file, tests }: Evidence): readonly string[] {
  const known: ReadonlySet<string | undefined> =
    method === 'stories × axe' ? rules : method === 'stories' ? storyChecks : testsOf(file)
  return tests.filter((test) => !known.has(test)).map((test) => `${file}: ${test}`)
}

describe('the conformance report', () => {
  it.each(['A', 'AA'] as const)('has each criterion of level %s, once', (level) => {
    const nums = criteria.filter((each) => each.level === level).map(({ num }) => num)
    expect(nums.toSorted()).toEqual(numbers[level].split(' ').toSorted())
  })

  it.each(criteria)('names for $num $name only tests that are there', ({ heldBy }) => {
    expect(heldBy.flatMap(missing)).toEqual([])
    expect(heldBy.filter(({ tests }) => tests.length === 0)).toEqual([])
  })

  it('would miss a test, a rule and a check that are not there', () => {
    const wrong = ['stories × axe', 'stories', 'keyboard'] as const
    const file = 'test/docs/conformanceReport.test.ts'
    expect(wrong.flatMap((method) => missing({ method, file, tests: ['nowhere'] }))).toHaveLength(3)
  })

  it('claims support for nothing that no test holds', () => {
    const untested = criteria.filter(({ heldBy }) => heldBy.length === 0)
    expect(untested.filter(({ adherence }) => adherence === 'supports')).toEqual([])
  })

  it('is the table in the form of OpenACR, valid against its schema', () => {
    const report = openAcr(packageJson)
    if (process.env.UPDATE_DOCS === '1')
      writeFileSync(file, stringify(report, { lineWidth: 110, schema: 'yaml-1.1' }))
    const written: unknown = parse(readFileSync(file, 'utf8'))
    expect(written).toEqual(report)
    const validate = new Ajv().compile(openAcrSchema)
    expect(validate(written), JSON.stringify(validate.errors)).toBe(true)
    expect(validate({ ...report, author: {} })).toBe(false)
    // What the schema leaves to the catalog.
    const all = Object.values(report.chapters).flatMap((chapter) =>
      'criteria' in chapter ? chapter.criteria : [],
    )
    for (const { components } of all)
      for (const { adherence } of components) expect(Object.keys(adherenceLabels)).toContain(adherence.level)
  })
})

expectGenerated('docs/accessibility-conformance.md', {
  methods: `${evaluation}\n\n${limits}`,
  counts: countsTable(),
  'level A': criteriaTable('A'),
  'level AA': criteriaTable('AA'),
})
