import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { RedemptionStatus } from '../src/contract/index.ts'
import { RedemptionDetail } from '../src/index.ts'
import { sandboxMembers } from '../src/sandbox/index.ts'
import { failing, sandboxParameters, says, shows, withSandbox } from './sandboxStory.tsx'
import { seedRedemptions } from './seedRedemptions.ts'

const member = sandboxMembers.withHistory

const meta = {
  title: 'Components/Redemptions/RedemptionDetail',
  component: RedemptionDetail,
  decorators: [withSandbox],
  parameters: sandboxParameters({ member }, { layout: 'fullscreen' }),
  args: {
    redemptionId: seedRedemptions.PURCHASED,
    headingLevel: 1,
    onOpenConversation: fn(),
    onAsk: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof RedemptionDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Three nights above the fjord' })
    await userEvent.click(canvas.getByRole('button', { name: /Your concierge/ }))
    await expect(args.onOpenConversation).toHaveBeenCalledOnce()
  },
}

export const Submitted: Story = { args: { redemptionId: seedRedemptions.SUBMITTED } }
export const Open: Story = { args: { redemptionId: seedRedemptions.OPEN } }
export const AwaitingVendor: Story = { args: { redemptionId: seedRedemptions.AWAITING_VENDOR } }

export const AwaitingCustomer: Story = {
  args: { redemptionId: seedRedemptions.AWAITING_CUSTOMER },
  play: shows('button', { name: 'Answer your concierge' }),
}

export const Canceled: Story = {
  args: { redemptionId: seedRedemptions.CANCELED },
  play: async ({ canvas, args }) => {
    await canvas.findByText('The provider declined')
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for other dates' }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
}

/** Without a note, for a reason that this version does not know. */
export const CanceledOtherwise: Story = {
  args: { redemptionId: seedRedemptions.OPEN },
  parameters: sandboxParameters({
    prepare: ({ control }) =>
      control.advance(seedRedemptions.OPEN, 'CANCELED', { canceledReason: 'SOMETHING_NEW' }),
  }),
  play: says('It could not take place'),
}

/** Rated already; the answer can be replaced. */
export const Completed: Story = { args: { redemptionId: seedRedemptions.COMPLETED }, play: says('9 of 10') }

export const CompletedNotRated: Story = {
  args: { redemptionId: seedRedemptions.PURCHASED },
  parameters: sandboxParameters({
    prepare: ({ control }) => control.advance(seedRedemptions.PURCHASED, 'COMPLETED'),
  }),
  play: shows('radiogroup', { name: 'How likely are you to recommend it to a friend?' }),
}

/** The ledger says what it cost. */
export const WithLedger: Story = {
  parameters: sandboxParameters({ member, assumptions: { operations: { ledger: true } } }),
}

/** A status of a later version: neutral words, no progress. */
export const UnknownStatus: Story = {
  args: { redemptionId: seedRedemptions.OPEN },
  parameters: sandboxParameters({
    prepare: ({ control }) => control.advance(seedRedemptions.OPEN, 'ON_THE_MOON' as RedemptionStatus),
  }),
  play: says('Under way'),
}

/** The catalog cannot be read: what the redemption itself says is shown. */
export const WithoutOffer: Story = { parameters: sandboxParameters({ scenario: failing('offers') }) }
export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging' }) }

export const Failing: Story = {
  args: { redemptionId: 'red_unknown' },
  play: shows('heading', { name: 'We could not load your experience' }),
}

export const Phone: Story = { parameters: sandboxParameters({ width: 390 }) }
export const PhoneCanceled: Story = { ...Phone, args: { redemptionId: seedRedemptions.CANCELED } }

export const PhoneNotRated: Story = {
  args: { redemptionId: seedRedemptions.PURCHASED },
  parameters: sandboxParameters({
    width: 390,
    prepare: ({ control }) => control.advance(seedRedemptions.PURCHASED, 'COMPLETED'),
  }),
}

export const Narrowest: Story = { parameters: sandboxParameters({ width: 320 }) }
