import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  conformanceCases,
  type ConformanceRuleId,
  conformanceRules,
  unobservable,
} from '../../src/conformance/index.ts'

const file = new URL('../../docs/conformance.md', import.meta.url)

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

Written by \`UPDATE_DOCS=1 npx vitest run --project unit test/docs\` from \`src/conformance\`: ${String(rules.length)} rules of the specification,
${String(conformanceCases.length)} cases, ${String(Object.keys(unobservable).length)} rules that nobody sees from outside. How to run the suite: [organisation.md](organisation.md#conformance).

A case needs \`read\` (the key alone), \`member\` (an existing member, or \`write\`), \`write\` (made-up members and webhooks, taken away afterwards),
\`live\` (the key of the other environment), \`staff\` (a member who may set display prices), \`control\` (the Service's other side) or \`receiver\` (an endpoint for webhooks).

${tables.join('\n')}`

test('docs/conformance.md has each rule with its cases (UPDATE_DOCS=1 writes it)', () => {
  if (process.env.UPDATE_DOCS === '1') writeFileSync(file, text)
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text)
})

test('each rule stands in a section', () => {
  expect(rules.filter(([id]) => !((id.split('.', 1)[0] ?? '') in sections))).toEqual([])
})
