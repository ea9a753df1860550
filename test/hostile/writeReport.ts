import { writeArtifact } from '../support/writeArtifact.ts'
import { corpus } from './corpus.ts'
import type { FieldNames } from './hostileSandbox.ts'
import type { Batch, Outcome } from './runBatch.ts'

/** What was shown, where, and what came of it. */
export function writeReport(
  outcomes: readonly { readonly batch: Batch; readonly outcome: Outcome }[],
  fields: FieldNames,
): void {
  const cases = [...new Set(outcomes.flatMap(({ outcome }) => outcome.words.map(({ name }) => name)))]
  const categories = [...new Set(corpus.map(({ category }) => category))]
  const shownIn = fieldsShown(outcomes)
  const cell = (category: string, name: string) => {
    const names = new Set(
      corpus.filter((payload) => payload.category === category).map((payload) => payload.name),
    )
    const looked = outcomes.filter(({ batch }) => batch.payloads.some((payload) => names.has(payload.name)))
    const views = looked.reduce(
      (sum, { outcome, batch }) =>
        sum +
        outcome.words.filter((word) => word.name === name && names.has(batch.payloads[word.slot]?.name ?? ''))
          .length,
      0,
    )
    const failures = looked
      .flatMap(({ outcome }) => outcome.failures)
      .filter((failure) => [...names].some((each) => failure.startsWith(`${each}: ${name}:`)))
    return failures.length === 0 ? String(views) : `${String(failures.length)} of ${String(views)} broke`
  }
  const total = outcomes.reduce((sum, { outcome }) => sum + outcome.words.length, 0)
  const failures = outcomes.flatMap(({ outcome }) => outcome.failures)
  const lines = [
    '# Hostile content',
    '',
    `${String(corpus.length)} payloads of our own making, in ${String(categories.length)} categories, in each of the ${String(fields.size)} text fields that the answers of the Service have,`,
    `in ${String(cases.length)} cases that hold every public component, in Chromium, over the built package, on ${new Date().toISOString().slice(0, 10)}: ${total.toLocaleString('en')} views of a component looked at, ${failures.length === 0 ? 'no promise broken' : `${String(failures.length)} failures`}.`,
    '',
    'The fields come from the schemas of the contract, so a new one is poisoned without a word in the test. The payloads are in `test/hostile/payloads`.',
    '',
    'Repeat it: `XP_ASSURE=1 npx vitest run --project e2e test/hostile` (all), or without `XP_ASSURE` (one of each category, as in `npm test`).',
    '',
    '## What is promised',
    '',
    'The page is served with `' +
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: <pictures>; connect-src <API>; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'" +
      '`.',
    '',
    ...promises.map(([promise, check]) => `- **${promise}** ${check}`),
    '',
    '## Views by category and case',
    '',
    'Each payload: as all free text at 390 px, then typed into every field and sent; as every text, ids, enums, dates and cursors too, at 1280 px; as code, message and `X-Request-Id` of a refusal to every request at 390 px.',
    '',
    `| category | payloads | ${cases.join(' | ')} |`,
    `|---|---|${cases.map(() => '---|').join('')}`,
    ...categories.map(
      (category) =>
        `| ${category} | ${String(corpus.filter((payload) => payload.category === category).length)} | ${cases.map((name) => cell(category, name)).join(' | ')} |`,
    ),
    '',
    ...(failures.length === 0
      ? []
      : ['## What broke', '', ...failures.map((failure) => `- ${JSON.stringify(failure)}`), '']),
    '## Which free texts each case shows',
    '',
    'Found by writing the name of each field into it.',
    '',
    ...cases.map(
      (name) =>
        `- \`${name}\`: ${[...(shownIn.get(name) ?? [])].map((field) => `\`${field}\``).join(', ') || 'none'}`,
    ),
    '',
    '## All fields',
    '',
    [...fields]
      .sort()
      .map((field) => `\`${field}\``)
      .join(', '),
    '',
  ]
  writeArtifact('hostile-content.md', lines.join('\n'))
}

const promises = [
  [
    'No script runs.',
    'Canaries: `alert`, `confirm`, `prompt`, `print`, `open`, `__xss`, the title, a navigation, a window, a dialog, a request to a host that is not named.',
  ],
  [
    'Nothing is reported.',
    'A `securitypolicyviolation` listener from before the first script, and the console.',
  ],
  [
    'Nothing breaks out of its box.',
    'Every element within the root of its component (a modal dialog within the window), every word within its block, the page without sideways scrolling.',
  ],
  [
    'No text turns the words around it.',
    'In each paragraph with a payload, our letters stand in the order in which they were written. What overrides direction or closes an isolate (U+202A to U+202E, U+2066 to U+2069) is left out when an answer is read; marks and letters of both directions stay.',
  ],
  [
    'Links lead to the web only,',
    'each to another origin in a new window with `rel="noopener noreferrer"`. A link in a message says the host that the browser will ask, in ASCII; a name or password before the host is never followed.',
  ],
  ['Pictures come from the web or are `data:image/`.', 'The policy of the host names which hosts.'],
  [
    'Keys of prototypes pollute nothing.',
    '`__proto__` and `constructor` stand in every object of every answer.',
  ],
  [
    'Nothing crashes and nothing is blank.',
    'No component reports an error that is not the Service’s; each has words.',
  ],
] as const

function fieldsShown(
  outcomes: readonly { readonly batch: Batch; readonly outcome: Outcome }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const shown = new Map<string, Set<string>>()
  for (const { batch, outcome } of outcomes) {
    if (batch.variant !== 'fields') continue
    for (const { name, text } of outcome.words) {
      const found = shown.get(name) ?? new Set<string>()
      for (const [, field = ''] of text.matchAll(/\((\w+(?:\[\])?(?:\.[\w[\]]+)+)\)/g)) found.add(field)
      shown.set(name, found)
    }
  }
  return shown
}
