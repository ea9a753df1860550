import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { findClippedText } from '../accessibility/checks/findClippedText.ts'
import { findUntranslated } from './findUntranslated.ts'
import { lodgeThread } from '../../stories/conciergeThreads.ts'
import { pseudoMessages } from '../../stories/pseudoMessages.ts'
import { seedRedemptions } from '../../stories/seedRedemptions.ts'
import {
  ConciergeChat,
  ExperienceHub,
  InterestForm,
  OfferDetail,
  RedemptionDetail,
  RedemptionList,
  Wallet,
} from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberHost, type MemberHost } from '../support/memberHost.tsx'

/** Every string of an answer, at any depth. */
const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

/** Shows it in the pseudo-locale, and waits until nothing loads any more. */
async function show(children: ReactNode) {
  // Country names are Intl's.
  const known = 'Norway Denmark Portugal Japan Morocco Spain Italy Monaco Austria Greece'.split(' ')
  const host: MemberHost = createMemberHost({
    member: sandboxMembers.withHistory,
    messages: pseudoMessages,
    answer: async (request) => {
      const response = await host.sandbox.fetch(request)
      known.push(
        ...stringsOf(
          await response
            .clone()
            .json()
            .catch(() => null),
        ),
      )
      return response
    },
  })
  await host.open(children)
  await expect
    .poll(
      () =>
        document.querySelectorAll('[data-xp-root] [aria-busy="true"], [data-xp-root] .xp-skeleton').length,
    )
    .toBe(0)
  await expect.element(page.getByText('⟦').first()).toBeInTheDocument()
  const root = document.querySelector<HTMLElement>('[data-xp-root]')
  if (!root) throw new Error('nothing is shown')
  return { root, known }
}

describe('in the pseudo-locale', () => {
  afterEach(() => page.viewport(414, 896))

  const views: readonly (readonly [string, ReactNode])[] = [
    ['the hub', <ExperienceHub key="hub" />],
    ['an offer', <OfferDetail key="offer" offerId="fjord-lodge" />],
    ['the form', <InterestForm key="form" offerId="fjord-lodge" />],
    ['the redemptions', <RedemptionList key="list" />],
    ['a redemption', <RedemptionDetail key="detail" redemptionId={seedRedemptions.PURCHASED} />],
    ['the wallet', <Wallet key="wallet" />],
    ['the chat', <ConciergeChat key="chat" conversationId={lodgeThread} />],
  ]

  it.each(views.flatMap(([name, children]) => [390, 1280].map((width) => [name, width, children] as const)))(
    '%s at %i px has nothing untranslated or cut off',
    async (_, width, children) => {
      await page.viewport(width, 900)
      const { root, known } = await show(children)
      expect([findUntranslated(root, known), findClippedText()]).toEqual([[], []])
    },
  )
})

describe('the search for failures', () => {
  const look = (html: string, known: readonly string[] = []) => {
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = html
    const failures = [...findUntranslated(root, known).map(({ text }) => text), ...findClippedText()]
    root.remove()
    return failures
  }

  it.each([
    ['⟦Çļóšé⟧', []],
    ['Close', ['Close']],
    ['<button aria-label="Close">×</button>', ['Close']],
    ['⟦Ţŕý íñ <b>0:12</b> šéç⟧', []],
    ['⟦Ţŕý⟧ again', ['again']],
    ['⟦á ⟦ƀ⟧ ç⟧', []],
    ['Fine dining · 4 Dec', []],
    ['12,500 ★', []],
    [
      '<p style="inline-size: 40px; overflow: hidden; white-space: nowrap">⟦Ťóó ļóñğ ƒóŕ îţ⟧</p>',
      ['p “⟦Ťóó ļóñğ ƒóŕ îţ⟧” is cut off by p'],
    ],
    [
      '<p style="inline-size: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">⟦Ťóó ļóñğ ƒóŕ îţ⟧</p>',
      [],
    ],
  ])('in %s finds %j', (html, failures) => {
    expect(look(html, ['FINE_DINING'])).toEqual(failures)
  })
})
