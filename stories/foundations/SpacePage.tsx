import sheet from '../../src/theme/layout.css?raw'
import { Foundation, FoundationSection, FoundationTable } from './Foundation.tsx'
import { declaredTokens } from './readTokens.ts'

const isMeasure = (name: string) =>
  ['--xp-control', '--xp-target', '--xp-page-inset', '--xp-content'].includes(name)

/** The steps of `layout.css`: gaps, and rooms above and below. */
const steps = [
  ...new Map(
    [...sheet.matchAll(/\.xp-(?:gap|above)-(\d+) \{\s*[\w-]+: (?:calc\()?([\d.]+rem)/g)].map(
      ([, step = '', value = '']) => [Number(step), value],
    ),
  ),
].sort(([a], [b]) => a - b)

/** The scale of distances, and the measures that several components share. */
export function SpacePage() {
  return (
    <Foundation
      title="Space"
      lead="One scale of distances, in quarters of a rem. Density multiplies the vertical ones: 1 is comfortable, 0.75 compact."
    >
      <FoundationSection title="Scale">
        <FoundationTable
          label="The scale of distances"
          columns={['Step', 'Value', 'Pixels at 16', 'Drawn']}
          rows={steps.map(([step, value]) => [
            <code key="step">{step}</code>,
            value,
            Number.parseFloat(value) * 16,
            <div
              key="bar"
              className="story-bar"
              ref={(bar) => bar?.style.setProperty('inline-size', value)}
            />,
          ])}
        />
      </FoundationSection>
      <FoundationSection title="Measures">
        <FoundationTable
          label="Measures that several components share"
          columns={['Token', 'Value', 'For']}
          rows={declaredTokens
            .filter(({ name }) => isMeasure(name))
            .map(({ name, value, comment }) => [
              <code key="name">{name}</code>,
              <code key="value">{value}</code>,
              comment,
            ])}
        />
      </FoundationSection>
    </Foundation>
  )
}
