import { type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  InterestForm,
  InterestSummary,
  PhoneVerification,
  type Redemption,
  RedeemOffer,
  RedemptionFeedback,
  TermsAcceptance,
} from '../../../src/index.ts'
import { sandboxInterest, sandboxMembers, sandboxOffers } from '../../../src/sandbox/index.ts'
import { OfferPriceForm } from '../../../src/staff/index.ts'
import { asMember } from '../../support/asMember.ts'
import { createMemberHost, type MemberHost } from '../../support/memberHost.tsx'

type Callback = (event: object) => void

interface Sending {
  readonly name: string
  readonly member?: string
  /** The end of the address of what is sent. */
  readonly path: string
  readonly prepare?: (host: MemberHost) => Promise<string>
  readonly show: (callback: Callback, id: string) => ReactNode
  readonly send: (host: MemberHost) => Promise<unknown>
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

async function completed({ sandbox }: MemberHost): Promise<string> {
  const { redemptions } = await asMember<{ readonly redemptions: readonly Redemption[] }>(
    sandbox,
    sandboxMembers.withHistory,
    '/v1/redemptions',
  )
  const id = redemptions.find(({ status }) => status === 'PURCHASED')?.id ?? ''
  sandbox.control.advance(id, 'COMPLETED')
  return id
}

const withPhone = async ({ sandbox }: MemberHost) => {
  const body = { adults: 2, phone: '+442079460958' }
  await asMember(sandbox, sandboxMembers.withHistory, `/v1/interests/${sandboxInterest}/intake`, body, 'PUT')
  return sandboxInterest
}

const sendings: readonly Sending[] = [
  {
    name: 'RedeemOffer, onRedeemed',
    path: '/redemptions',
    show: (callback) => <RedeemOffer offerId={sandboxOffers.complete} onRedeemed={callback} />,
    send: () => press(/Redeem for/),
  },
  {
    name: 'RedemptionFeedback, onSubmitted',
    path: '/feedback',
    prepare: completed,
    show: (callback, id) => <RedemptionFeedback redemptionId={id} onSubmitted={callback} />,
    send: async () => {
      await page.getByRole('radio', { name: '7', exact: true }).click()
      await press(/^Send/)
    },
  },
  {
    name: 'InterestForm, onCreated',
    path: '/interests',
    show: (callback) => <InterestForm offerId={sandboxOffers.complete} onCreated={callback} />,
    send: () => press('Send to the concierge'),
  },
  {
    name: 'InterestForm, onSubmitted',
    path: '/interests',
    show: (callback) => <InterestForm offerId={sandboxOffers.complete} onSubmitted={callback} />,
    send: () => press('Send to the concierge'),
  },
  {
    name: 'InterestSummary, onChanged',
    path: '/intake',
    show: (callback) => <InterestSummary interestId={sandboxInterest} onChanged={callback} />,
    send: async () => {
      await press('Change your answers')
      await page.getByRole('radio', { name: 'Birthday' }).click()
      await press('Save your answers')
    },
  },
  {
    name: 'PhoneVerification, onNumberChanged',
    path: '/intake',
    show: (callback) => <PhoneVerification interestId={sandboxInterest} onNumberChanged={callback} />,
    send: async () => {
      await press('Change the number').catch(() => undefined)
      await page.getByRole('textbox', { name: 'Phone' }).fill('+45 20 81 44 07')
      await press('Send a code')
    },
    prepare: withPhone,
  },
  {
    name: 'PhoneVerification, onVerified',
    path: '/phone/verification',
    prepare: withPhone,
    show: (callback) => <PhoneVerification interestId={sandboxInterest} onVerified={callback} />,
    send: async ({ sandbox }) => {
      await page
        .getByRole('textbox', { name: 'Code' })
        .fill(sandbox.control.lastPhoneCode(sandboxInterest) ?? '')
      await press('Check')
    },
  },
  {
    name: 'TermsAcceptance, onAccepted',
    path: '/acceptances',
    member: sandboxMembers.fresh,
    show: (callback) => (
      <TermsAcceptance documents={{ TERMS_OF_SERVICE: { href: '#terms' } }} onAccepted={callback} />
    ),
    send: async () => {
      await page.getByRole('checkbox').click()
      await press('Accept and go on')
    },
  },
  {
    name: 'OfferPriceForm, onSaved',
    path: '/price',
    member: sandboxMembers.staff,
    show: (callback) => <OfferPriceForm offerId={sandboxOffers.complete} onSaved={callback} />,
    send: async () => {
      await page.getByRole('textbox', { name: 'New price, in Stars' }).fill('500')
      await userEvent.keyboard('{Enter}')
    },
  },
]

test.each(sendings)(
  'what was sent is told to the callback that the host gives by then: $name',
  async ({ path, member = sandboxMembers.withHistory, prepare, show, send }) => {
    let [isHeld, release] = [false, () => {}]
    const released = new Promise<void>((resolve) => (release = resolve))
    const host = createMemberHost({
      member,
      assumptions: { operations: { acceptTerms: true } },
      answer: async (request) => {
        if (request.method === 'GET' || !request.url.endsWith(path)) return undefined
        const answer = await host.sandbox.fetch(request)
        isHeld = true
        await released
        return answer
      },
    })
    const id = (await prepare?.(host)) ?? ''
    const [before, newest] = [vi.fn(), vi.fn()]
    const shown = await host.open(show(before, id))
    await send(host)
    await expect.poll(() => isHeld).toBe(true)
    await shown.rerender(host.page(show(newest, id)))
    release()
    await expect.poll(() => before.mock.calls.length + newest.mock.calls.length).toBe(1)
    expect(before).not.toHaveBeenCalled()
  },
)

test('what was sent for one offer is told to its callback, and is neither told nor shown as another’s', async () => {
  let [isHeld, release] = [false, () => {}]
  const released = new Promise<void>((resolve) => (release = resolve))
  const host = createMemberHost({
    member: sandboxMembers.withHistory,
    answer: async (request) => {
      if (request.method === 'GET' || !request.url.endsWith('/redemptions')) return undefined
      const answer = await host.sandbox.fetch(request)
      isHeld = true
      await released
      return answer
    },
  })
  const [one, other] = [vi.fn(), vi.fn()]
  const shown = await host.open(<RedeemOffer offerId="fjord-lodge" onRedeemed={one} />)
  await press(/Redeem for/)
  await expect.poll(() => isHeld).toBe(true)
  await shown.rerender(host.page(<RedeemOffer offerId={sandboxOffers.fewLeft} onRedeemed={other} />))
  release()
  await expect.poll(() => one.mock.calls.length).toBe(1)
  expect(one.mock.calls[0]?.[0]).toMatchObject({ redemption: { offer: 'fjord-lodge' } })
  expect(other).not.toHaveBeenCalled()
  await expect.element(page.getByRole('heading', { name: 'It is on its way' })).not.toBeInTheDocument()
})
