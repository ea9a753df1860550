import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sandboxMembers } from '../src/sandbox/index.ts'
import { OfferPriceForm } from '../src/staff/index.ts'
import { sandboxParameters, withSandbox } from './sandboxStory.tsx'

const meta = {
  title: 'Components/Staff/OfferPriceForm',
  component: OfferPriceForm,
  decorators: [withSandbox],
  parameters: sandboxParameters({ member: sandboxMembers.staff }),
  args: { offerId: 'fjord-lodge', onSaved: fn() },
} satisfies Meta<typeof OfferPriceForm>

export default meta
type Story = StoryObj<typeof meta>

const setPrice = async (canvasElement: HTMLElement, typed: string) => {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByRole('textbox', { name: /New price/ }), `${typed}{Enter}`)
  return canvas
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', { name: 'New price, in Stars' })
  },
}

export const Saved: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await setPrice(canvasElement, '39,500')
    await canvas.findAllByText('39,500')
    await expect(args.onSaved).toHaveBeenCalledOnce()
  },
}

export const NotANumber: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await setPrice(canvasElement, 'a lot')
    await canvas.findByText('Enter a number, for example 12,500.5.')
  },
}

/** A member who found the form. */
export const Refused: Story = {
  parameters: sandboxParameters({ member: sandboxMembers.fresh }),
  play: async ({ canvasElement }) => {
    const canvas = await setPrice(canvasElement, '1')
    await canvas.findByText('You do not have access to this.')
  },
}

export const Gone: Story = { args: { offerId: 'no-longer-there' } }

export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging' }) }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const Phone: Story = { parameters: sandboxParameters({ member: sandboxMembers.staff, width: 390 }) }
