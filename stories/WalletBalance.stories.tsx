import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { WalletBalance } from '../src/index.ts'
import { dark, failing, sandboxParameters, says, withSandbox } from './sandboxStory.tsx'

const meta = {
  title: 'Components/Wallet/WalletBalance',
  component: WalletBalance,
  decorators: [withSandbox],
} satisfies Meta<typeof WalletBalance>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: says('48,250') }
export const Link: Story = { args: { href: '#/wallet' } }

export const Button: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Your balance 48,250/ }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging' }) }

/** It says nothing when it cannot be read. */
export const Failing: Story = {
  parameters: sandboxParameters({ scenario: failing() }, { accessibility: { isEmpty: true } }),
}
export const Dark: Story = { globals: dark }
