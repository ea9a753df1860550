import type { ReactNode } from 'react'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConciergeChat, ConversationList } from '../../src/components/chat/index.ts'
import { ExperienceHub, type HubLocation } from '../../src/components/hub/index.ts'
import { InterestForm, InterestSummary } from '../../src/components/interests/index.ts'
import { OfferCatalog, OfferDetail } from '../../src/components/offers/index.ts'
import { PhoneVerification } from '../../src/components/phone/index.ts'
import {
  RedeemOffer,
  RedemptionDetail,
  RedemptionFeedback,
  RedemptionList,
} from '../../src/components/redemptions/index.ts'
import { TermsAcceptance, TermsGate } from '../../src/components/terms/index.ts'
import { Wallet } from '../../src/components/wallet/index.ts'
import { createSandbox, sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'
import { watchLayoutShifts } from '../support/layoutShift.ts'
import { createMemberHost } from '../support/memberHost.tsx'

const member = sandboxMembers.withHistory
/** Every sandbox of the same seed gives the same ids. */
const redemptionId = 'red_5c6mcf6gqhf9jj'
const conversationId = createSandbox().control.conversationsOf(member).at(-3) ?? ''
const stay = () => undefined
const accept = () => Promise.resolve()

interface View {
  readonly name: string
  readonly element: ReactNode
  /** Selects what is there once all is. */
  readonly content: string
  /** Above this, the view is refused. Default 0.05. */
  readonly limit?: number
  /** Widths of the page. Default a phone's and a desktop's. */
  readonly widths?: readonly number[]
  readonly member?: string
}

const hub = (name: string, location: HubLocation, content: string): View => ({
  name: `hub: ${name}`,
  element: <ExperienceHub defaultLocation={location} interestIds={[sandboxInterest]} />,
  content,
})

const views: readonly View[] = [
  {
    name: 'catalog',
    element: <OfferCatalog headingLevel={1} hrefFor={({ id }) => `#${id}`} />,
    content: '.xp-offer-card',
    limit: 0.01,
    widths: [390, 768, 1000, 1280],
  },
  {
    name: 'offer detail',
    element: <OfferDetail headingLevel={1} offerId="fjord-lodge" onAsk={stay} onRedeem={stay} />,
    content: 'h1',
  },
  { name: 'redeem', element: <RedeemOffer offerId="fjord-lodge" open onClose={stay} />, content: 'dialog' },
  {
    name: 'redemptions',
    element: <RedemptionList headingLevel={1} hrefFor={({ id }) => `#${id}`} />,
    content: 'li',
  },
  {
    name: 'redemption',
    element: (
      <RedemptionDetail headingLevel={1} redemptionId={redemptionId} onAsk={stay} onOpenConversation={stay} />
    ),
    content: 'h1',
  },
  { name: 'feedback', element: <RedemptionFeedback redemptionId="red_6wrcg2ftqvbjhj" />, content: 'section' },
  {
    name: 'interest form',
    element: <InterestForm headingLevel={1} offerId="fjord-lodge" />,
    content: 'form',
  },
  {
    name: 'interest summary',
    element: <InterestSummary headingLevel={1} interestId={sandboxInterest} />,
    content: 'dl',
  },
  { name: 'phone', element: <PhoneVerification interestId={sandboxInterest} />, content: 'section' },
  {
    name: 'chat',
    element: (
      <div style={{ blockSize: 800 }}>
        <ConciergeChat conversationId={conversationId} title="A lodge above the fjord" />
      </div>
    ),
    content: '.xp-chat-message',
  },
  { name: 'conversations', element: <ConversationList hrefFor={(id) => `#${id}`} />, content: 'li' },
  { name: 'wallet', element: <Wallet headingLevel={1} />, content: '.xp-wallet' },
  {
    name: 'terms',
    element: <TermsAcceptance documents={{}} accept={accept} />,
    content: 'form',
    member: sandboxMembers.fresh,
  },
  {
    name: 'terms gate',
    element: <TermsGate documents={{}} accept={accept} />,
    content: 'form',
    member: sandboxMembers.fresh,
  },
  hub('explore', { view: 'explore' }, '.xp-offer-card'),
  hub('offer', { view: 'offer', offerId: 'fjord-lodge' }, '.xp-offer-detail h2'),
  hub('ask', { view: 'ask', offerId: 'fjord-lodge' }, 'form'),
  hub('experiences', { view: 'experiences' }, 'li'),
  hub('redemption', { view: 'redemption', redemptionId }, 'h2'),
  hub('interest', { view: 'interest', interestId: sandboxInterest }, 'dl'),
  hub('concierge', { view: 'concierge' }, 'li'),
  hub('conversation', { view: 'concierge', conversationId }, '.xp-chat-message'),
  hub('wallet', { view: 'wallet' }, 'h2'),
]

const pictures = new URL('../../src/sandbox/pictures', import.meta.url).href
const loading = '.xp-skeleton, [aria-busy="true"]'

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Answers wait until they are let through one by one, so every state of the loading is drawn, at any speed of the machine. */
async function loadStepByStep({ element, content, member: whose = member }: View) {
  const waiting: (() => void)[] = []
  let open = 0
  const host = createMemberHost({
    member: whose,
    pictures,
    assumptions: { operations: { ledger: true } },
    answer: async (request): Promise<Response> => {
      open += 1
      await new Promise<void>((resolve) => waiting.push(resolve))
      return host.sandbox.fetch(request).finally(() => (open -= 1))
    },
  })
  await render(host.page(element))
  await expect
    .poll(() => waiting.length > 0 && document.querySelector(loading) !== null, {
      message: 'it shows a skeleton',
    })
    .toBe(true)
  await frames(2)
  const isDone = () =>
    open === 0 &&
    document.querySelector(loading) === null &&
    document.querySelector(content) !== null &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  for (let quiet = 0; quiet < 5; quiet = isDone() ? quiet + 1 : 0) {
    waiting.shift()?.()
    await frames(2)
  }
}

const figures = new Map<string, Record<number, number>>()

afterAll(() => {
  if (figures.size === 0) return
  const rows = [...figures].map(
    ([name, sums]) =>
      `${name.padEnd(20)}${Object.entries(sums)
        .map(([width, sum]) => `${width.padStart(8)} px ${sum.toFixed(4)}`)
        .join('')}`,
  )
  console.log(`Layout shift from skeleton to content\n${rows.join('\n')}`)
})

it('sees what pushes the rest down', async () => {
  await page.viewport(390, 900)
  const { rerender } = await render(<p>What is read now</p>)
  await frames(2)
  const shifts = watchLayoutShifts()
  await rerender(<p style={{ marginBlockStart: 60 }}>What is read now</p>)
  const { sum, moves } = await shifts.read()
  expect(sum).toBeGreaterThan(0)
  expect(moves.join()).toContain('-> 0,60 ')
})

// How a page moves does not depend on the version of React.
describe.skipIf(inject('reactMajor') === 18)('from skeleton to content', () => {
  it.each(views.flatMap((view) => (view.widths ?? [390, 1280]).map((width) => ({ ...view, width }))))(
    '$name moves little at $width px',
    async (view) => {
      await page.viewport(view.width, 900)
      const shifts = watchLayoutShifts()
      await loadStepByStep(view)
      const { sum, moves } = await shifts.read()
      figures.set(view.name, { ...figures.get(view.name), [view.width]: sum })
      expect(sum, moves.join('\n')).toBeLessThan(view.limit ?? 0.05)
    },
  )
})
