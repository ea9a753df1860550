import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sandboxMembers } from '../src/sandbox/index.ts'
import { OfferPriceForm } from '../src/staff/index.ts'
import { type Canvas, sandboxParameters, shows, withSandbox } from './sandboxStory.tsx'

const meta = {
  title: 'Components/Staff/OfferPriceForm',
  component: OfferPriceForm,
  decorators: [withSandbox],
  parameters: sandboxParameters({ member: sandboxMembers.staff }),
  args: { offerId: 'fjord-lodge', onSaved: fn() },
} satisfies Meta<typeof OfferPriceForm>

export default meta
type Story = StoryObj<typeof meta>

const setPrice = async (canvas: Canvas, typed: string) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /New price/ }), `${typed}{Enter}`)
}

export const Default: Story = { play: shows('textbox', { name: 'New price, in Stars' }) }

export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await setPrice(canvas, '39,500')
    await canvas.findAllByText('39,500')
    await expect(args.onSaved).toHaveBeenCalledOnce()
  },
}

export const NotANumber: Story = {
  play: async ({ canvas }) => {
    await setPrice(canvas, 'a lot')
    await canvas.findByText('Enter a number, for example 12,500.5.')
  },
}

/** A member who found the form. */
export const Refused: Story = {
  parameters: sandboxParameters({ member: sandboxMembers.fresh }),
  play: async ({ canvas }) => {
    await setPrice(canvas, '1')
    await canvas.findByText('You do not have access to this.')
  },
}

export const Gone: Story = { args: { offerId: 'no-longer-there' } }
export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging' }) }
export const Phone: Story = { parameters: sandboxParameters({ member: sandboxMembers.staff, width: 390 }) }
