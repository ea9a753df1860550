import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import {
  callIcon,
  Checkbox,
  ChoiceChips,
  ChoiceTiles,
  FilterChips,
  mailIcon,
  messageIcon,
  phoneMobileIcon,
  SegmentedControl,
  Stepper,
  type StepperProps,
} from '../../src/ui/index.ts'
import { withSandbox } from '../sandboxStory.tsx'

/** Short choices are visible; what is chosen takes the ink, or the brand where a brand wants it so. */
const meta = {
  title: 'Primitives/Choices',
  decorators: [withSandbox],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const occasions = [
  { value: 'anniversary', label: 'Anniversary' },
  { value: 'birthday', label: 'Birthday' },
  { value: 'honeymoon', label: 'Honeymoon' },
  { value: 'other', label: 'Something else' },
] as const

export const Chips: Story = {
  render: () => (
    <ChoiceChips label="Occasion" optionalLabel="Optional" options={occasions} defaultValue="birthday" />
  ),
}

export const ChipsWrong: Story = {
  render: () => <ChoiceChips label="Occasion" options={occasions} error="Choose one." />,
}

export const Tiles: Story = {
  render: () => (
    <ChoiceTiles
      label="How may we reach you?"
      options={[
        { value: 'chat', label: 'Here', icon: messageIcon },
        { value: 'mail', label: 'By mail', icon: mailIcon },
        { value: 'call', label: 'By phone', icon: callIcon },
        { value: 'text', label: 'By text message', icon: phoneMobileIcon },
      ]}
      defaultValue="mail"
    />
  ),
}

export const Segments: Story = {
  render: () => (
    <SegmentedControl
      label="What the days are"
      labelHidden
      options={[
        { value: 'suits', label: 'Would suit' },
        { value: 'not', label: 'Not possible' },
      ]}
      defaultValue="suits"
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Not possible' }))
    await expect(canvas.getByRole('radio', { name: 'Not possible' })).toBeChecked()
  },
}

function Filters() {
  const [values, setValues] = useState<('travel' | 'dining' | 'points')[]>(['dining'])
  return (
    <FilterChips
      label="Filters"
      allLabel="All"
      onClear={() => setValues([])}
      values={values}
      onValuesChange={setValues}
      options={[
        { value: 'travel', label: 'Travel' },
        { value: 'dining', label: 'Dining' },
        { value: 'points', label: 'Within my points', startsGroup: true },
      ]}
    />
  )
}

export const Filtering: Story = { render: () => <Filters /> }

const steps = (props: Partial<StepperProps>): Story => ({
  render: () => (
    <Stepper
      label="Adults"
      min={1}
      max={8}
      decreaseLabel="One adult fewer"
      increaseLabel="One adult more"
      {...props}
    />
  ),
})

export const Steps: Story = steps({ hint: 'Up to 8.', defaultValue: 2 })
export const StepsAtTheirEnd: Story = steps({ defaultValue: 8 })
export const StepsWrong: Story = steps({ defaultValue: 12, error: 'At most 8.' })

export const Ticking: Story = {
  render: () => <Checkbox label="I have read the terms of service and accept them." defaultChecked />,
}

export const TickingWrong: Story = {
  render: () => (
    <Checkbox label="I have read the terms of service and accept them." error="Tick this to go on." />
  ),
}
