import { table } from '../../docs/markdown.ts'
import { adherenceLabels, type Criterion, type Evidence } from './Criterion.ts'
import { criteria } from './criteria.ts'

const notTested = 'Not tested.'

/** What was not done, which no criterion says. */
const limits =
  'Of native screen readers Orca was run, on Linux with Chromium, over five scenes in English; NVDA, JAWS, VoiceOver and TalkBack were not. ' +
  'Announcements were tested with a virtual one, in English and Arabic. ' +
  'No person with a disability and no third party has tested the components. Other languages were checked for layout, not read aloud.'

const evaluation =
  'Automated tests of the project, which fail when a criterion is broken: every story with axe-core and checks of focus, targets, ' +
  'reflow, text spacing and zoom in Chromium (a sample in Firefox and WebKitGTK); walks by keyboard; transcripts of a virtual screen ' +
  'reader (@guidepup/virtual-screen-reader) on the main journeys in English and Arabic; contrast of every pair of colours in random ' +
  'themes. Each criterion names its tests.'

/** As `test/a.test.ts (first; second)`. */
const evidenceInText = ({ method, file, tests }: Evidence) => `${method}: ${file} (${tests.join('; ')})`

function notesOf({ notes, heldBy }: Criterion): string {
  const held = heldBy.length > 0 ? `Held by ${heldBy.map(evidenceInText).join(', ')}.` : notTested
  return `${notes} ${held}`
}

const chapter = (level: Criterion['level']) => ({
  criteria: criteria
    .filter((each) => each.level === level)
    .map((each) => ({
      num: each.num,
      components: [{ name: 'web', adherence: { level: each.adherence, notes: notesOf(each) } }],
    })),
})

/** The report in the form of OpenACR 0.1.0. */
export const openAcr = ({ version }: { readonly version: string }) => ({
  title: '@experience-program/react Accessibility Conformance Report',
  product: {
    name: '@experience-program/react',
    version,
    description: 'React components for the members of an Experience Program, embedded in a host’s web app.',
  },
  // The address is a placeholder until the owner gives one.
  author: {
    name: 'The makers of @experience-program/react',
    email: 'accessibility@experience-program.example',
  },
  report_date: '2026-11-24',
  version: 1,
  notes: `The components stand in a page of a host: its title, landmarks, other content and what its slots return are its own. ${limits}`,
  evaluation_methods_used: evaluation,
  legal_disclaimer: 'Written by the makers from their tests. It is no audit and no certificate.',
  license: 'MIT',
  catalog: '2.5-edition-wcag-2.2-en',
  chapters: {
    success_criteria_level_a: chapter('A'),
    success_criteria_level_aa: chapter('AA'),
    success_criteria_level_aaa: { disabled: true, notes: 'Level AAA is not evaluated.' },
  },
})

const cell = (text: string) => text.replaceAll('|', '\\|')

function heldInMarkdown({ heldBy }: Criterion): string {
  if (heldBy.length === 0) return '*not tested*'
  return heldBy
    .map(({ method, file, tests }) => {
      const names = tests.map((test) => (method === 'stories × axe' ? `\`${test}\`` : `*${test}*`)).join('; ')
      return method.startsWith('stories') ? `${method}: ${names}` : `${method}: \`${file}\`: ${names}`
    })
    .map(cell)
    .join('<br>')
}

/** The rows of a level, as the page has them. */
export const criteriaTable = (level: Criterion['level']): string =>
  table(
    ['criterion', 'the components', 'in words', 'held by'],
    criteria
      .filter((each) => each.level === level)
      .map((each) => [
        `${each.num} ${each.name}`,
        adherenceLabels[each.adherence],
        cell(each.notes),
        heldInMarkdown(each),
      ]),
  )

/** How many criteria there are of each level of adherence. */
export function countsTable(): string {
  const levels = Object.keys(adherenceLabels) as (keyof typeof adherenceLabels)[]
  const count = (level: Criterion['level'], adherence: string) =>
    String(criteria.filter((each) => each.level === level && each.adherence === adherence).length)
  return table(
    ['', 'level A', 'level AA'],
    [
      ...levels.map((level) => [adherenceLabels[level], count('A', level), count('AA', level)]),
      [
        'of them *not tested*',
        ...(['A', 'AA'] as const).map((level) =>
          String(criteria.filter((each) => each.level === level && each.heldBy.length === 0).length),
        ),
      ],
    ],
  )
}

export { evaluation, limits }
