import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ExperienceHub, OfferDetail } from '../../src/index.ts'
import { acmeParts, brokenParts } from './acmeParts.tsx'
import { sandboxParameters, withSandbox } from '../sandboxStory.tsx'

/** Parts of a host in place of ours. How to make them: *Guides / Parts of your own*. */
const meta = {
  title: 'Components/Parts of your own',
  render: (args) => <ExperienceHub {...args} />,
  decorators: [withSandbox],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ExperienceHub>

export default meta
type Story = StoryObj<typeof meta>

/** A card of the host's in place of ours, in the hub too: boarding passes, with the words and figures of our hooks. */
export const Cards: Story = {
  parameters: sandboxParameters({ components: acmeParts }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Three nights above the fjord' })
    await expect(canvasElement.querySelector('.xp-offer-card')).toBeNull()
  },
}

/** A button of the host's, wherever ours would stand. */
export const Buttons: Story = {
  parameters: sandboxParameters({ components: acmeParts }),
  render: () => <OfferDetail offerId="fjord-lodge" headingLevel={1} onRedeem={fn()} onAsk={fn()} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /Redeem for/ })
    await expect(canvasElement.querySelector('.xp-button')).toBeNull()
  },
}

/** A card of the host's that throws: ours stands in, and `onError` hears of it. */
export const Broken: Story = {
  parameters: sandboxParameters({ components: brokenParts }),
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { name: 'Three nights above the fjord' })),
}
