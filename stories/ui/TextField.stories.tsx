import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextArea, TextField } from '../../src/ui/index.ts'
import { withSandbox } from '../sandboxStory.tsx'

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  decorators: [withSandbox],
  args: { label: 'Name for the booking', onValueChange: fn() },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    optionalLabel: { control: 'text' },
  },
  parameters: {
    controls: { include: ['label', 'labelHidden', 'optionalLabel', 'hint', 'error', 'errorTone'] },
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name for the booking' }), 'I')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('I')
  },
}

export const Filled: Story = { args: { defaultValue: 'Ines Example' } }
export const Optional: Story = { args: { optionalLabel: 'Optional', hint: 'As it stands on your passport.' } }

/** The words under the field say what to do; the border is not alone in telling. */
export const Wrong: Story = {
  args: { defaultValue: '+45 12', label: 'Phone number', error: 'This number is too short.' },
}

/** No mistake of the member's. */
export const Care: Story = {
  args: {
    defaultValue: '483920',
    label: 'Code',
    error: 'This code has expired. Ask for another.',
    errorTone: 'care',
  },
}

export const LongTexts: Story = {
  args: {
    label:
      'Anything that the team at the venue should know before you arrive, and that you would rather not say at the door',
    hint: 'A sentence or two is enough. What you write goes to your concierge, who passes on what is needed to arrange it and nothing else.',
  },
}

export const Area: Story = {
  render: () => (
    <TextArea
      label="Your wishes"
      optionalLabel="Optional"
      defaultValue={'A table by the window.\nWe come by train.'}
    />
  ),
}

export const AreaWrong: Story = {
  render: () => <TextArea label="Your wishes" error="At most 2,000 characters. Leave out 14." />,
}
