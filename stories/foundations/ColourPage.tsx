import { colourTokenNames, type ThemeCorrection } from '../../src/theme/index.ts'
import { Foundation, FoundationSection, FoundationTable } from './Foundation.tsx'
import { declaredTokens } from './readTokens.ts'
import { useMeasuredColours } from './useMeasuredColours.ts'

interface ColourPageProps {
  /** What `createTheme` had to shift in this brand. */
  readonly corrections: readonly ThemeCorrection[]
}

/** The roles and the pairs, in the colours that the browser draws now. */
export function ColourPage({ corrections }: ColourPageProps) {
  const [element, measured] = useMeasuredColours()
  return (
    <Foundation
      title="Colour"
      lead="About ten roles and one accent. What stands on what is written down, and each pair below is measured in the brand and scheme of the toolbar, as the browser draws it."
    >
      <div ref={element}>
        <FoundationSection title="Roles">
          <ul className="story-swatches">
            {colourTokenNames.map((name) => (
              <li key={name} className="xp-type-small">
                <div
                  className="story-swatch-colour"
                  ref={(swatch) => swatch?.style.setProperty('--story-colour', `var(--xp-${name})`)}
                />
                <strong>{name}</strong> <code className="story-code">{measured?.hex[name]}</code>
                <br />
                <span className="xp-quiet">
                  {declaredTokens.find((token) => token.name === `--xp-${name}`)?.comment}
                </span>
              </li>
            ))}
          </ul>
        </FoundationSection>
        <FoundationSection title="Pairs">
          <p className="xp-prose xp-type-body">
            WCAG 2.2 asks 4.5 for text and 3 for icons and the borders of controls.{' '}
            <code className="story-code">ink-3</code> and <code className="story-code">line</code> are in no
            pair: they never carry information.
          </p>
          <FoundationTable
            label="Pairs of colours with their contrast"
            columns={['Pair', 'Sample', 'Asked', 'Measured', 'Verdict']}
            rows={(measured?.pairs ?? []).map(({ text, on, ratio, reached }) => [
              `${text} on ${on}`,
              <PairSample key="sample" text={text} on={on} isText={ratio === 4.5} />,
              ratio.toFixed(1),
              // Cut, not rounded: 4.496 is not 4.5.
              (Math.floor(reached * 100) / 100).toFixed(2),
              reached >= ratio ? (
                <span key="verdict" className="story-good">
                  holds
                </span>
              ) : (
                <span key="verdict" className="story-wrong">
                  too little
                </span>
              ),
            ])}
          />
        </FoundationSection>
        <FoundationSection title="What was corrected">
          {corrections.length === 0 ? (
            <p className="xp-type-body xp-prose">
              Nothing: every colour of this brand stayed as its designer gave it.
            </p>
          ) : (
            <FoundationTable
              label="Colours that createTheme shifted"
              columns={['Role', 'Scheme', 'Asked', 'Given', 'Why']}
              rows={corrections.map(({ role, scheme, asked, given, why }) => [
                role,
                scheme,
                <code key="asked">{asked}</code>,
                <code key="given">{given}</code>,
                why,
              ])}
            />
          )}
        </FoundationSection>
      </div>
    </Foundation>
  )
}

function PairSample({
  text,
  on,
  isText,
}: {
  readonly text: string
  readonly on: string
  readonly isText: boolean
}) {
  const paint = (element: HTMLElement | null) => {
    element?.style.setProperty('--story-text', `var(--xp-${text})`)
    element?.style.setProperty('--story-on', `var(--xp-${on})`)
  }
  return (
    <span ref={paint} className="story-sample">
      {isText ? 'Words' : <span className="story-sample-shape" />}
    </span>
  )
}
