import { tokenNames } from '../../src/theme/index.ts'
import { Foundation, FoundationSection, FoundationTable } from './Foundation.tsx'
import { type DeclaredToken, declaredTokens } from './readTokens.ts'

const tiers = [
  {
    tier: 'basic',
    title: 'Basic',
    text: `What a brand or a scheme sets: the ${tokenNames.length} names that a theme takes.`,
  },
  {
    tier: 'derived',
    title: 'Derived',
    text: 'Computed from the basic ones. Set one in a class of your own sheet where a derivation does not suit you.',
  },
  { tier: 'component', title: 'Component', text: 'Measures that several components share.' },
] as const

/** Every token, read from `tokens.css`. */
export function TokensPage() {
  return (
    <Foundation
      title="Tokens"
      lead="Custom properties in three tiers, read from the library’s own sheet. A brand and the dark scheme change the basic ones alone."
    >
      {tiers.map(({ tier, title, text }) => (
        <FoundationSection key={tier} title={title}>
          <p className="xp-type-body xp-prose">{text}</p>
          <FoundationTable
            label={`${title} tokens`}
            columns={['Token', 'Light', 'Dark', 'For']}
            rows={declaredTokens.filter((token) => token.tier === tier).map(rowOf)}
          />
        </FoundationSection>
      ))}
    </Foundation>
  )
}

const rowOf = ({ name, value, dark, comment }: DeclaredToken) => [
  <code key="name">{name}</code>,
  <code key="light">{value}</code>,
  dark === undefined ? 'the same' : <code key="dark">{dark}</code>,
  comment,
]
