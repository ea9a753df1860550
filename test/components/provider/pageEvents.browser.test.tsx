import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { InterestForm } from '../../../src/components/interests/index.ts'
import { OfferCatalog, OfferDetail } from '../../../src/components/offers/index.ts'
import { ExperienceProvider } from '../../../src/components/provider/index.ts'
import { RedemptionFeedback } from '../../../src/components/redemptions/index.ts'
import type { ExperienceEvent } from '../../../src/index.ts'
import { createMemberSession } from '../../../src/client/index.ts'
import { createSandbox, sandboxMembers, sandboxOffers } from '../../../src/sandbox/index.ts'
import { render } from 'vitest-browser-react'
import type { ReactElement } from 'react'
import { createHost } from '../redemptions/renderRedemptions.tsx'
import { form, markers, typeSensitive } from '../interests/renderInterest.tsx'

const offerId = sandboxOffers.complete

/** A page whose host hears every event. */
async function open(children: ReactElement) {
  const sandbox = createSandbox()
  const session = createMemberSession({
    refresh: () => Promise.resolve(sandbox.grantFor(sandboxMembers.fresh)),
  })
  const events: ExperienceEvent[] = []
  const wrap = (content: ReactElement | null) => (
    <ExperienceProvider
      baseUrl={sandbox.baseUrl}
      session={session}
      fetch={sandbox.fetch as typeof fetch}
      locale="en-GB"
      onEvent={(event) => events.push(event)}
    >
      {content}
    </ExperienceProvider>
  )
  const screen = await render(wrap(children))
  return {
    sandbox,
    events,
    named: (name: ExperienceEvent['name']) => events.filter((event) => event.name === name),
    leave: () => screen.rerender(wrap(null)),
  }
}

describe('onEvent', () => {
  it('gets a failed call by its operation, kind, status and reference, and nothing that was typed', async () => {
    const host = await open(<InterestForm offerId={offerId} />)
    host.sandbox.control.scenario({ failures: [{ kind: 422, operation: 'createInterest' }] })
    await form.way('Text').click()
    await form.phone().fill('+44 20 7946 0958')
    await typeSensitive()
    await form.send().click()
    await expect.poll(() => host.named('call.failed').length).toBeGreaterThan(0)
    expect(host.named('call.failed')[0]).toEqual({
      name: 'call.failed',
      operation: 'createInterest',
      kind: 'rejected',
      status: 422,
      requestId: expect.any(String),
    })
    const told = JSON.stringify(host.events)
    for (const typed of ['7946', ...markers]) expect(told).not.toContain(typed)
  })

  it('gets a search without a hit, and not what was searched for', async () => {
    const host = await open(<OfferCatalog />)
    await page.getByRole('searchbox', { name: 'Search the experiences' }).fill('zq-nowhere-7716')
    await expect.poll(() => host.named('catalog.nothingFound')).toHaveLength(1)
    expect(JSON.stringify(host.events)).not.toContain('zq-nowhere')
    await page.getByRole('searchbox', { name: 'Search the experiences' }).fill('fjord')
    await expect.poll(() => host.named('catalog.searched')).toHaveLength(2)
    expect(host.named('catalog.nothingFound')).toHaveLength(1)
  })

  it('gets once how many milliseconds a view took to its content', async () => {
    const host = await open(<OfferDetail offerId={offerId} />)
    await expect.poll(() => host.named('content.shown')).toHaveLength(1)
    const [shown] = host.named('content.shown')
    expect(shown).toEqual({ name: 'content.shown', view: 'offer', durationMs: expect.any(Number) })
    expect(host.events.findIndex(({ name }) => name === 'offer.viewed')).toBe(0)
  })

  it('gets that a page was viewed when it is seen, not in a tab that waits behind another', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const host = await open(<OfferDetail offerId={offerId} />)
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(host.events).toEqual([])

    visibility.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(host.events).toEqual([{ name: 'offer.viewed', offerId }])
  })

  it('gets no time that a view took while its page was not seen', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const host = await open(<OfferDetail offerId={offerId} />)
    visibility.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => host.named('offer.viewed')).toHaveLength(1)
    // Longer than a frame and a task take.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(host.named('content.shown')).toEqual([])
  })

  it('gets that a form was left with answers, and not which', async () => {
    const host = await open(<InterestForm offerId={offerId} />)
    await expect.element(form.diet()).toBeVisible()
    await form.diet().fill(markers[0])
    await host.leave()
    expect(host.named('interest.abandoned')).toEqual([
      { name: 'interest.abandoned', offerId, interestId: null },
    ])
    expect(JSON.stringify(host.events)).not.toContain(markers[0])
  })

  it('gets no abandonment of a form that was only looked at, nor of one that was sent', async () => {
    const looked = await open(<InterestForm offerId={offerId} />)
    await expect.element(form.send()).toBeVisible()
    await looked.leave()
    expect(looked.named('interest.abandoned')).toEqual([])

    const sent = await open(<InterestForm offerId={offerId} />)
    await form.way('Email').click()
    await form.send().click()
    await expect.element(form.receipt()).toBeVisible()
    await sent.leave()
    expect(sent.named('interest.abandoned')).toEqual([])
  })

  it('gets that the page itself is left with answers, once', async () => {
    const host = await open(<InterestForm offerId={offerId} />)
    await form.way('Email').click()
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(host.named('interest.abandoned')).toHaveLength(1)
    await host.leave()
    expect(host.named('interest.abandoned')).toHaveLength(1)
  })

  it('gets that a rating was left, and not what was written', async () => {
    const host = createHost({ member: sandboxMembers.withHistory })
    const id = (await host.redemptions()).find(({ status }) => status === 'PURCHASED')?.id ?? ''
    host.sandbox.control.advance(id, 'COMPLETED')
    const screen = await host.render(<RedemptionFeedback redemptionId={id} />)
    await page.getByRole('radio', { name: '7', exact: true }).click()
    await page.getByRole('textbox').fill('zq-words-7717')
    await screen.unmount()
    expect(host.events).toEqual([{ name: 'feedback.abandoned', redemptionId: id }])
    expect(JSON.stringify(host.events)).not.toContain('zq-words')
  })
})
