import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { OfferPriceForm } from '../../src/staff/index.ts'
import * as surface from '../../src/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'

const field = () => page.getByRole('textbox', { name: 'New price, in Stars' })
const set = async (typed: string) => {
  await field().fill(typed)
  await userEvent.keyboard('{Enter}')
}

test('sets the price, shows it, and has the offers read again', async () => {
  const onSaved = vi.fn()
  const host = createMemberHost({ member: sandboxMembers.staff })
  await host.open(<OfferPriceForm offerId="fjord-lodge" onSaved={onSaved} />)
  await expect.element(field()).toBeVisible()
  const reads = host.requests('offers').length
  await set('39,500')
  await expect.element(page.getByText(/Members now see/).first()).toBeVisible()
  await expect.element(field()).toHaveValue('')
  expect(onSaved).toHaveBeenCalledExactlyOnceWith({
    offer: expect.objectContaining({ display: expect.objectContaining({ amount: 39_500 }) }),
  })
  await expect.poll(() => host.requests('offers').length).toBeGreaterThan(reads)
})

test('lives with a host whose handler throws', async () => {
  const host = createMemberHost({ member: sandboxMembers.staff })
  const broken = () => {
    throw new Error('the host is broken')
  }
  await host.open(<OfferPriceForm offerId="fjord-lodge" onSaved={broken} />)
  await set('39,500')
  await expect.element(page.getByText(/Members now see/).first()).toBeVisible()
  await expect.poll(() => host.errors.map(String)).toEqual(['Error: the host is broken'])
})

test('reads the price as the locale writes it', async () => {
  const onSaved = vi.fn()
  await createMemberHost({ member: sandboxMembers.staff, locale: 'de-DE' }).open(
    <OfferPriceForm offerId="fjord-lodge" onSaved={onSaved} />,
  )
  await set('39.500,5')
  await expect.poll(() => onSaved.mock.calls[0]?.[0]?.offer.display.amount).toBe(39_500.5)
})

test.each([
  ['', 'Enter the price that members should see.'],
  ['-1', 'Enter a price of 0 or more.'],
  ['a lot', 'Enter a number, for example 12,500.5.'],
])('refuses %j next to the field', async (typed, words) => {
  const host = createMemberHost({ member: sandboxMembers.staff })
  await host.open(<OfferPriceForm offerId="fjord-lodge" />)
  await set(typed)
  await expect.element(field()).toHaveAccessibleDescription(words)
  await expect.element(field()).toHaveFocus()
  expect(host.requests('setOfferPrice')).toHaveLength(0)
})

test('tells a member that it is not for them, and keeps what was typed', async () => {
  await createMemberHost().open(<OfferPriceForm offerId="fjord-lodge" />)
  await set('1')
  await expect.element(page.getByText('You do not have access to this.').first()).toBeVisible()
  await expect.element(field()).toHaveValue('1')
})

test('sends nothing while there are terms to accept', async () => {
  const host = createMemberHost({ member: sandboxMembers.staff })
  host.kit.writeGate.close()
  await host.open(<OfferPriceForm offerId="fjord-lodge" />)
  await set('1')
  await expect.element(page.getByText('There are terms to accept first.').first()).toBeVisible()
  expect(host.requests('setOfferPrice')).toHaveLength(0)
})

test('says that an answer was lost, and that trying again is safe', async () => {
  const host = createMemberHost({
    member: sandboxMembers.staff,
    scenario: { failures: [{ kind: 'lost-answer', operation: 'setOfferPrice', times: 1 }] },
  })
  await host.open(<OfferPriceForm offerId="fjord-lodge" />)
  await set('5')
  await expect.element(page.getByText('We did not hear back.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Set the price' }).click()
  await expect.element(page.getByText(/Members now see/).first()).toBeVisible()
})

test('stays of unknown outcome when the next price is refused, and shows the price that the Service has', async () => {
  const host = createMemberHost({
    member: sandboxMembers.staff,
    scenario: {
      failures: [
        { kind: 'lost-answer', operation: 'setOfferPrice', times: 1 },
        { kind: 409, operation: 'setOfferPrice', times: 1 },
      ],
    },
  })
  await host.open(<OfferPriceForm offerId="fjord-lodge" />)
  await set('5')
  const shown = page.getByRole('definition').first()
  await expect.element(shown).toHaveTextContent(/^5\b/)
  await set('7')
  await expect.poll(() => host.requests('setOfferPrice').length).toBe(2)
  await expect.element(page.getByText('We did not hear back.').first()).toBeVisible()
})

test.each([
  ['what it is worth as a member reads it', undefined, 'about US$'],
  ['no dollars where the wallet does not make the same of it', 777, null],
])('shows %s', async (_what, valueUSD, words) => {
  const host = createMemberHost({
    member: sandboxMembers.staff,
    answer: async (request) => {
      if (!valueUSD || !/\/offers\b/.test(request.url)) return undefined
      const { offers, ...rest } = await (await host.sandbox.fetch(request)).json()
      return Response.json({ ...rest, offers: offers.map((offer: object) => ({ ...offer, valueUSD })) })
    },
  })
  host.sandbox.control.credit(sandboxMembers.staff, 1_000)
  await host.open(<OfferPriceForm offerId="fjord-lodge" />)
  await expect.element(field()).toBeVisible()
  await expect.poll(() => host.requests('wallet').length).toBeGreaterThan(0)
  const value = page.getByText('Value')
  if (words === null) await expect.element(value).not.toBeInTheDocument()
  else await expect.element(page.getByText(words)).toBeVisible()
})

test('is no part of the member’s surface', () => {
  expect(Object.keys(surface).filter((name) => /price.*form|set.*price/i.test(name))).toEqual([])
  expect(Object.keys(surface.operations)).not.toContain('setOfferPrice')
})
