import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { todayIn } from '../src/i18n/index.ts'
import { OfferCatalog } from '../src/index.ts'
import { sandboxMembers } from '../src/sandbox/index.ts'
import { type Canvas, failing, sandboxParameters, says, shows, withSandbox } from './sandboxStory.tsx'
import { savedStoryStore } from './savedStoryStore.ts'
import { setDisplayPrice } from './setDisplayPrice.ts'

const meta = {
  title: 'Components/Offers/OfferCatalog',
  component: OfferCatalog,
  decorators: [withSandbox],
  parameters: { layout: 'fullscreen' },
  args: { headingLevel: 1, onOpen: fn() },
} satisfies Meta<typeof OfferCatalog>

export default meta
type Story = StoryObj<typeof meta>

const firstCard = (canvas: Canvas) => canvas.findByRole('heading', { name: 'Three nights above the fjord' })

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await firstCard(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Three nights above the fjord' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** Types are shown and filtered where the organisation's words name them: here two of them. */
export const NamedTypes: Story = {
  parameters: sandboxParameters({
    messages: { 'offers.type.EXPERIENCE': 'Small group', 'offers.type.EVENT': 'Event' } as Record<
      string,
      string
    >,
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Small group' }))
    await canvas.findByRole('button', { name: 'Small group', pressed: true })
  },
}

export const Links: Story = { args: { hrefFor: ({ id }) => `#/experiences/${id}` } }
/** The organisation displays another price than the points say: both are shown, and the button names what is taken. */
export const DisplayPriceDiffers: Story = {
  parameters: sandboxParameters({
    prepare: (sandbox) => void setDisplayPrice(sandbox, 'fjord-lodge', 30_000),
  }),
}

export const Loading: Story = { parameters: sandboxParameters({ scenario: 'hanging' }) }

export const Empty: Story = {
  parameters: sandboxParameters({ scenario: 'empty' }),
  play: shows('heading', { name: 'Nothing here yet' }),
}

export const NoMatch: Story = {
  args: { defaultFilters: { search: 'fjord', kinds: ['Dining'], isWithinPoints: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing matches “fjord”' })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await firstCard(canvas)
  },
}

export const Searched: Story = {
  play: async ({ canvas }) => {
    await firstCard(canvas)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the experiences' }), 'norway')
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'The house of four courtyards' })).toBeNull(),
    )
  },
}

/** One filter opens beside its chip; on a phone all of them open in a sheet. */
export const WhenOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'When' }))
    await canvas.findByRole('dialog', { name: 'When' })
    await canvas.findByRole('button', { name: 'Next month' })
  },
}

export const WhereOpen: Story = {
  args: { defaultFilters: { places: ['NO'], guests: 2 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Where, Norway' }))
    await canvas.findByRole('checkbox', { name: /Norway/, checked: true })
  },
}

export const PointsOpen: Story = {
  args: { defaultFilters: { points: { min: 0, max: 10_000 } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Points, up to/ }))
    await canvas.findByRole('slider', { name: 'Highest price' })
  },
}

const daysAhead = (days: number) => todayIn('Europe/Copenhagen', Date.now() + days * 86_400_000)

/** What is on says what it holds. Offers without dates come last, and those that do not say for how many ask for it. */
export const Narrowed: Story = {
  args: {
    defaultFilters: {
      when: { from: daysAhead(7), to: daysAhead(37) },
      places: ['NO', 'IT', 'JP'],
      guests: 3,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove 3 guests' })
  },
}

/** The filters of an address. Their code is loaded then, and nothing is shown before. */
export const FromAnAddress: Story = {
  args: { defaultFilters: 'where=NO&kind=Travel&sort=priceUp' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Where, Norway' })
  },
}

/** Nothing matches: each filter that is in the way says what there is without it. */
export const NothingFound: Story = {
  args: { defaultFilters: { places: ['NO'], kinds: ['Dining'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Without Norway: / }))
  },
}

/** All filters in one sheet. */
export const Sheet: Story = {
  args: { defaultFilters: { places: ['NO'], guests: 4 } },
  parameters: sandboxParameters({ width: 390 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters, 2' }))
    await canvas.findByRole('dialog', { name: 'Narrow it down' })
  },
}

/** A host that offers none of the filters that open. */
export const WithoutFilterControls: Story = {
  args: { filterControls: [] },
  play: async ({ canvas }) => {
    await firstCard(canvas)
    await expect(canvas.queryByRole('button', { name: 'When' })).toBeNull()
  },
}

export const WithinMyPoints: Story = {
  args: { defaultFilters: { isWithinPoints: true, sort: 'priceUp' } },
  parameters: sandboxParameters({ member: sandboxMembers.withFewPoints }),
}

/** The Service answers 500 to all: reads are tried four times before they fail. */
export const Failing: Story = {
  parameters: sandboxParameters({ scenario: failing('offers') }),
  play: shows('heading', { name: 'We could not load the experiences' }),
}

export const RateLimited: Story = {
  parameters: sandboxParameters({ scenario: 'rate-limited' }),
  play: shows('button', { name: /Try again in/ }),
}

/** The next page cannot be read: what is there stays. */
export const FailingLater: Story = {
  args: { defaultFilters: { sort: 'priceUp' } },
  parameters: sandboxParameters({
    scenario: { huge: 200, failures: [{ kind: 403, operation: 'offers', after: 1 }] },
  }),
  play: says(/so far/),
}

/** 5,000 offers. */
export const Huge: Story = { parameters: sandboxParameters({ scenario: 'huge' }) }

/** A search looks through so many at first, says so, and goes on when the member wants it. */
export const LimitedSearch: Story = {
  args: { defaultFilters: { search: 'fjord' } },
  parameters: sandboxParameters({
    scenario: { huge: 300 },
    assumptions: { offerSearch: { limit: 200 } },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Look through more' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Look through more' })).toBeNull())
  },
}

/** The Service searches: it is asked once typing rests. */
export const SearchedByTheService: Story = {
  args: { defaultFilters: { search: 'fjord' } },
  parameters: sandboxParameters({
    scenario: { huge: 300 },
    assumptions: { offerSearch: { parameter: 'search' } },
  }),
  play: async ({ canvas }) => {
    await firstCard(canvas)
    await canvas.findByText('7 experiences')
  },
}

/** Rows that cannot be read are left out and reported; the others are shown. */
export const BrokenRows: Story = {
  parameters: sandboxParameters({ scenario: 'broken-rows' }),
  play: async ({ canvas }) => {
    await firstCard(canvas)
  },
}

/** In a page with a title of its own, and cards of the host's. */
export const OwnCards: Story = {
  args: { title: null, renderCard: ({ offer }) => <a href={`#/${offer.id}`}>{offer.title}</a> },
}

/** The host keeps what members save: each card has a heart. */
export const WithHearts: Story = {
  parameters: sandboxParameters({ saved: savedStoryStore(['fjord-lodge']) }),
  play: shows('button', { name: 'Save Three nights above the fjord', pressed: true }),
}

export const Phone: Story = { parameters: sandboxParameters({ width: 390 }) }
export const Narrowest: Story = { parameters: sandboxParameters({ width: 320 }) }
export const Tablet: Story = { parameters: sandboxParameters({ width: 768 }) }
