import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Rating } from '../../src/ui/index.ts'
import { sandboxParameters, withSandbox } from '../sandboxStory.tsx'

function Asked({ initial = null, error }: { readonly initial?: number | null; readonly error?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <Rating
      label="How likely are you to recommend it to a friend?"
      value={value}
      onValueChange={setValue}
      leastLabel="Not at all likely"
      mostLabel="Very likely"
      scaleLabel="0 is not at all likely, 10 very likely."
      formatNumber={String}
      {...(error === undefined ? {} : { error })}
    />
  )
}

/** 0 to 10, eleven across, and six and five on a phone. No colours from red to green, no faces. */
const meta = {
  title: 'Primitives/Rating',
  component: Asked,
  decorators: [withSandbox],
  argTypes: { initial: { control: { type: 'range', min: 0, max: 10, step: 1 } }, error: { control: 'text' } },
} satisfies Meta<typeof Asked>

export default meta
type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}

export const Answered: Story = {
  play: async ({ canvas }) => {
    const nine = canvas.getByRole('radio', { name: /^9/ })
    await userEvent.click(nine)
    await expect(nine).toBeChecked()
  },
}

export const Wrong: Story = { args: { error: 'Choose a number from 0 to 10.' } }
export const Phone: Story = { args: { initial: 7 }, parameters: sandboxParameters({ width: 350 }) }
