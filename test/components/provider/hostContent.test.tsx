// @vitest-environment jsdom
import { IsRestoringProvider, useIsRestoring } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import {
  ConciergeChat,
  ExperienceHub,
  type HubPage,
  OfferCatalog,
  RedemptionList,
  TermsGate,
} from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createTestProvider, type TestProvider } from '../../../src/sandbox/react/index.ts'

/** What a host's own `useQuery` finds there. */
const Own = ({ place }: { readonly place: string }) => (
  <b>{`${place} ${useIsRestoring() ? 'waits' : 'reads'}`}</b>
)

/** Within a host that restores its own cache for ever. */
function renderRestoring(children: (conversationId: string) => ReactNode): Pick<TestProvider, 'sandbox'> {
  const { Provider, sandbox } = createTestProvider({ locale: 'en-GB', member: sandboxMembers.withHistory })
  const [conversationId = ''] = sandbox.control.conversationsOf(sandboxMembers.withHistory)
  render(
    <IsRestoringProvider value>
      <Provider>{children(conversationId)}</Provider>
    </IsRestoringProvider>,
  )
  return { sandbox }
}

const help: HubPage = { id: 'help', label: 'Help', path: '/help', render: () => <Own place="page" /> }

it.each<readonly [string, (conversationId: string) => ReactNode]>([
  [
    'page',
    () => <ExperienceHub pages={['wallet', help]} defaultLocation={{ view: 'page', path: '/help' }} />,
  ],
  ['title', () => <RedemptionList title={<Own place="title" />} />],
  ['title', (id) => <ConciergeChat conversationId={id} title={<Own place="title" />} />],
  ['title', () => <OfferCatalog title={<Own place="title" />} />],
  ['card', () => <OfferCatalog renderCard={({ offer }) => <Own key={offer.id} place="card" />} />],
  [
    'child',
    () => (
      <TermsGate presentation="banner" accept={async () => {}}>
        <Own place="child" />
      </TermsGate>
    ),
  ],
])(
  'what a host renders inside our components finds its own cache being restored: %s',
  async (place, children) => {
    renderRestoring(children)
    expect((await screen.findAllByText(`${place} waits`)).length).toBeGreaterThan(0)
  },
)

it('the hub names a conversation all the same', async () => {
  renderRestoring((conversationId) => (
    <ExperienceHub defaultLocation={{ view: 'concierge', conversationId }} />
  ))
  await waitFor(() => expect(document.querySelector('.xp-chat-title')?.textContent).toMatch(/\w{3}/))
})
