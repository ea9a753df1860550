import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { OfferCatalog } from '../src/index.ts'
import { sandboxMembers } from '../src/sandbox/index.ts'
import { arabicOffers } from './arabicOffers.ts'
import { sandboxParameters, withSandbox } from './sandboxStory.tsx'

const meta = {
  title: 'Components/Offers/OfferCatalog',
  component: OfferCatalog,
  decorators: [withSandbox],
  parameters: { layout: 'fullscreen' },
  args: { headingLevel: 1, onOpen: fn() },
} satisfies Meta<typeof OfferCatalog>

export default meta
type Story = StoryObj<typeof meta>

const firstCard = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('heading', { name: 'Three nights above the fjord' })

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await firstCard(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Three nights above the fjord' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Links: Story = { args: { hrefFor: ({ id }) => `#/experiences/${id}` } }

export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging' }) }

export const Empty: Story = {
  parameters: sandboxParameters({ scenario: 'empty' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Nothing here yet' })
  },
}

export const NoMatch: Story = {
  args: { defaultFilters: { search: 'fjord', kind: 'Dining', isWithinPoints: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Nothing matches “fjord”' })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await firstCard(canvas)
  },
}

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await firstCard(canvas)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the experiences' }), 'norway')
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'The house of four courtyards' })).toBeNull(),
    )
  },
}

export const WithinMyPoints: Story = {
  args: { defaultFilters: { isWithinPoints: true, sort: 'priceUp' } },
  parameters: sandboxParameters({ member: sandboxMembers.withFewPoints }),
}

/** The Service answers 500 to all: reads are tried four times before they fail. */
export const Failing: Story = {
  parameters: sandboxParameters({ scenario: { failures: [{ kind: 403, operation: 'offers' }] } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'We could not load the experiences' })
  },
}

export const RateLimited: Story = {
  parameters: sandboxParameters({ scenario: 'rate-limited' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /Try again in/ })
  },
}

/** The next page cannot be read: what is there stays. */
export const FailingLater: Story = {
  args: { defaultFilters: { sort: 'priceUp' } },
  parameters: sandboxParameters({
    scenario: { huge: 200, failures: [{ kind: 403, operation: 'offers', after: 1 }] },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/so far/)
  },
}

/** 5,000 offers. */
export const Huge: Story = { parameters: sandboxParameters({ scenario: 'huge' }) }

/** Rows that cannot be read are left out and reported; the others are shown. */
export const BrokenRows: Story = {
  parameters: sandboxParameters({ scenario: 'broken-rows' }),
  play: async ({ canvasElement }) => {
    await firstCard(within(canvasElement))
  },
}

/** In a page with a title of its own, and cards of the host's. */
export const OwnCards: Story = {
  args: { title: null, renderCard: ({ offer }) => <a href={`#/${offer.id}`}>{offer.title}</a> },
}

export const Dark: Story = { globals: { scheme: 'dark' } }

export const Arabic: Story = {
  globals: { direction: 'rtl' },
  parameters: sandboxParameters({ locale: 'ar-EG', messages: arabicOffers }),
}

export const Phone: Story = { parameters: sandboxParameters({ width: 390 }) }

export const PhoneDark: Story = { ...Phone, globals: { scheme: 'dark' } }

export const Narrowest: Story = { parameters: sandboxParameters({ width: 320 }) }

export const Tablet: Story = { parameters: sandboxParameters({ width: 768 }) }
