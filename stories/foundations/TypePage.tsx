import { Foundation, FoundationSection, FoundationTable } from './Foundation.tsx'
import { declaredTokens } from './readTokens.ts'

const roles = [
  {
    name: 'hero',
    family: 'display',
    sample: 'Three nights above the fjord',
    use: 'Title of a page or an offer',
  },
  { name: 'title-1', family: 'display', sample: 'Ask for this experience', use: 'Form, receipt, terms' },
  { name: 'title-2', family: 'display', sample: 'What is included', use: 'Section, dialog, quoted note' },
  { name: 'title-3', family: 'display', sample: 'Dates that would suit you', use: 'Section of a form, card' },
  {
    name: 'lead',
    family: 'text',
    sample: 'A lodge for eight, a boat at the jetty, nobody else on the water.',
    use: 'Short description',
  },
  {
    name: 'body',
    family: 'text',
    sample: 'The boat leaves at nine from the small quay. Bring what you would wear on deck.',
    use: 'Prose, messages, buttons',
  },
  { name: 'fact', family: 'text', sample: '13 – 16 March, Hjørundfjord', use: 'Facts, ledger, notices' },
  { name: 'small', family: 'text', sample: 'Travel · Norway', use: 'Meta, hints, labels' },
  { name: 'caption', family: 'text', sample: 'Today, 14:02', use: 'Times, legends' },
] as const

/** The scale, in the brand's fonts. */
export function TypePage() {
  return (
    <Foundation
      title="Type"
      lead="Two roles: display for titles, text for all else. The library brings no font: display falls back to text, and text to the host’s own."
    >
      <FoundationSection title="Scale">
        <FoundationTable
          label="The type scale"
          columns={['Role', 'Sample', 'Font', 'Size', 'For']}
          rows={roles.map(({ name, family, sample, use }) => [
            name,
            <span key="sample" className={`xp-type-${name}`}>
              {sample}
            </span>,
            family,
            <code key="size">
              {declaredTokens.find((token) => token.name === `--xp-size-${name}`)?.value}
            </code>,
            use,
          ])}
        />
      </FoundationSection>
      <FoundationSection title="Figures">
        <p className="xp-type-body xp-prose">
          Numbers that can change or align have tabular, lining figures.
        </p>
        <p className="xp-type-title-1 xp-figures">48,250 − 42,000 = 6,250</p>
      </FoundationSection>
    </Foundation>
  )
}
