import { lazy, type ReactNode, StrictMode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  createMemberSession,
  ExperienceHub,
  ExperienceProvider,
  InterestForm,
  InterestSummary,
  type Offer,
  OfferCard,
  OfferCatalog,
  OfferDetail,
  WalletBalance,
} from '../../src/index.ts'
import { createSandbox, type Sandbox, sandboxMembers } from '../../src/sandbox/index.ts'
import { Fact, Facts } from '../../src/ui/index.ts'
import { renderOnServer } from '../support/renderOnServer.ts'

afterEach(() => document.body.replaceChildren())

const pages: Readonly<Record<string, ReactNode>> = {
  OfferCatalog: <OfferCatalog />,
  OfferDetail: <OfferDetail offerId="offer-that-is-gone" />,
  InterestForm: <InterestForm offerId="offer-that-is-gone" />,
  InterestSummary: <InterestSummary interestId="interest-that-is-gone" />,
  WalletBalance: <WalletBalance />,
}

function provide(sandbox: Sandbox, children: ReactNode, timeZone?: string) {
  const session = createMemberSession({
    id: 'page',
    refresh: async () => sandbox.grantFor(sandboxMembers.fresh),
  })
  return (
    <StrictMode>
      <ExperienceProvider
        baseUrl={sandbox.baseUrl}
        session={session}
        fetch={(input, init) => sandbox.fetch(input as Request, init)}
        locale="en-GB"
        timeZone={timeZone}
      >
        {children}
      </ExperienceProvider>
    </StrictMode>
  )
}

/** Hydrates until the Service was asked so many times; nobody may complain. */
async function hydrateQuietly(container: HTMLElement, app: ReactNode, sandbox: Sandbox, asked: number) {
  const onRecoverableError = vi.fn()
  const complaints = vi.spyOn(console, 'error')
  const root = hydrateRoot(container, app, { onRecoverableError })
  await expect.poll(() => sandbox.log.length).toBeGreaterThanOrEqual(asked)
  await expect.element(page.elementLocator(container)).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
  return root
}

it.each(Object.keys(pages))('hydrates the server’s markup of %s without a complaint', async (name) => {
  const sandbox = createSandbox()
  const container = renderOnServer(provide(sandbox, pages[name]))
  expect(container.querySelector('[data-xp-component]')).not.toBeNull()
  const root = await hydrateQuietly(container, provide(sandbox, pages[name]), sandbox, 1)
  root.unmount()
})

it.each([
  ['', false],
  [', however often the page renders the hub anew', true],
])('keeps the server’s markup of a view until its script has come%s', async (_, isRenderedAnew) => {
  let come = (_: { default: () => ReactNode }) => {}
  // Made here: on a busy machine React asks for it only after it has come.
  const code = new Promise<{ default: () => ReactNode }>((resolve) => (come = resolve))
  const Late = lazy(() => code)
  const Help = () => <p id="help">Points are valid for two years.</p>
  let renderAnew = () => {}
  const Hub = ({ view }: { readonly view: ReactNode }) => {
    const [, setCount] = useState(0)
    renderAnew = () => setCount((count) => count + 1)
    return (
      <ExperienceHub
        location={{ view: 'page', path: '/help' }}
        pages={['explore', { id: 'help', label: 'Help', path: '/help', render: () => view }]}
        hrefFor={({ view }) => `/${view}`}
      />
    )
  }
  const hub = (view: ReactNode) => <Hub view={view} />
  const sandbox = createSandbox()
  const container = renderOnServer(provide(sandbox, hub(<Help />), 'Europe/Copenhagen'))
  const onTheServer = container.querySelector('#help')
  const root = await hydrateQuietly(
    container,
    provide(sandbox, hub(<Late />), 'Europe/Copenhagen'),
    sandbox,
    1,
  )
  for (let times = 0; isRenderedAnew && times < 3; times += 1) {
    renderAnew()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(container.querySelector('#help')).toBe(onTheServer)
  expect(container.querySelector('[data-view=page] .xp-skeleton')).toBeNull()
  come({ default: Help })
  await expect.poll(() => Object.keys(onTheServer ?? {}).some((key) => key.startsWith('__react'))).toBe(true)
  expect(container.querySelector('#help')).toBe(onTheServer)
  root.unmount()
})

it('keeps the elements of the server where its formatters write in another way', async () => {
  const sandbox = createSandbox()
  const { accessToken } = sandbox.grantFor(sandboxMembers.fresh)
  const answer = await sandbox.fetch(`${sandbox.baseUrl}/v1/offers`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const { offers } = (await answer.json()) as { readonly offers: readonly Offer[] }
  const offer = offers.find(({ startAt, endAt }) => startAt && endAt)
  const shown = () =>
    provide(
      sandbox,
      <>
        {offer && <OfferCard offer={offer} />}
        <Facts>
          <Fact label="When" note="Three nights">
            17 – 20 Mar
          </Fact>
          <Fact label="Booked" className="alone">
            1 Feb
          </Fact>
        </Facts>
      </>,
      'Europe/Copenhagen',
    )
  const container = renderOnServer(shown())
  const words = ['offer-card-dates', 'amount-value', 'fact-value', 'fact-note', 'fact.alone dd'].map((part) =>
    container.querySelector(`.xp-${part}`),
  )
  for (const element of words) {
    const text = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    expect(text).toBeInstanceOf(Text)
    ;(text as Text).data = 'Other words'
  }
  const root = await hydrateQuietly(container, shown(), sandbox, 2)
  for (const element of words) expect(element?.isConnected).toBe(true)
  root.unmount()
})
