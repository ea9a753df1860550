import { Foundation, FoundationSection } from './Foundation.tsx'
import { declaredTokens } from './readTokens.ts'

/** Every corner comes from one token; that of a button may be set apart. */
export function RadiusPage() {
  return (
    <Foundation
      title="Radius"
      lead="One token r. Everything that has corners takes its own share of it, and 0 makes all of it square. A brand may set that of buttons apart."
    >
      <FoundationSection title="Corners">
        <ul className="story-swatches">
          {declaredTokens
            .filter(({ name }) => name.startsWith('--xp-radius'))
            .map(({ name, value, comment }) => (
              <li key={name} className="xp-type-small">
                <div
                  className="story-corner"
                  ref={(corner) => corner?.style.setProperty('border-radius', `var(${name})`)}
                />
                <strong>{name.replace('--xp-', '')}</strong>
                <br />
                <code className="story-code">{value}</code>
                <br />
                <span className="xp-quiet">{comment}</span>
              </li>
            ))}
        </ul>
      </FoundationSection>
    </Foundation>
  )
}
