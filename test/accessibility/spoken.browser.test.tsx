import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConciergeChat, InterestForm, OfferCatalog, PhoneVerification, RedeemOffer } from '../../src/index.ts'
import * as i18n from '../../src/i18n/index.ts'
import { ar } from '../../src/locales/ar/index.ts'
import { sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'
import { asMember } from '../support/asMember.ts'
import { createMemberHost, type MemberHostOptions } from '../support/memberHost.tsx'
import { readThrough, startScreenReader } from '../support/screenReader.ts'

const en = Object.assign(
  {},
  i18n.chatMessages,
  i18n.failureMessages,
  i18n.interestsMessages,
  i18n.offersMessages,
  i18n.phoneMessages,
  i18n.redemptionsMessages,
) as Readonly<Record<string, unknown>>
const languages = {
  English: { locale: 'en-GB', messages: undefined, words: en },
  Arabic: { locale: 'ar-EG', messages: ar, words: { ...ar } as Readonly<Record<string, unknown>> },
} as const

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: Date.parse('2026-12-02T12:00:00Z'),
    shouldAdvanceTime: true,
  })
})
let reader: Awaited<ReturnType<typeof startScreenReader>> | undefined
afterEach(async () => {
  await reader?.stop()
  reader = undefined
  vi.useRealTimers()
})
const nextFrame = () => new Promise(requestAnimationFrame)
/** From here on, all is heard. */
const listen = async () => (reader = await startScreenReader())

/** The dialog, behind a button as on a host's page. */
function Redeem({ offerId }: { readonly offerId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <RedeemOffer offerId={offerId} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

/** Writes take a moment, so that what is said meanwhile is heard, and one of them fails once. */
const latencyMs = {
  createRedemption: 300,
  createInterest: 300,
  verifyPhone: 300,
  issuePhoneCode: 300,
  sendMessage: 300,
}
const slow: MemberHostOptions = { scenario: { latencyMs } }
const fails = (operation: keyof typeof latencyMs, kind: 'lost-answer' | 422 | 429): MemberHostOptions => ({
  scenario: { latencyMs, failures: [{ kind, operation, times: 1, retryAfter: 30 }] },
})

describe.each(['English', 'Arabic'] as const)('in %s', (language) => {
  const { locale, messages, words } = languages[language]
  /** What begins with the words of a message, up to its first value. */
  const named = (key: string) => new RegExp(`^${String(words[key]).split('{')[0]?.trim() ?? ''}`)
  const button = (key: string) => page.getByRole('button', { name: named(key) })
  const sees = (key: string) => expect.element(page.getByText(named(key)).first()).toBeVisible()
  const host = (options: MemberHostOptions = {}) =>
    createMemberHost({ locale, messages, isStrict: false, ...slow, ...options })
  /**
   * Long enough for what is announced after a moment of rest. Frames are the browser's own: a focus that moves in the next
   * one comes before what a timer says.
   */
  const rest = async (ms = 1_000) => {
    await nextFrame()
    await nextFrame()
    await vi.advanceTimersByTimeAsync(ms)
  }
  const hear = async (...phrases: readonly string[]) => expect(phrases.join('\n')).toMatchSnapshot()

  it('searching the catalog', async () => {
    await host().open(<OfferCatalog />)
    await expect.element(page.getByRole('listitem').first()).toBeVisible()
    await rest(2_000)
    const reader = await listen()
    await page.getByRole('searchbox').fill('fjord')
    await expect.poll(() => page.getByRole('article').elements().length).toBe(1)
    await rest()
    await page.getByRole('searchbox').fill('fjordxyz')
    await expect.element(button('offers.filters.clear')).toBeVisible()
    await rest()
    await button('offers.filters.clear').click()
    await expect.poll(() => page.getByRole('article').elements().length).toBeGreaterThan(1)
    await rest()
    await hear(...(await reader.heard()))
  })

  const openRedeem = async (offerId: string, options?: MemberHostOptions) => {
    await host(options).open(<Redeem offerId={offerId} />)
    const reader = await listen()
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.element(button('redemptions.redeem.confirm')).toBeVisible()
    const opened = await reader.heard()
    const sums = () => readThrough(page.getByRole('dialog').element().querySelector('dl') as Element)
    return { reader, opened, sums, redeem: () => button('redemptions.redeem.confirm').click() }
  }

  it('redeeming', async () => {
    const { reader, opened, sums, redeem } = await openRedeem('fjord-lodge')
    const before = await sums()
    await redeem()
    await sees('redemptions.done.title')
    await rest()
    const done = await reader.heard()
    await hear(...opened, '[the sums]', ...before, '[redeems]', ...done, '[the sums]', ...(await sums()))
  })

  it('a redemption that is refused', async () => {
    const { reader, redeem } = await openRedeem('opening-night')
    await redeem()
    await sees('redemptions.refused.title')
    await rest()
    await hear(...(await reader.heard()))
  })

  it('a redemption of unknown outcome', async () => {
    const { reader, redeem } = await openRedeem('fjord-lodge', fails('createRedemption', 'lost-answer'))
    await redeem()
    await sees('redemptions.unknown.title')
    await rest()
    await button('redemptions.unknown.retry').click()
    await sees('redemptions.done.earlier.title')
    await rest()
    await hear(...(await reader.heard()))
  })

  it('a redemption that has to wait', async () => {
    const { reader, redeem } = await openRedeem('fjord-lodge', fails('createRedemption', 429))
    await redeem()
    await sees('failure.wait.title')
    await rest(35_000)
    await expect.element(button('redemptions.redeem.confirm')).not.toHaveAttribute('aria-disabled', 'true')
    await rest()
    await hear(...(await reader.heard()))
  })

  it('asking: a refused form, sending it, the receipt', async () => {
    await host().open(<InterestForm offerId="fjord-lodge" />)
    await page.getByRole('radio', { name: named('interests.contact.SMS') }).click()
    await expect.element(page.getByRole('textbox', { name: named('interests.phone') })).toBeVisible()
    const reader = await listen()
    await button('interests.send').click()
    await sees('interests.fault.phoneMissing')
    await rest()
    await userEvent.keyboard('+442079460958')
    const refused = await reader.heard()
    await button('interests.send').click()
    await sees('interests.receipt.sent')
    await sees('phone.title')
    await rest()
    await hear(...refused, '[sends]', ...(await reader.heard()))
  })

  it('the code: wrong, a new one, right', async () => {
    const { sandbox, open } = host({ member: sandboxMembers.withHistory })
    const intake = {
      adults: 2,
      children: 0,
      contactMethod: 'SMS',
      contactWindow: 'EVENING',
      phone: '+442079460958',
    }
    await asMember(
      sandbox,
      sandboxMembers.withHistory,
      `/v1/interests/${sandboxInterest}/intake`,
      intake,
      'PUT',
    )
    await open(<PhoneVerification interestId={sandboxInterest} />)
    const field = page.getByRole('textbox', { name: named('phone.code') })
    await expect.element(field).toBeVisible()
    await rest(35_000)
    const reader = await listen()
    await field.click()
    await userEvent.keyboard('123{Enter}')
    await sees('phone.code.wrong')
    await rest()
    await button('phone.resend').click()
    await expect.element(button('phone.resendIn')).toBeVisible()
    await rest(35_000)
    await field.fill(sandbox.control.lastPhoneCode(sandboxInterest) ?? '')
    await userEvent.keyboard('{Enter}')
    await sees('phone.verified.title')
    await rest()
    await hear(...(await reader.heard()))
  })

  it('the concierge: a message, two more, one of ours that is sent at the second try', async () => {
    const { sandbox, open } = host({
      member: sandboxMembers.withHistory,
      ...fails('sendMessage', 422),
    })
    const id = sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? ''
    await open(<ConciergeChat conversationId={id} />)
    const field = page.getByRole('textbox')
    await expect.element(field).toBeVisible()
    await rest(5_000)
    const reader = await listen()
    await field.click()
    for (const texts of [['The table is yours.'], ['One more thing.', 'Shall I book the train?']]) {
      for (const text of texts) sandbox.control.conciergeSays(id, text)
      await rest(10_000)
      await expect.element(page.getByText(texts.at(-1) ?? '').first()).toBeVisible()
      await rest()
    }
    await userEvent.keyboard('Yes please{Enter}')
    await sees('chat.state.failed')
    await rest()
    await button('chat.retry').click()
    await expect.element(button('chat.retry')).not.toBeInTheDocument()
    await rest(10_000)
    await hear(...(await reader.heard()))
  })
})
