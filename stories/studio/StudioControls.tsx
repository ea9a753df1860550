import type { CreatedTheme } from '../../src/theme/index.ts'
import { Button, SegmentedControl, Select } from '../../src/ui/index.ts'
import { brandStarts } from './brandStarts.ts'
import { ColourInput } from './ColourInput.tsx'
import { type FontChoice, fontChoices } from './fontChoices.ts'
import type { StudioInput } from './StudioInput.ts'

interface StudioControlsProps {
  readonly input: StudioInput
  readonly theme: CreatedTheme
  readonly onChange: (change: Partial<StudioInput>) => void
}

const fonts = Object.entries(fontChoices).map(([value, { label }]) => ({ value: value as FontChoice, label }))
const mostRadius = 24

/** What a designer decides; everything else is derived. */
export function StudioControls({ input, theme, onChange }: StudioControlsProps) {
  const { light } = theme
  return (
    <form className="studio-controls" aria-label="Decisions" onSubmit={(event) => event.preventDefault()}>
      <div className="studio-starts" role="group" aria-label="Start from">
        {brandStarts.map(({ title, start }) => (
          <Button key={title} size="small" onClick={() => onChange(start)}>
            {title}
          </Button>
        ))}
      </div>
      <ColourInput
        label="Brand"
        value={input.brand}
        derived={input.brand}
        onValueChange={(brand) => brand !== null && onChange({ brand })}
      />
      <ColourInput
        label="Accent"
        isOptional
        value={input.accent}
        derived={light['brand-ink'] ?? input.brand}
        onValueChange={(accent) => onChange({ accent })}
      />
      <ColourInput
        label="Greys"
        isOptional
        value={input.neutral}
        derived={light['ink-2'] ?? '#566065'}
        onValueChange={(neutral) => onChange({ neutral })}
      />
      <ColourInput
        label="Danger"
        isOptional
        value={input.danger}
        derived={light.wrong ?? '#a3281f'}
        onValueChange={(danger) => onChange({ danger })}
      />
      <div className="xp-field">
        <label className="xp-field-label" htmlFor="studio-radius">
          Corners, {input.radius} px
        </label>
        <input
          id="studio-radius"
          className="studio-range xp-focus"
          type="range"
          min={0}
          max={mostRadius}
          value={input.radius}
          onChange={(event) => onChange({ radius: Number(event.target.value) })}
        />
      </div>
      <SegmentedControl
        label="Buttons"
        value={input.buttons}
        options={[
          { value: 'same', label: 'Same corners' },
          { value: 'pill', label: 'Pills' },
        ]}
        onValueChange={(buttons) => onChange({ buttons })}
      />
      <Select label="Type" value={input.font} options={fonts} onValueChange={(font) => onChange({ font })} />
      <SegmentedControl
        label="Density"
        value={input.density}
        options={[
          { value: 'comfortable', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
        onValueChange={(density) => onChange({ density })}
      />
      <SegmentedControl
        label="What is chosen takes"
        value={input.selected}
        options={[
          { value: 'ink', label: 'Ink' },
          { value: 'brand', label: 'Brand' },
        ]}
        onValueChange={(selected) => onChange({ selected })}
      />
    </form>
  )
}
