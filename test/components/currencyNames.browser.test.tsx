import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { OfferDetail, Wallet } from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'

/** A host whose points have a name of one long word, and no symbol; prices a thousand times as high. */
function createHostOf(name: string) {
  const host = createMemberHost({
    member: sandboxMembers.withHistory,
    assumptions: { operations: { ledger: true } },
    answer: async (request) => {
      if (request.method !== 'GET') return undefined
      const answer = await host.sandbox.fetch(request)
      return Response.json(
        JSON.parse(await answer.text(), (key, value: unknown) => {
          if (key === 'currency') return { name, unitsPerUSD: 100 }
          return key === 'pointsPrice' ? Number(value) * 1000 : value
        }),
      )
    },
  })
  return host
}

/** On how many lines the letters of each of these stand. */
const linesOf = (parts: Iterable<Element>) =>
  [...parts].map((part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    const letters = [...range.getClientRects()].filter(({ width }) => width > 1)
    return new Set(letters.map(({ top }) => Math.round(top))).size
  })

test.each(['Prämienpunkte', 'Kreditkartenbonuspunkte'])(
  'on a phone no sum of the wallet breaks in the word %s',
  async (name) => {
    await page.viewport(390, 844)
    await createHostOf(name).open(<Wallet />)
    const symbols = document.getElementsByClassName('xp-amount-symbol')
    await expect.poll(() => document.querySelectorAll('.xp-ledger-amount').length).toBeGreaterThan(3)
    expect(new Set(linesOf(symbols))).toEqual(new Set([1]))
    for (const symbol of symbols) expect(symbol.getBoundingClientRect().right).toBeLessThanOrEqual(390)
  },
)

test.each(['Prämienpunkte', 'Kreditkartenpunkte'])(
  'on a phone a high price goes on with the word %s on its next line, whole',
  async (name) => {
    await page.viewport(390, 844)
    await createHostOf(name).open(<OfferDetail offerId="fjord-lodge" onAsk={vi.fn()} />)
    await expect.element(page.getByRole('button', { name: 'Ask for it' }).first()).toBeVisible()
    await expect
      .poll(() => document.querySelectorAll('.xp-offer-panel .xp-amount-symbol').length)
      .toBeGreaterThan(2)
    expect(new Set(linesOf(document.getElementsByClassName('xp-amount-symbol')))).toEqual(new Set([1]))
  },
)

test('a name that has no room beside the balance begins under its figure, close to it', async () => {
  await page.viewport(390, 844)
  await createHostOf('Kreditkartenbonuspunkte').open(<Wallet />)
  await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeVisible()
  const box = (part: string) =>
    document.querySelector(`.xp-wallet-figure .xp-amount-${part}`)?.getBoundingClientRect() ?? new DOMRect()
  await expect.poll(() => box('symbol').width).toBeGreaterThan(100)
  const [value, symbol] = [box('value'), box('symbol')]
  expect(symbol.left).toBe(value.left)
  expect(symbol.top - value.bottom).toBeGreaterThanOrEqual(0)
  expect(symbol.top - value.bottom).toBeLessThan(24)
})
