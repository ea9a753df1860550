import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WalletBalance } from '../src/index.ts'
import { sandboxParameters, withSandbox } from './sandboxStory.tsx'

const meta = {
  title: 'Components/Wallet/WalletBalance',
  component: WalletBalance,
  decorators: [withSandbox],
} satisfies Meta<typeof WalletBalance>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('48,250')
  },
}

export const Link: Story = { args: { href: '#/wallet' } }

export const Button: Story = {
  args: { onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Your balance 48,250/ }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging' }) }

/** It says nothing when it cannot be read. */
export const Failing: Story = { parameters: sandboxParameters({ scenario: { failures: [{ kind: 403 }] } }) }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const Arabic: Story = {
  globals: { direction: 'rtl' },
  parameters: sandboxParameters({ locale: 'ar-EG' }),
}
