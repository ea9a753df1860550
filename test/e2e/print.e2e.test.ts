import { afterAll, expect, it } from 'vitest'
import type { Redemption } from '../../src/contract/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { asMember } from '../support/asMember.ts'
import {
  chefsCounter,
  fillOrdinary,
  fillSensitive,
  markers,
  openAt,
  openForm,
  send,
  titleOf,
} from './support/journey.ts'
import { closeBrowser, openSite, type Site } from './support/openSite.ts'

afterAll(closeBrowser)

// pdf.js names it as it is loaded, to draw with; here it reads words.
Object.assign(globalThis, { DOMMatrix: globalThis.DOMMatrix ?? Object })
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')

interface Printed {
  /** The words of each page, as another library reads them. */
  readonly pages: readonly string[]
  readonly text: string
}

/** What Chromium prints of the page, on A4. */
async function print({ page }: Site): Promise<Printed> {
  const data = new Uint8Array(
    await page.pdf({ format: 'A4', margin: { top: '2cm', bottom: '2cm', left: '2cm', right: '2cm' } }),
  )
  const document = await getDocument({ data, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
    pages.push(words.replace(/\s+/g, ' '))
  }
  return { pages, text: pages.join(' ') }
}

it('a booking is one page with its title, its dates in full and its reference, and nothing to press', async () => {
  const site = await openSite()
  const redemptions = await asMember<{ readonly redemptions: readonly Redemption[] }>(
    site.sandbox,
    sandboxMembers.withHistory,
    '/v1/redemptions',
  )
  const booking = redemptions.redemptions.find(({ status }) => status === 'PURCHASED')
  await openAt(site, `/rewards/experiences/redemptions/${booking?.id ?? ''}`, sandboxMembers.withHistory)
  await site.page.getByRole('button', { name: 'Add to calendar' }).waitFor()
  const { pages, text } = await print(site)
  expect(pages).toHaveLength(1)
  expect(text).toContain('Three nights above the fjord')
  expect(text).toMatch(/Reference ?[\w-]+/)
  expect(text).toContain(booking?.id)
  expect(text).toMatch(/Requested .*20\d\d/)
  for (const pressed of ['Add to calendar', 'Message your concierge', 'My experiences', 'Your concierge'])
    expect(text).not.toContain(pressed)
})

it('an offer is a document with its words, and one small picture', async () => {
  const site = await openSite()
  await openAt(site, `/rewards/offers/${chefsCounter.id}`)
  await site.page.getByRole('heading', { name: chefsCounter.title }).waitFor()
  const { text } = await print(site)
  expect(text.replace(/\s/g, '')).toContain(chefsCounter.title.replace(/\s/g, ''))
  expect(text).toContain('What is included')
  // Nothing to press, and nothing of the member: it may be for somebody else.
  expect(text).not.toMatch(/Redeem for|Ask for it|Share|Your balance|takes no points/)
  await site.page.emulateMedia({ media: 'print' })
  const isShown = (part: string) =>
    site.page.locator(part).evaluateAll((all) => all.some((each) => each.checkVisibility()))
  expect(await isShown('.xp-offer-detail-gallery')).toBe(true)
  expect(await isShown('.xp-save')).toBe(false)
})

it('what is typed for one request is on no paper, and the rest of the form is', async () => {
  const site = await openSite()
  await openForm(site)
  await fillOrdinary(site.page)
  await fillSensitive(site.page)
  const { text } = await print(site)
  expect(text.replaceAll(' ', '')).toContain('20814407')
  // Browsers leave grounds out, and white words would stand on white.
  await site.page.emulateMedia({ media: 'print' })
  const chosen = await site.page
    .locator('.xp-choice-input:checked + .xp-choice-body, .xp-calendar-day[data-appearance]')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).printColorAdjust))
  await site.page.emulateMedia({ media: null })
  expect(chosen.length).toBeGreaterThan(2)
  expect(new Set(chosen)).toEqual(new Set(['exact']))
  for (const marker of markers)
    for (const word of marker.split(/\s+/).filter((each) => each.length > 6)) expect(text).not.toContain(word)
  await send(site.page)
  await titleOf(site.page, 'Your concierge has it').waitFor()
  const receipt = await print(site)
  expect(receipt.text).toMatch(/Sent \w+, \d+ \w+ 20\d\d at/)
  expect(receipt.text).toContain('Reference')
  expect(receipt.text).toMatch(/Would suit [\d– ]+\w+ 20\d\d/)
  expect(receipt.text).not.toMatch(/Copy|Change the answers|Open the conversation/)
  for (const marker of markers) expect(receipt.text).not.toContain(marker.slice(0, 8))
})

it('the history is as many pages as it needs, each month named with its year', async () => {
  const site = await openSite()
  await openAt(site, '/rewards/wallet', sandboxMembers.withHistory)
  await site.page.getByRole('button', { name: 'Download as CSV' }).waitFor()
  await site.page.getByRole('slider', { name: 'Month' }).waitFor()
  const { pages, text } = await print(site)
  const bare = (words: string) => words.replace(/\s/g, '')
  const names = await site.page.locator('.xp-ledger-what').allInnerTexts()
  const amounts = await site.page.locator('.xp-ledger-amount bdi').allInnerTexts()
  expect(names.length).toBeGreaterThan(8)
  // Each on one page, from its name to its amount.
  for (const [index, name] of names.entries()) {
    const words = [name, amounts[index] ?? ''].map(bare)
    expect(pages.filter((page) => words.every((each) => bare(page).includes(each)))).not.toEqual([])
  }
  expect(text).not.toMatch(/This month|Download as CSV|Show as a table/)
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.length).toBeLessThan(4)
})

it('a conversation is as many pages as it has words, without the field to write in', async () => {
  const site = await openSite()
  const { redemptions } = await asMember<{ readonly redemptions: readonly Redemption[] }>(
    site.sandbox,
    sandboxMembers.withHistory,
    '/v1/redemptions',
  )
  const id = redemptions.find(({ status }) => status === 'PURCHASED')?.conversationId ?? ''
  site.sandbox.control.addMessages(
    id,
    Array.from(
      { length: 15 },
      (_, index) => ({ from: 'concierge', body: `Word ${index}.${'\n—'.repeat(8)}` }) as const,
    ),
  )
  await openAt(site, `/rewards/concierge/${id}`, sandboxMembers.withHistory)
  const thread = site.page.getByRole('list', { name: 'Messages' })
  await thread.getByText('Word 14.').waitFor()
  await thread.getByText('Word 0.').waitFor({ state: 'attached' })
  const { pages, text } = await print(site)
  for (let index = 0; index < 15; index += 1) expect(text).toContain(`Word ${index}.`)
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.length).toBeLessThan(9)
  expect(text).not.toMatch(/Write to your concierge|Diet, allergies/)
  // Browsers leave grounds out: what the member wrote would be white on white.
  await site.page.emulateMedia({ media: 'print' })
  const [ink, edge] = await site.page
    .locator('[data-own] .xp-chat-bubble')
    .first()
    .evaluate((bubble) => [getComputedStyle(bubble).color, getComputedStyle(bubble).borderTopColor])
  expect(ink).toBe('rgb(0, 0, 0)')
  expect(edge).not.toContain('rgba')
})

it('the catalog prints its experiences with whole pictures, without what narrows them or has the focus', async () => {
  const site = await openSite()
  await openAt(site, '/rewards')
  const card = site.page.getByRole('article').nth(1)
  await card.waitFor()
  await card.getByRole('button').or(card.getByRole('link')).first().focus()
  await site.page.emulateMedia({ media: 'print' })
  const widths = await card.evaluate((each) =>
    [each, each.querySelector('.xp-picture') as Element].map((part) => part.getBoundingClientRect().width),
  )
  const ring = await card.locator(':focus').evaluate((each) => getComputedStyle(each, '::after').outlineColor)
  expect(ring).toBe('rgba(0, 0, 0, 0)')
  expect(widths[1]).toBeCloseTo(widths[0] ?? 0, 0)
  await expect.poll(() => site.page.getByRole('search').isVisible()).toBe(false)
  expect(await site.page.getByRole('combobox', { name: 'Sort' }).isVisible()).toBe(false)
})

it('dark is turned to light', async () => {
  const site = await openSite()
  await openAt(site, '/rewards/wallet', sandboxMembers.withHistory)
  await site.page.getByRole('slider', { name: 'Month' }).waitFor()
  await site.page
    .locator('[data-xp-scheme]')
    .first()
    .evaluate((root) => root.setAttribute('data-xp-scheme', 'dark'))
  const colours = () =>
    site.page
      .locator('.xp-surface')
      .last()
      .evaluate((surface) => {
        const { color, backgroundColor } = getComputedStyle(surface)
        return [color, backgroundColor]
      })
  expect(await colours()).not.toContain('rgb(0, 0, 0)')
  await site.page.emulateMedia({ media: 'print' })
  expect(await colours()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})
