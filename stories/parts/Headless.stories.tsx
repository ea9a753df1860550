import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'
import { sandboxParameters, withSandbox } from '../sandboxStory.tsx'
import { PlainCatalog, PlainInterest, PlainPhone, PlainRedeem } from './plainFlows.tsx'

/** Our flows, drawn by a host in plain HTML. In light: in dark WebKitGTK writes on its own buttons in white on light grey. */
const meta = {
  title: 'Parts/Headless flows',
  decorators: [withSandbox],
  globals: { scheme: 'light' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Redeem: Story = {
  render: () => <PlainRedeem offerId="fjord-lodge" />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Redeem' }))
    await canvas.findByRole('heading', { name: 'It is yours' })
  },
}

export const RedeemUnknown: Story = {
  ...Redeem,
  parameters: sandboxParameters({
    scenario: { failures: [{ kind: 'lost-answer', operation: 'createRedemption', times: 1 }] },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Redeem' }))
    await canvas.findByRole('button', { name: 'Find out' })
  },
}

export const Catalog: Story = {
  render: () => <PlainCatalog />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'fjord')
    await canvas.findByText('Three nights above the fjord')
  },
}

export const Phone: Story = {
  render: () => <PlainPhone interestId={sandboxInterest} />,
  parameters: sandboxParameters({ member: sandboxMembers.withHistory }),
  play: async ({ canvas }) => {
    await canvas.findByText(/is checked|We sent a code|Number/)
  },
}

export const Interest: Story = {
  render: () => <PlainInterest offerId="fjord-lodge" />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Allergies' }), 'made-up nuts')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByRole('heading', { name: 'We have your request' })
  },
}
