import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  conformanceCases,
  type ConformanceRuleId,
  conformanceRules,
  unobservable,
} from '../../src/conformance/index.ts'
import { writeArtifact } from '../support/writeArtifact.ts'

const sections = {
  service: 'What the service does',
  resources: 'Resources',
  states: 'States and transitions',
  endpoints: 'Endpoints',
  auth: 'Authentication',
  events: 'Events',
  errors: 'Errors',
  limits: 'Limits',
} as const

const rules = Object.entries(conformanceRules) as [ConformanceRuleId, string][]
const reasons: Partial<Record<ConformanceRuleId, string>> = unobservable

function rowOf([id, says]: (typeof rules)[number]): string {
  const reason = reasons[id]
  const found = conformanceCases
    .filter((each) => each.rules.includes(id))
    .map(({ name, needs }) => `${name} (${needs.join(', ')})`)
  return `| \`${id}\` | ${says} | ${reason === undefined ? found.join('<br>') : `*Not seen from outside.* ${reason}`} |`
}

const tables = Object.entries(sections).flatMap(([prefix, title]) => {
  const rows = rules.filter(([id]) => id.startsWith(`${prefix}.`))
  return [
    `## ${title}`,
    '',
    '| rule | says | cases, and what they need |',
    '| --- | --- | --- |',
    ...rows.map(rowOf),
    '',
  ]
})

const text = `# Rules and cases

From \`src/conformance\`: ${String(rules.length)} rules of the specification,
${String(conformanceCases.length)} cases, ${String(Object.keys(unobservable).length)} rules that nobody sees from outside. How to run the suite: docs/organisation.md.

A case needs \`read\` (the key alone), \`member\` (an existing member, or \`write\`), \`write\` (made-up members and webhooks, taken away afterwards),
\`live\` (the key of the other environment), \`staff\` (a member who may set display prices), \`control\` (the Service's other side) or \`receiver\` (an endpoint for webhooks).

${tables.join('\n')}`

test('artifacts/conformance.md lists each rule with its cases, docs/evidence.md how many there are', () => {
  writeArtifact('conformance.md', text)
  const evidence = readFileSync(new URL('../../docs/evidence.md', import.meta.url), 'utf8')
  expect(evidence).toContain(
    `${String(rules.length)} rules, ${String(conformanceCases.length)} cases, ${String(Object.keys(unobservable).length)} rules`,
  )
})

test('each rule is in a section', () => {
  expect(rules.filter(([id]) => !((id.split('.', 1)[0] ?? '') in sections))).toEqual([])
})
