import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  conformanceCases,
  type ConformanceRuleId,
  conformanceRules,
  unobservable,
} from '../../src/conformance/index.ts'
import { tableText } from './markdown.ts'
import { writeArtifact } from '../support/writeArtifact.ts'

const rules = Object.entries(conformanceRules) as [ConformanceRuleId, string][]
const reasons: Partial<Record<ConformanceRuleId, string>> = unobservable

test('artifacts/conformance.md lists each rule with its cases, docs/evidence.md how many there are', () => {
  const rows = rules.map(([rule, says]) => {
    const cases = conformanceCases.filter((each) => each.rules.includes(rule))
    const seen = cases.map(({ name, needs }) => `${name} (${needs.join(', ')})`).join('<br>')
    const reason = reasons[rule]
    return { rule, says, cases: reason === undefined ? seen : `*Not seen from outside.* ${reason}` }
  })
  const figures = `${String(rules.length)} rules, ${String(conformanceCases.length)} cases, ${String(Object.keys(unobservable).length)} rules`
  writeArtifact('conformance.md', tableText(`${figures} that nobody can observe from outside`, rows))
  const evidence = readFileSync(new URL('../../docs/evidence.md', import.meta.url), 'utf8')
  expect(evidence).toContain(figures)
})
