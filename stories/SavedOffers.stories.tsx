import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SavedOffers } from '../src/index.ts'
import { arabic, dark, failing, sandboxParameters, shows, withSandbox } from './sandboxStory.tsx'
import { savedStoryStore } from './savedStoryStore.ts'

// Closing soon, out of reach, sold out, and no longer offered.
const some = ['kyoto-potter', 'fjord-lodge', 'bath-house', 'no-longer-there']

const meta = {
  title: 'Components/Offers/SavedOffers',
  component: SavedOffers,
  decorators: [withSandbox],
  parameters: { layout: 'fullscreen', ...sandboxParameters({ saved: savedStoryStore(some) }) },
  args: { headingLevel: 1, onOpen: fn(), onExplore: fn() },
} satisfies Meta<typeof SavedOffers>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // The balance may come after the offers.
    await canvas.findAllByText('Within your balance')
    await userEvent.click(await canvas.findByRole('button', { name: 'Save The bath house to yourselves' }))
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toHaveFocus()
  },
}

export const Nothing: Story = {
  parameters: sandboxParameters({ saved: savedStoryStore([]) }),
  play: shows('button', { name: 'See all experiences' }),
}

/** The catalog of 5,000 is read on while one is missing. */
export const Many: Story = {
  parameters: sandboxParameters({
    saved: savedStoryStore([
      ...some,
      'dune-camp',
      'classic-yacht',
      'first-tracks',
      'silent-days',
      'riad-arches',
    ]),
  }),
}

/** A heart that the store does not take goes back, and says so. */
export const NotRemoved: Story = {
  parameters: sandboxParameters({
    saved: savedStoryStore(some, { remove: () => Promise.reject(new Error('The store is closed')) }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Three nights above the fjord' }))
    await canvas.findAllByText('Not removed. Try again.')
  },
}

export const Failing: Story = {
  parameters: sandboxParameters({
    saved: savedStoryStore([], { list: () => Promise.reject(new Error('The store is closed')) }),
  }),
  play: shows('heading', { name: 'We could not load what you saved' }),
}

export const FailingCatalog: Story = {
  parameters: sandboxParameters({ saved: savedStoryStore(some), scenario: failing('offers') }),
  play: shows('heading', { name: 'We could not load what you saved' }),
}

export const Loading: Story = {
  parameters: sandboxParameters({ saved: savedStoryStore(some), scenario: 'hanging' }),
}

export const Dark: Story = { globals: dark }
export const RightToLeft: Story = {
  ...arabic,
  parameters: sandboxParameters({ locale: 'ar-EG', saved: savedStoryStore(some) }),
}
export const Phone: Story = { parameters: sandboxParameters({ saved: savedStoryStore(some), width: 390 }) }
