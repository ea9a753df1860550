import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OfferDetail } from '../src/index.ts'
import { sandboxMembers } from '../src/sandbox/index.ts'
import { failing, sandboxParameters, says, shows, withSandbox } from './sandboxStory.tsx'
import { savedStoryStore } from './savedStoryStore.ts'
import { setDisplayPrice } from './setDisplayPrice.ts'

const meta = {
  title: 'Components/Offers/OfferDetail',
  component: OfferDetail,
  decorators: [withSandbox],
  parameters: { layout: 'fullscreen' },
  args: { offerId: 'fjord-lodge', headingLevel: 1, onAsk: fn(), onRedeem: fn(), onBack: fn() },
} satisfies Meta<typeof OfferDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Three nights above the fjord' })
    await userEvent.click(canvas.getAllByRole('button', { name: 'Ask for it' })[0] as HTMLElement)
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
}

/** The host offers no redemption: asking is the way. */
export const AskOnly: Story = { render: ({ onRedeem: _onRedeem, ...args }) => <OfferDetail {...args} /> }

/** The host gives the page's address: members can share it by the system's sheet, or copy it. */
export const WithAddress: Story = {
  args: { href: '/experiences/fjord-lodge' },
  play: shows('button', { name: /^(Share|Copy link)$/ }),
}

/** The host keeps what members save: a heart on the pictures. */
export const WithHeart: Story = {
  parameters: sandboxParameters({ saved: savedStoryStore(['fjord-lodge']) }),
  play: shows('button', { name: 'Save Three nights above the fjord', pressed: true }),
}

/** Where the host has a map: place and address lead to it. */
export const WithMap: Story = {
  parameters: sandboxParameters({ mapHref: () => 'https://maps.example/?q=place' }),
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: /Opens the map in a new tab/ })),
}

export const NotEnoughPoints: Story = {
  parameters: sandboxParameters({ member: sandboxMembers.withFewPoints }),
  play: says('You are short by'),
}

/** The organisation displays another price than the points say: both are shown, and the button names what is taken. */
export const DisplayPriceDiffers: Story = {
  parameters: sandboxParameters({
    prepare: (sandbox) => void setDisplayPrice(sandbox, 'fjord-lodge', 30_000),
  }),
  play: shows('button', { name: /Redeem for 42,000/ }),
}

export const WithoutPrice: Story = { args: { offerId: 'round-the-cape' } }
export const WithoutDates: Story = { args: { offerId: 'forest-cabin' } }

export const Gone: Story = {
  args: { offerId: 'no-longer-there' },
  play: shows('heading', { name: 'This experience is no longer offered' }),
}

export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging' }) }

/** The wallet cannot be read: nothing is said of it. */
export const WithoutBalance: Story = { parameters: sandboxParameters({ scenario: failing('wallet') }) }

export const Failing: Story = {
  parameters: sandboxParameters({ scenario: failing('offers') }),
  play: shows('heading', { name: 'We could not load this experience' }),
}

export const RateLimited: Story = {
  parameters: sandboxParameters({ scenario: 'rate-limited' }),
  play: shows('button', { name: /Try again in/ }),
}

export const Phone: Story = { parameters: sandboxParameters({ width: 390 }) }
export const Narrowest: Story = { parameters: sandboxParameters({ width: 320 }) }
export const Tablet: Story = { parameters: sandboxParameters({ width: 768 }) }
