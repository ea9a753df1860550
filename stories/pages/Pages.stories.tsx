import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import {
  ConciergeChat,
  ExperienceHub,
  InterestForm,
  InterestSummary,
  OfferCatalog,
  OfferDetail,
  RedemptionDetail,
  RedemptionList,
  TermsAcceptance,
  Wallet,
} from '../../src/index.ts'
import { sandboxInterest, sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { lodgeThread } from '../conciergeThreads.ts'
import { failing, sandboxParameters, says, withSandbox } from '../sandboxStory.tsx'
import { seedRedemptions } from '../seedRedemptions.ts'
import { termsText } from '../termsText.tsx'
import { HostSite } from './HostSite.tsx'

const inHostSite: Decorator = (Story, { globals, storyGlobals }) => (
  <HostSite globals={globals} storyGlobals={storyGlobals}>
    <Story />
  </HostSite>
)

const page = (settings: Parameters<typeof sandboxParameters>[0] = {}) =>
  sandboxParameters({ member: sandboxMembers.withHistory, ...settings }, { layout: 'fullscreen' })

/** Each view in a page of an organisation's, between its header and its footer, in the brand of the toolbar. */
const meta = {
  title: 'Pages/In a page',
  decorators: [inHostSite, withSandbox],
  tags: ['page', '!autodocs'],
  parameters: { ...page(), controls: { disable: true }, docs: { source: { type: 'code' } } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Catalog: Story = {
  render: () => <OfferCatalog headingLevel={1} hrefFor={({ id }) => `#/${id}`} />,
}

export const CatalogEmpty: Story = { ...Catalog, parameters: page({ scenario: 'empty' }) }

export const Offer: Story = {
  render: () => (
    <OfferDetail
      offerId={sandboxOffers.complete}
      headingLevel={1}
      onAsk={() => undefined}
      onRedeem={() => undefined}
    />
  ),
}

export const Asking: Story = {
  render: () => <InterestForm offerId={sandboxOffers.complete} headingLevel={1} />,
}

export const Asked: Story = {
  render: () => (
    <InterestSummary
      interestId={sandboxInterest}
      headingLevel={1}
      requestId="req_7kd291fc40ae"
      onOpenConversation={() => undefined}
    />
  ),
}

export const MyExperiences: Story = {
  render: () => <RedemptionList headingLevel={1} hrefFor={({ id }) => `#/${id}`} />,
}

export const OneExperience: Story = {
  render: () => (
    <RedemptionDetail
      redemptionId={seedRedemptions.PURCHASED}
      headingLevel={1}
      onOpenConversation={() => undefined}
    />
  ),
}

export const Concierge: Story = {
  render: () => (
    <div style={{ blockSize: '42rem' }}>
      <ConciergeChat conversationId={lodgeThread} title="A lodge above the fjord" headingLevel={1} />
    </div>
  ),
  play: says(/dry socks too/),
}

export const Points: Story = {
  render: () => <Wallet headingLevel={1} />,
  parameters: page({ assumptions: { operations: { ledger: true } } }),
}

export const Terms: Story = {
  render: () => <TermsAcceptance documents={termsText} headingLevel={1} />,
  parameters: page({ assumptions: { operations: { acceptTerms: true } } }),
}

/** The drop-in whole, under the page's own title. */
export const Whole: Story = {
  render: () => (
    <>
      <h1 className="xp-visually-hidden">Rewards</h1>
      <ExperienceHub />
    </>
  ),
}

/** The part that fails says so; the page around it lives. */
export const Failing: Story = { ...Catalog, parameters: page({ scenario: failing('offers') }) }
