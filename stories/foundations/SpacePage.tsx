import sheet from '../../src/theme/layout.css?raw'
import { Foundation, FoundationSection, FoundationTable } from './Foundation.tsx'
import { declaredTokens } from './readTokens.ts'

const isMeasure = (name: string) => ['--xp-control', '--xp-target', '--xp-page-inset', '--xp-content'].includes(name)

/** The steps that `layout.css` has for gaps: its rooms above and below are of the same scale. */
const steps = [...sheet.matchAll(/\.xp-gap-(\d+) \{\s*gap: ([\d.]+rem)/g)].map(([, step = '', value = '']) => ({ step, value }))

/** The scale of distances, and the measures that several components share. */
export function SpacePage() {
  return (
    <Foundation title="Space" lead="One scale of distances, in quarters of a rem. Density multiplies the vertical ones: 1 is comfortable, 0.75 compact.">
      <FoundationSection title="Scale">
        <FoundationTable
          label="The scale of distances"
          columns={['Step', 'Value', 'Pixels at 16', 'Drawn']}
          rows={steps.map(({ step, value }) => [
            <code key="step">{step}</code>,
            value,
            Number.parseFloat(value) * 16,
            <div key="bar" className="story-bar" ref={(bar) => bar?.style.setProperty('inline-size', value)} />,
          ])}
        />
      </FoundationSection>
      <FoundationSection title="Measures">
        <FoundationTable
          label="Measures that several components share"
          columns={['Token', 'Value', 'For']}
          rows={declaredTokens.filter(({ name }) => isMeasure(name)).map(({ name, value, comment }) => [<code key="name">{name}</code>, <code key="value">{value}</code>, comment])}
        />
      </FoundationSection>
    </Foundation>
  )
}
