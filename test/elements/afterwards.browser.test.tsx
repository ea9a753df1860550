import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sandboxOffers } from '../../src/sandbox/index.ts'
import { holdAnswers } from '../support/holdAnswers.ts'
import { openElementPage, told } from './elementPage.ts'

interface Named {
  readonly name: string
}

it('tells the page of a redemption whose answer comes after the element has left', async () => {
  const hold = holdAnswers('createRedemption')
  const { add, requests } = openElementPage(hold)
  const [events, redeemed] = [told<Named>('xp-event'), told('xp-redeemed')]
  const element = add('xp-redeem-offer', { offerId: sandboxOffers.complete })
  const ownListener = vi.fn<(event: Event) => void>()
  element.addEventListener('xp-event', ownListener)
  await page.getByRole('button', { name: /^Redeem for/ }).click()
  await expect.poll(() => requests('createRedemption')).toHaveLength(1)
  element.remove()
  await Promise.resolve()
  ownListener.mockClear()
  const seen: Event[] = []
  document.addEventListener('xp-event', (event) => seen.push(event), { once: true })
  hold.release()
  await expect.poll(() => events.map(({ name }) => name)).toContain('redemption.created')
  await expect.poll(() => redeemed).toHaveLength(1)
  expect(events.filter(({ name }) => name === 'redemption.created')).toHaveLength(1)
  expect(ownListener, 'its own listeners hear it too').toHaveBeenCalledOnce()
  expect(seen[0]?.target).toBe(document)
})

it('tells the page that what was typed is lost with the element, and that nothing is left to lose', async () => {
  const { add } = openElementPage()
  const events = told<Named>('xp-event')
  const dirty = told<{ readonly hasSensitive: boolean }>('xp-dirty-change')
  const form = add('xp-interest-form', { offerId: sandboxOffers.complete })
  await userEvent.fill(page.getByRole('textbox', { name: 'Allergies' }), 'walnuts')
  await expect.poll(() => dirty).toEqual([{ hasSensitive: true }])
  form.remove()
  await expect.poll(() => events.map(({ name }) => name)).toContain('interest.answersLost')
  expect(dirty).toEqual([{ hasSensitive: true }, { hasSensitive: false }])
  expect(events.filter(({ name }) => name === 'interest.answersLost')).toHaveLength(1)
  expect(JSON.stringify(events)).not.toContain('walnuts')
})

it('leaves each event to the element while it is in the page', async () => {
  const { add } = openElementPage()
  const targets: (EventTarget | null)[] = []
  const note = ({ target }: Event) => targets.push(target)
  document.addEventListener('xp-dirty-change', note)
  onTestFinished(() => document.removeEventListener('xp-dirty-change', note))
  const form = add('xp-interest-form', { offerId: sandboxOffers.complete })
  await userEvent.fill(page.getByRole('textbox', { name: 'Allergies' }), 'walnuts')
  await expect.poll(() => targets).toEqual([form])
})
