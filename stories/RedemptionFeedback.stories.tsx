import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RedemptionFeedback } from '../src/index.ts'
import { type Sandbox, sandboxMembers } from '../src/sandbox/index.ts'
import { failing, sandboxParameters, withSandbox } from './sandboxStory.tsx'
import { seedRedemptions } from './seedRedemptions.ts'

const member = sandboxMembers.withHistory
const redemptionId = seedRedemptions.PURCHASED
const prepare = ({ control }: Sandbox) => control.advance(redemptionId, 'COMPLETED')

const meta = {
  title: 'Components/Redemptions/RedemptionFeedback',
  component: RedemptionFeedback,
  decorators: [withSandbox],
  parameters: sandboxParameters({ member, prepare }),
  args: { redemptionId, onSubmitted: fn() },
} satisfies Meta<typeof RedemptionFeedback>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '9' }))
    await userEvent.type(
      canvas.getByRole('textbox'),
      'The box was perfect and the interval table a lovely touch.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByText('9 of 10')
    await expect(args.onSubmitted).toHaveBeenCalledOnce()
  },
}

export const Asking: Story = {}

/** Nothing is sent without a number. */
export const RatingMissing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    await canvas.findByText('Choose a number from 0 to 10.')
    await expect(canvas.getByRole('radio', { name: '0' })).toHaveFocus()
    await expect(args.onSubmitted).not.toHaveBeenCalled()
  },
}

export const Answered: Story = { args: { redemptionId: seedRedemptions.COMPLETED } }

export const Replacing: Story = {
  args: { redemptionId: seedRedemptions.COMPLETED },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change your answer' }))
    await expect(canvas.getByRole('radio', { name: '9' })).toHaveFocus()
  },
}

/** Not completed: there is nothing to see. */
export const NotCompleted: Story = {
  args: { redemptionId: seedRedemptions.OPEN },
  parameters: { accessibility: { isEmpty: true } },
}

export const Failing: Story = {
  parameters: sandboxParameters({ scenario: failing('submitFeedback', 500) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '7' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByText('We did not hear back.')
    await expect(canvas.getByRole('radio', { name: '7' })).toBeChecked()
  },
}

export const Phone: Story = { parameters: sandboxParameters({ width: 350 }) }
