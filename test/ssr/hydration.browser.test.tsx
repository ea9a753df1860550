import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  createMemberSession,
  ExperienceProvider,
  InterestForm,
  InterestSummary,
  type Offer,
  OfferCard,
  OfferCatalog,
  OfferDetail,
  WalletBalance,
} from '../../src/index.ts'
import { createSandbox, sandboxMembers } from '../../src/sandbox/index.ts'

afterEach(() => document.body.replaceChildren())

const pages: Readonly<Record<string, ReactNode>> = {
  OfferCatalog: <OfferCatalog />,
  OfferDetail: <OfferDetail offerId="offer-that-is-gone" />,
  InterestForm: <InterestForm offerId="offer-that-is-gone" />,
  InterestSummary: <InterestSummary interestId="interest-that-is-gone" />,
  WalletBalance: <WalletBalance />,
}

it.each(Object.keys(pages))('hydrates the server’s markup of %s without a complaint', async (name) => {
  const sandbox = createSandbox()
  const app = () => (
    <StrictMode>
      <ExperienceProvider
        baseUrl={sandbox.baseUrl}
        session={createMemberSession({
          id: 'page',
          refresh: async () => sandbox.grantFor(sandboxMembers.fresh),
        })}
        fetch={(input, init) => sandbox.fetch(input as Request, init)}
        locale="en-GB"
      >
        {pages[name]}
      </ExperienceProvider>
    </StrictMode>
  )
  const onRecoverableError = vi.fn()
  const container = document.body.appendChild(document.createElement('main'))
  // This page has a document, so React 18 complains of layout effects that a real server would not have.
  const ofServer = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  container.innerHTML = renderToString(app())
  ofServer.mockRestore()
  const complaints = vi.spyOn(console, 'error')
  expect(container.querySelector('[data-xp-component]')).not.toBeNull()
  const root = hydrateRoot(container, app(), { onRecoverableError })
  await expect.poll(() => sandbox.log.length).toBeGreaterThan(0)
  await expect.element(page.elementLocator(container)).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
  root.unmount()
  complaints.mockRestore()
})

it('keeps the elements of the server where its formatters write in another way', async () => {
  const sandbox = createSandbox()
  const { accessToken } = sandbox.grantFor(sandboxMembers.fresh)
  const answer = await sandbox.fetch(`${sandbox.baseUrl}/v1/offers`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const { offers } = (await answer.json()) as { readonly offers: readonly Offer[] }
  const offer = offers.find(({ startAt, endAt }) => startAt && endAt)
  const app = () => (
    <ExperienceProvider
      baseUrl={sandbox.baseUrl}
      session={createMemberSession({
        id: 'icu',
        refresh: async () => sandbox.grantFor(sandboxMembers.fresh),
      })}
      fetch={(input, init) => sandbox.fetch(input as Request, init)}
      locale="en-GB"
      timeZone="Europe/Copenhagen"
    >
      {offer && <OfferCard offer={offer} />}
    </ExperienceProvider>
  )
  const container = document.body.appendChild(document.createElement('main'))
  const ofServer = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  container.innerHTML = renderToString(app())
  ofServer.mockRestore()
  const words = ['.xp-offer-card-dates', '.xp-amount-value'].map((part) => container.querySelector(part))
  for (const element of words) element?.append(' in other words')
  const complaints = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(container, app(), { onRecoverableError })
  await expect.poll(() => sandbox.log.length).toBeGreaterThan(1)
  for (const element of words) expect(element?.isConnected).toBe(true)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
  root.unmount()
  complaints.mockRestore()
})
