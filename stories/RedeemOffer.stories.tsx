import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { RedeemOffer, type RedeemOfferProps } from '../src/index.ts'
import { type Sandbox, sandboxMembers } from '../src/sandbox/index.ts'
import { type Canvas, failing, sandboxParameters, says, withSandbox } from './sandboxStory.tsx'
import { setDisplayPrice } from './setDisplayPrice.ts'

const meta = {
  title: 'Components/Redemptions/RedeemOffer',
  component: RedeemOffer,
  decorators: [withSandbox],
  // A dialog that is open would stand over the page that describes it.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { offerId: 'fjord-lodge', onAsk: fn(), onRedeemed: fn(), onOpenRedemption: fn() },
} satisfies Meta<typeof RedeemOffer>

export default meta
type Story = StoryObj<typeof meta>

function Opened(args: RedeemOfferProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <RedeemOffer {...args} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

/** Pressed once, until what comes of it is there. */
const redeemed =
  (...then: Parameters<Canvas['findByRole']>) =>
  async ({ canvas }: { readonly canvas: Canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Redeem for/ }))
    await canvas.findByRole(...then)
  }

/** As a dialog over the offer. */
export const Default: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, args }) => {
    await canvas.findByText('6,250')
    await userEvent.dblClick(canvas.getByRole('button', { name: /Redeem for 42,000/ }))
    await canvas.findByRole('heading', { name: 'It is on its way' })
    await expect(args.onRedeemed).toHaveBeenCalledOnce()
  },
}

/** Before the decision. */
export const Confirming: Story = { render: (args) => <Opened {...args} /> }

/** The same as content of a page. */
export const InPage: Story = { args: { onClose: fn() } }

export const NotEnoughPoints: Story = {
  parameters: sandboxParameters({ member: sandboxMembers.withFewPoints }),
  play: async ({ canvas, args }) => {
    await canvas.findByText('Not enough points yet.')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
}

/** The organisation displays another price than the points say: both are shown, and the button names what is taken. */
export const DisplayPriceDiffers: Story = {
  parameters: sandboxParameters({
    prepare: (sandbox) => void setDisplayPrice(sandbox, 'fjord-lodge', 30_000),
  }),
  args: { onClose: fn() },
}

export const SoldOut: Story = { args: { offerId: 'bath-house' }, play: says('Sold out.') }

/** Booking closes while one reads: it is said, the button goes, and the focus goes to the title. */
export const ClosesWhileOpen: Story = {
  render: (args) => <Opened {...args} />,
  parameters: sandboxParameters({ closesInMs: 5_000 }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /Redeem for/ })
    button.focus()
    await canvas.findByRole('button', { name: 'Ask for it' })
    await expect(button).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
  },
}

export const WithoutPrice: Story = { args: { offerId: 'round-the-cape' } }

/** With `operations: { eligibility: true }` the member is told before the button. */
export const NotEligible: Story = {
  args: { offerId: 'opening-night' },
  parameters: sandboxParameters({ assumptions: { operations: { eligibility: true } } }),
  play: says('Not open to you at the moment.'),
}

/** Without it the Service refuses, and no points are taken. */
export const Refused: Story = {
  args: { offerId: 'opening-night' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Redeem for/ }))
    await canvas.findByText('Not redeemed.')
  },
}

/** Each offer costs more from the second time on that it is read. */
function raisePrices(sandbox: Sandbox): void {
  const serve = sandbox.fetch.bind(sandbox)
  let readings = 0
  const fetch: Sandbox['fetch'] = async (input, init) => {
    const answer = await serve(input, init)
    if (!new URL(new Request(input).url).pathname.endsWith('/offers') || readings++ === 0) return answer
    const { offers, ...more } = (await answer.json()) as { offers: { readonly pointsPrice?: number }[] }
    const raised = offers.map(({ pointsPrice, ...offer }) => ({
      ...offer,
      ...(pointsPrice !== undefined && { pointsPrice: pointsPrice + 2_000 }),
      display: undefined,
    }))
    return Response.json({ ...more, offers: raised })
  }
  Object.assign(sandbox, { fetch })
}

/** It costs something else than the button of a dialog that was left open says: nothing is sent, and the member decides again. */
export const PriceChanged: Story = {
  parameters: sandboxParameters({ prepare: raisePrices }),
  beforeEach: () => {
    const { now } = Date
    return () => void (Date.now = now)
  },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: /Redeem for 42,000/ })
    // What was read a moment ago is not read again.
    const { now } = Date
    Date.now = () => now() + 60_000
    await userEvent.click(button)
    await canvas.findByText('Not redeemed.')
    await expect(canvas.getByRole('button', { name: /Redeem for 44,000/ })).toHaveFocus()
    await expect(args.onRedeemed).not.toHaveBeenCalled()
  },
}

/** The answer was lost, and comes with the second try: one redemption. */
export const LostAnswer: Story = {
  parameters: sandboxParameters({ scenario: failing('createRedemption', 'lost-answer', { times: 1 }) }),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Redeem for/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await canvas.findByText('Your first try had arrived.')
    await expect(args.onRedeemed).toHaveBeenCalledOnce()
  },
}

export const UnknownOutcome: Story = {
  render: (args) => <Opened {...args} />,
  parameters: sandboxParameters({ scenario: failing('createRedemption', 'lost-answer') }),
  play: redeemed('heading', { name: 'Has it been redeemed?' }),
}

/** From now on what is redeemed has sold out meanwhile. */
function cancelAtOnce(sandbox: Sandbox): void {
  const serve = sandbox.fetch.bind(sandbox)
  const fetch: Sandbox['fetch'] = async (input, init) => {
    const request = new Request(input, init)
    const answer = await serve(request)
    if (request.method !== 'POST' || !request.url.endsWith('/redemptions')) return answer
    const made = (await answer.json()) as { readonly id: string }
    sandbox.control.advance(made.id, 'CANCELED', { canceledReason: 'SOLD_OUT' })
    return Response.json({ ...made, status: 'CANCELED', canceledReason: 'SOLD_OUT' }, { status: 201 })
  }
  Object.assign(sandbox, { fetch })
}

/** The Service has cancelled it before it answers: the points are back. */
export const CancelledAtOnce: Story = {
  render: (args) => <Opened {...args} />,
  parameters: sandboxParameters({ prepare: cancelAtOnce }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Redeem for/ }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Cancelled' })).toHaveFocus())
    await canvas.findByText('48,250')
  },
}

export const RateLimited: Story = {
  parameters: sandboxParameters({ scenario: failing('createRedemption', 429, { retryAfter: 30 }) }),
  play: redeemed('button', { name: /Try again in/ }),
}

/** On its way: the button is busy, and pressing it again does nothing. */
export const Busy: Story = {
  parameters: sandboxParameters({ scenario: failing('createRedemption', 'hang') }),
  play: redeemed('button', { name: 'Redeeming' }),
}

export const Gone: Story = { args: { offerId: 'no-longer-there', onClose: fn() } }
export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging' }) }
export const Failing: Story = { parameters: sandboxParameters({ scenario: failing('offers') }) }

/** The wallet cannot be read: what it costs is said, and no balance. */
export const WithoutBalance: Story = { parameters: sandboxParameters({ scenario: failing('wallet') }) }
export const Narrowest: Story = { args: { onClose: fn() }, parameters: sandboxParameters({ width: 320 }) }
