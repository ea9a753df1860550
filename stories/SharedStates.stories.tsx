import type { Meta, StoryObj } from '@storybook/react-vite'
import { InterestForm, OfferCatalog, TermsGate, Wallet } from '../src/index.ts'
import { sandboxOffers } from '../src/sandbox/index.ts'
import { failing, sandboxParameters, shows, withSandbox } from './sandboxStory.tsx'
import { termsText } from './termsText.tsx'

/** What any component shows when it is not the component that has a problem: the session, the network, the Service, the terms. */
const meta = {
  title: 'Components/Shared states',
  decorators: [withSandbox],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const catalog = () => <OfferCatalog headingLevel={1} />

/** The backend says that nobody is signed in. */
export const SessionEnded: Story = { render: catalog, parameters: sandboxParameters({ isSignedOut: true }) }

/** With the organisation's own way back. */
export const SessionEndedWithWayBack: Story = {
  render: catalog,
  parameters: sandboxParameters({
    isSignedOut: true,
    slots: { signInAgain: () => <a href="#sign-in">Sign in at Example Bank</a> },
  }),
}

/** Nothing was read before the connection went. */
export const OfflineFromTheStart: Story = {
  render: () => <Wallet headingLevel={1} />,
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    // Reads are tried four times before they fail.
    await canvas.findByRole('heading', { name: 'We could not load your wallet' }, { timeout: 20_000 })
  },
}

/** The Service answers something that is no answer: told as a failure, with the reference. */
export const Unreadable: Story = {
  render: () => <Wallet headingLevel={1} />,
  parameters: sandboxParameters({ scenario: failing('wallet', 'html') }),
}

/** Under each failure, the organisation's way to support. */
export const WithSupport: Story = {
  render: catalog,
  parameters: sandboxParameters({
    scenario: failing('offers'),
    slots: { support: ({ requestId }) => <a href={`#support-${requestId ?? ''}`}>Write to support</a> },
  }),
}

/** Terms are outstanding, and this host shows them as a banner: one may look and type, and nothing is sent. */
export const TermsPending: Story = {
  render: () => (
    <TermsGate presentation="banner" documents={termsText} accept={() => Promise.resolve()}>
      <InterestForm offerId={sandboxOffers.complete} headingLevel={1} />
    </TermsGate>
  ),
  play: shows('heading', { level: 1 }),
}
