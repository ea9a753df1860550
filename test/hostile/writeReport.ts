import { tableText } from '../docs/markdown.ts'
import { writeArtifact } from '../support/writeArtifact.ts'
import { corpus } from './corpus.ts'
import type { Batch, Outcome } from './runBatch.ts'

/** How many views of each case were looked at for each category of payloads, and how many of them broke a promise. */
export function writeReport(
  outcomes: readonly { readonly batch: Batch; readonly outcome: Outcome }[],
  fields: ReadonlySet<string>,
): void {
  const cases = [...new Set(outcomes.flatMap(({ outcome }) => outcome.words.map(({ name }) => name)))]
  const categories = [...new Set(corpus.map(({ category }) => category))]
  const failures = outcomes.flatMap(({ outcome }) => outcome.failures)
  const cellOf = (names: ReadonlySet<string>, name: string) => {
    const views = outcomes.flatMap(({ batch, outcome }) =>
      outcome.words.filter((word) => word.name === name && names.has(batch.payloads[word.slot]?.name ?? '')),
    )
    const broken = failures.filter((failure) =>
      [...names].some((each) => failure.startsWith(`${each}: ${name}:`)),
    )
    return broken.length === 0 ? views.length : `${String(broken.length)} of ${String(views.length)} broke`
  }
  const rows = categories.map((category) => {
    const payloads = corpus.filter((payload) => payload.category === category)
    const names = new Set(payloads.map(({ name }) => name))
    const cells = cases.map((name) => [name, cellOf(names, name)] as const)
    return { category, payloads: payloads.length, ...Object.fromEntries(cells) }
  })
  const views = outcomes.reduce((sum, { outcome }) => sum + outcome.words.length, 0)
  const figures = `${String(corpus.length)} payloads in ${String(categories.length)} categories × ${String(fields.size)} fields × ${String(cases.length)} cases: ${views.toLocaleString('en')} views, ${String(failures.length)} broken promises`
  writeArtifact(
    'hostile-content.md',
    [tableText(figures, rows), ...failures.map((failure) => `- ${failure}`)].join('\n'),
  )
}
