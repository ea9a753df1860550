import { Component, forwardRef, lazy, type ReactNode } from 'react'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  createComponents,
  InterestForm,
  OfferCard,
  OfferCatalog,
  OfferDetail,
  OfferPrice,
  type OwnPartProps,
  type OwnParts,
  RedemptionFeedback,
  SaveOfferButton,
  TermsAcceptance,
  useOffer,
} from '../../../src/index.ts'
import { operations } from '../../../src/contract/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { findAxeViolations } from '../../accessibility/checks/findAxeViolations.ts'
import { createMemberHost, type MemberHostOptions } from '../../support/memberHost.tsx'
import { type View, views } from '../../support/views.tsx'
import { createSavedStore } from '../offers/saved/savedStore.ts'
import { plainParts } from './ownParts.tsx'

const settled = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished))

const hostWith = (own: OwnParts, options: MemberHostOptions = {}) =>
  createMemberHost({ components: createComponents(own), ...options })

/** What a view shows once all is there: its cards are the host's. */
const contentOf = ({ content }: View) => (content === '.xp-offer-card' ? '[data-host="OfferCard"]' : content)

/** What ours draw, without the three sensitive questions, which stay ours. */
const ours = [
  '.xp-offer-card',
  '.xp-redemption-row',
  '.xp-redemption-status',
  '.xp-conversation',
  '.xp-chat-bubble',
  '.xp-ledger-entry',
  '.xp-picture',
  '.xp-empty-state',
  '.xp-skeleton',
  '.xp-button',
  '.xp-text-field',
  '.xp-select',
  '.xp-checkbox',
]

describe('every part replaced', () => {
  const shown = new Set<string>()
  const observer = new MutationObserver(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-host]'))
      shown.add(part.dataset.host ?? '')
  })
  beforeAll(() => observer.observe(document.body, { childList: true, subtree: true }))
  afterAll(() => observer.disconnect())

  // Parts differ by React in how their refs come: forms show it.
  const shownHere = inject('reactMajor') === 19 ? views : views.filter(({ name }) => name === 'interest form')
  it.each(shownHere.map((view) => [view.name, view] as const))(
    'shows the host’s own in %s',
    async (_, view) => {
      const host = hostWith(plainParts, {
        member: view.member,
        assumptions: { operations: { ledger: true, conversations: true } },
      })
      await host.open(view.element)
      await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
      await expect.poll(() => document.querySelector(contentOf(view))).not.toBeNull()
      await settled()

      expect(document.querySelectorAll(ours.join())).toHaveLength(0)
      expect(host.errors).toEqual([])
      await expect.poll(() => findAxeViolations()).toEqual([])
    },
  )

  it('gives the host’s own card the heart, where there is a store', async () => {
    const own = ({ offer }: OwnPartProps<'OfferCard'>) => (
      <article style={{ position: 'relative', paddingBlock: '3rem' }}>
        {offer.title}
        <SaveOfferButton offer={offer} />
      </article>
    )
    const store = createSavedStore(['chefs-counter'])
    await page.viewport(390, 844)
    const { unmount } = await hostWith({ OfferCard: own }, { saved: store }).open(<OfferCatalog />)
    const heart = page.getByRole('button', { name: 'Save Three nights above the fjord' })
    await expect.element(heart).toBeVisible()
    // Ours alone reaches over the sides of a phone's page.
    const card = page.getByRole('article').first().element().getBoundingClientRect()
    expect(card.right - heart.element().getBoundingClientRect().right).toBe(12)
    await heart.click()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(store.ids).toEqual(['fjord-lodge', 'chefs-counter'])
    await unmount()

    await hostWith({ OfferCard: own }).open(<OfferCatalog />)
    await expect.element(page.getByText('Three nights above the fjord')).toBeVisible()
    expect(page.getByRole('button', { name: /^Save/ }).elements()).toEqual([])
  })

  it('shows the host’s own failure, and tries again from it', async () => {
    const { open } = hostWith(plainParts, { scenario: { failures: [{ kind: 403, operation: 'offers' }] } })
    await open(<OfferCatalog />)
    await expect.element(page.getByRole('button', { name: 'Once more' })).toBeVisible()
  })

  it('shows the host’s own fields where one rates and asks', async () => {
    const rating = hostWith(plainParts, { member: sandboxMembers.withHistory })
    const { data } = await rating.client.call(operations.redemptions, { query: { limit: 100 } })
    const purchased = data.redemptions.find(({ status }) => status === 'PURCHASED')?.id ?? ''
    rating.sandbox.control.advance(purchased, 'COMPLETED')
    const { unmount } = await rating.open(<RedemptionFeedback redemptionId={purchased} />)
    await page.getByRole('radio', { name: '5', exact: true }).click()
    await expect.element(page.getByRole('textbox')).toBeVisible()
    await unmount()

    const asking = hostWith(plainParts)
    await asking.open(<InterestForm offerId="fjord-lodge" />)
    await page.getByRole('radio', { name: 'Call' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Phone' })).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
  })

  it('shows the host’s own heart and, on a phone, its own sheet of filters', async () => {
    await page.viewport(390, 844)
    const store = createSavedStore()
    const { unmount } = await hostWith(plainParts, { saved: store }).open(
      <OfferDetail offerId="fjord-lodge" />,
    )
    const heart = page.getByRole('button', { name: 'Save Three nights above the fjord' })
    await heart.click()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(store.ids).toEqual(['fjord-lodge'])
    await unmount()

    await hostWith(plainParts).open(<OfferCatalog />)
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Narrow it down' })
    await expect.element(sheet).toHaveAttribute('data-host', 'FilterSheet')
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await page.viewport(1280, 900)
  })

  it.runIf(inject('reactMajor') === 19)('has shown each of them', () => {
    expect([...shown].toSorted()).toEqual(Object.keys(plainParts).toSorted())
  })
})

describe('a part of the host’s', () => {
  it('wraps ours with the props that ours has', async () => {
    const { open } = hostWith({
      OfferCard: ({ Default, ...card }) => (
        <div className="framed">
          <Default {...card} className="from-the-host" />
        </div>
      ),
    })
    await open(<OfferCatalog classNames={{ card: 'of-the-catalog' }} />)
    await expect.poll(() => document.querySelectorAll('.framed > .from-the-host').length).toBeGreaterThan(3)
    expect(document.querySelector('[data-lead] .framed h2, [data-lead] .framed h3')).not.toBeNull()
    expect(document.querySelector('.framed .xp-amount')).not.toBeNull()
  })

  it('hears of a press as ours does', async () => {
    const opened = vi.fn()
    const host = hostWith({
      OfferCard: ({ offer, onOpen }) => (
        <button onClick={(event) => onOpen?.({ offer, event })}>Show {offer.id}</button>
      ),
    })
    await host.open(<OfferCatalog onOpen={({ offer }) => opened(offer.id)} />)
    await page.getByRole('button', { name: 'Show fjord-lodge' }).click()
    expect(opened).toHaveBeenCalledExactlyOnceWith('fjord-lodge')
    expect(host.events).toContainEqual({ name: 'offer.opened', offerId: 'fjord-lodge' })
  })

  it('is stood in for by ours while it loads', async () => {
    let arrive: (part: { default: () => ReactNode }) => void = () => undefined
    const { open } = hostWith({
      OfferPrice: lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve))),
    })
    await open(<OfferDetail offerId="fjord-lodge" />)
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect.poll(() => document.querySelector('.xp-amount')).not.toBeNull()

    arrive({ default: () => <b>Ask us</b> })
    await expect.element(page.getByText('Ask us').first()).toBeVisible()
  })

  it('is stood in for by ours when it throws, and the host hears of it', async () => {
    const broken = new Error('The card is broken.')
    const { open, errors } = hostWith({
      OfferCard: ({ offer }) => {
        if (offer.id === 'fjord-lodge') throw broken
        return <p>Sound {offer.id}</p>
      },
    })
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await open(<OfferCatalog />)
    await expect.element(page.getByText('Sound', { exact: false }).first()).toBeVisible()
    expect(document.querySelectorAll('.xp-offer-card')).toHaveLength(1)
    expect(errors).toContain(broken)
    expect(said.mock.calls.join('\n')).toContain(
      'Your part "OfferCard" has failed. Ours is shown in its place.',
    )
    said.mockRestore()
  })

  it('is stood in for by ours where it shows no control, so that what is typed arrives', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { open, errors } = hostWith({ Checkbox: forwardRef(() => null) }, { member: sandboxMembers.fresh })
    await open(<TermsAcceptance documents={{}} accept={() => Promise.resolve()} />)
    await page.getByRole('checkbox').first().click()
    await expect.element(page.getByRole('checkbox').first()).toBeChecked()
    expect(String(errors[0])).toContain('Your part "Checkbox" gives its ref to no element.')
    said.mockRestore()
  })

  it('takes the member’s words to the Service', async () => {
    const sent: string[] = []
    const { open } = hostWith(plainParts, {
      answer: async (request) => {
        if (request.method === 'POST') sent.push(await request.text())
        return undefined
      },
    })
    await open(<InterestForm offerId="fjord-lodge" />)
    await userEvent.selectOptions(page.getByLabelText('Best time'), 'EVENING')
    await page.getByRole('button', { name: 'Send to the concierge' }).click()
    await expect.poll(() => sent.join()).toContain('EVENING')
  })

  it('never draws the three sensitive questions', async () => {
    const { open } = hostWith({ TextArea: () => <p>Mine</p> })
    await open(<InterestForm offerId="fjord-lodge" />)
    await expect.element(page.getByRole('textbox', { name: /allerg/i })).toBeInTheDocument()
    expect(document.body.textContent).not.toContain('Mine')
  })
})

describe('what is no part', () => {
  it('is left out and named', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const wrong = {
      OferCard: () => null,
      Button: <b />,
      Loading: import('./ownParts.tsx'),
    } as unknown as OwnParts
    expect(createComponents({ ...wrong, Picture: undefined }).parts).toEqual({})
    expect(said.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringMatching(/There is no part "OferCard" to replace\. The parts are OfferCard, OfferPrice/),
      expect.stringMatching(/Your part "Button" is no component\./),
      expect.stringMatching(/Your part "Loading" is no component\. .*lazy\(\)/),
    ])
    said.mockRestore()
  })

  it('takes classes, memo, forwardRef and lazy', () => {
    class Card extends Component<OwnPartProps<'OfferCard'>> {
      override render() {
        return null
      }
    }
    const parts = { OfferCard: Card, Loading: lazy(() => new Promise<never>(() => undefined)) }
    expect(Object.keys(createComponents({ ...parts, Button: plainParts.Button }).parts)).toEqual([
      'OfferCard',
      'Loading',
      'Button',
    ])
  })

  it('is told of where nobody made it ready', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { open } = createMemberHost({ components: plainParts as never })
    await open(<OfferCatalog />)
    await expect.poll(() => document.querySelector('.xp-offer-card')).not.toBeNull()
    expect(String(said.mock.calls[0])).toContain('createComponents')
    said.mockRestore()
  })
})

it('gives the host’s own page the card and the price of ours', async () => {
  function Page() {
    const { data: offer } = useOffer('fjord-lodge')
    return offer ? (
      <section>
        <OfferCard offer={offer} href="#lodge" />
        <OfferPrice offer={offer} data-testid="price" />
      </section>
    ) : null
  }
  const { open } = createMemberHost()
  await open(<Page />)
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '#lodge')
  await expect.element(page.getByTestId('price')).toHaveTextContent(/\d/)
})
