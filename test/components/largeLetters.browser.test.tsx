import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  ConversationList,
  MemberToday,
  OfferCatalog,
  OfferDetail,
  PointsOverTime,
  Wallet,
} from '../../src/index.ts'
import { ar } from '../../src/locales/ar/index.ts'
import { de } from '../../src/locales/de/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { Fact, Facts, Notice, SegmentedControl } from '../../src/ui/index.ts'
import { setTextSpacing } from '../accessibility/checks/textSpacing.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { views } from '../support/views.tsx'

/** Words of nine letters at most that go on in the next line. */
function brokenWords(isAsked: (element: Element) => boolean = () => true): string[] {
  const broken: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (
      !node.parentElement?.checkVisibility() ||
      !isAsked(node.parentElement) ||
      node.parentElement.closest('.xp-visually-hidden, .xp-plate')
    )
      continue
    for (const { 0: word, index } of node.textContent?.matchAll(/(?<!\p{L})\p{L}{2,9}(?!\p{L})\p{P}?/gu) ??
      []) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}

const controls = 'button, a, input, select, textarea'

/** What one presses or fills in that reaches over a side of the page, but for what scrolls. */
const beyondPage = () =>
  [...document.querySelectorAll<HTMLElement>(controls)].filter((control) => {
    if (control.closest('.xp-filter-chips, .xp-gallery-row, nav') || !control.checkVisibility()) return false
    const { left, right, width } = control.getBoundingClientRect()
    return width > 1 && (left < -0.5 || right > innerWidth + 0.5)
  })

beforeEach(async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
})
afterEach(() => document.documentElement.style.removeProperty('font-size'))

// A name of a file goes on within itself.
test.each(views.filter(({ name }) => !/chat|conversation$/.test(name)))(
  'in letters twice as large, the words of $name stay whole on a phone and its controls on the page',
  async ({ element, content, member }) => {
    const host = createMemberHost({ member, assumptions: { operations: { ledger: true } } })
    await render(host.page(element))
    await expect.poll(() => document.querySelector(content)).not.toBeNull()
    await expect.poll(() => document.querySelector('.xp-skeleton')).toBeNull()
    await expect.poll(() => brokenWords()).toEqual([])
    expect(beyondPage().map(({ className, textContent }) => `${className}: ${textContent}`)).toEqual([])
  },
)

// Chromium on Linux has no hyphens of its own; the longer words of a title have them where an engine does.
const today = {
  name: 'today',
  element: <MemberToday onOpen={() => undefined} />,
  content: '.xp-today-row',
  member: sandboxMembers.withHistory,
}

test.each([...views.filter(({ name }) => !/chat|conversation$/.test(name)), today])(
  'in letters twice as large, the narrowest phone has room for the words of $name in German',
  async ({ element, content, member }) => {
    await page.viewport(320, 640)
    const host = createMemberHost({ member, locale: 'de-DE', messages: de })
    await render(host.page(element))
    await expect.poll(() => document.querySelector(content)).not.toBeNull()
    await expect.poll(() => document.querySelector('.xp-skeleton')).toBeNull()
    await expect.poll(() => brokenWords()).toEqual([])
    expect(beyondPage().map(({ className, textContent }) => `${className}: ${textContent}`)).toEqual([])
    const narrow = [...document.querySelectorAll('.xp-button')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    )
    expect(narrow.map(({ textContent }) => textContent)).toEqual([])
    const unbroken = [...document.querySelectorAll("[class*='xp-type-title']")].filter(
      (title) => getComputedStyle(title).hyphens !== 'auto',
    )
    expect(unbroken.map(({ textContent }) => textContent)).toEqual([])
  },
)

test('in letters twice as large, the narrowest phone breaks no word of the sort order, and shows all of it', async () => {
  await page.viewport(320, 640)
  await render(createMemberHost().page(<OfferCatalog />))
  const sort = page.getByRole('combobox', { name: 'Sort' })
  await expect.element(sort).toBeVisible()
  await expect.poll(() => document.querySelector('.xp-skeleton')).toBeNull()
  expect(brokenWords()).toEqual([])
  const shown = document.querySelector<HTMLElement>('.xp-offer-summary .xp-select-frame')!
  expect(shown.getBoundingClientRect().width).toBeGreaterThan(150)
})

test('in letters twice as large, the figures of a month and its chart stay on the narrowest phone', async () => {
  await page.viewport(320, 640)
  const host = createMemberHost({
    member: sandboxMembers.withHistory,
    assumptions: { operations: { ledger: true } },
  })
  await render(host.page(<Wallet headingLevel={1} />))
  await expect.poll(() => document.querySelector('.xp-points-month')).not.toBeNull()
  for (const { right } of [...wordsOf('.xp-points-legend dd'), ...wordsOf('.xp-points-month')])
    expect(right).toBeLessThanOrEqual(320)
  expectMonthsApart()
  expect(document.documentElement.scrollWidth).toBe(320)
})

test('in letters twice as large, the narrowest table breaks no month, no year, and a figure after its mark of thousands', async () => {
  await page.viewport(320, 640)
  const host = createMemberHost({
    member: sandboxMembers.withHistory,
    assumptions: { operations: { ledger: true } },
  })
  await render(<div style={{ paddingInline: 20 }}>{host.page(<PointsOverTime />)}</div>)
  await page.getByRole('button', { name: 'Show as a table' }).click()
  const cells = page.getByRole('table').getByRole('cell').all()
  const thousands = cells.filter((cell) => /\d,\d{3}/.test(cell.element().textContent))
  expect(thousands.length).toBeGreaterThan(3)
  for (const cell of thousands) {
    const last = document.createTreeWalker(cell.element(), NodeFilter.SHOW_TEXT).lastChild()!
    const digits = document.createRange()
    digits.setStart(last, (last.textContent?.length ?? 0) - 3)
    digits.setEnd(last, last.textContent?.length ?? 0)
    expect(digits.getClientRects(), cell.element().textContent).toHaveLength(1)
  }
  for (const month of page.getByRole('table').getByRole('rowheader').all()) {
    const words = document.createRange()
    words.selectNodeContents(month.element())
    expect(words.getClientRects().length, month.element().textContent).toBeLessThan(3)
  }
  expect(document.documentElement.scrollWidth).toBe(320)
})

const named: [string, ReactNode, string][] = [
  ['an offer', <OfferCatalog />, '.xp-offer-card-name'],
  ['a conversation', <ConversationList onOpen={() => undefined} />, '.xp-conversation-name'],
]

async function expectWholeNames(element: ReactNode, part: string) {
  await page.viewport(320, 640)
  await render(createMemberHost({ member: sandboxMembers.withHistory }).page(element))
  await expect.poll(() => document.querySelectorAll(part).length).toBeGreaterThan(3)
  const cut = [...document.querySelectorAll(part)].filter(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2,
  )
  expect(cut.map(({ textContent }) => textContent)).toEqual([])
}

test.each(named)(
  'in letters twice as large, the narrowest phone shows the name of %s whole',
  (_what, element, part) => expectWholeNames(element, part),
)

test.each(named)(
  'in letters as far apart as a reader may set them, the narrowest phone shows the name of %s whole',
  async (_what, element, part) => {
    document.documentElement.style.removeProperty('font-size')
    onTestFinished(setTextSpacing())
    await expectWholeNames(element, part)
  },
)

test.each([
  ['a conversation', <ConversationList onOpen={() => undefined} />, '.xp-conversation-words'],
  [
    'a notice',
    <div style={{ paddingInline: '1.25rem' }}>
      <Notice title="Not sent.">Nothing was taken from your points.</Notice>
    </div>,
    '.xp-beside',
  ],
])(
  'in letters twice as large, the words of %s have the width of the narrowest phone, below its picture',
  async (_name, element, words) => {
    await page.viewport(320, 640)
    await render(createMemberHost({ member: sandboxMembers.withHistory }).page(element))
    await expect.poll(() => document.querySelector('.xp-skeleton')).toBeNull()
    await expect.poll(() => document.querySelector(words)?.getBoundingClientRect().width).toBeGreaterThan(160)
  },
)

test('in letters twice as large, one sees what one writes to the concierge', async () => {
  await page.viewport(320, 640)
  const { element, member } = views.find(({ name }) => name === 'chat')!
  await render(createMemberHost({ member }).page(element))
  const field = page.getByRole('textbox')
  await expect.element(field).toBeVisible()
  expect(field.element().getBoundingClientRect().width).toBeGreaterThan(200)
  // What has no room of the placeholder ends in three dots: Chromium draws them only where both say so.
  for (const part of [null, '::placeholder']) {
    const { overflowX, textOverflow } = getComputedStyle(field.element(), part)
    expect([overflowX, textOverflow]).toEqual(['hidden', 'ellipsis'])
  }
})

test('in letters twice as large, a conversation on the narrowest phone shows some of itself beside its field', async () => {
  await page.viewport(320, 640)
  const { element, member } = views.find(({ name }) => name === 'chat')!
  await render(createMemberHost({ member, locale: 'de-DE', messages: de }).page(element))
  await expect.element(page.getByRole('textbox')).toBeVisible()
  await expect.poll(() => document.querySelector('.xp-chat-frame')?.clientHeight).toBeGreaterThan(150)
})

test.each([
  ['in letters twice as large, on the narrowest phone', 320, 640, '200%', 'static'],
  ['in a window as low as a small phone on its side', 568, 320, '100%', 'static'],
  ['on a phone', 390, 844, '100%', 'sticky'],
])('%s, the foot of the filters leaves room for them', async (_where, width, height, size, position) => {
  await page.viewport(width, height)
  document.documentElement.style.fontSize = size
  await render(createMemberHost().page(<OfferCatalog />))
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const foot = document.querySelector('.xp-filter-sheet .xp-filter-foot')!
  expect(getComputedStyle(foot).position).toBe(position)
})

test('in letters twice as large, a title of one word is on one line of a phone', async () => {
  await render(createMemberHost().page(<OfferCatalog headingLevel={1} />))
  const title = page.getByRole('heading', { level: 1, name: 'Experiences' })
  await expect.element(title).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(title.element())
  expect(words.getClientRects()).toHaveLength(1)
})

test('in letters twice as large, the title of the conversations is on one line of the narrowest phone', async () => {
  await page.viewport(320, 640)
  const host = createMemberHost({ member: sandboxMembers.withHistory })
  await render(<div style={{ paddingInline: 20 }}>{host.page(<ConversationList />)}</div>)
  const title = page.getByRole('heading', { name: 'Conversations' })
  await expect.element(title).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(title.element())
  expect(words.getClientRects()).toHaveLength(1)
})

test('in letters twice as large, what the concierge wrote begins a line, and no mark ends the one before', async () => {
  const { withHistory: member } = sandboxMembers
  const host = createMemberHost({ member })
  const conversation = host.sandbox.control.conversationsOf(member).at(-3) ?? ''
  host.sandbox.control.conciergeSays(conversation, 'The boat leaves from the inner quay.')
  const seen = { [conversation]: new Date(Date.now() - 86_400_000).toISOString() }
  await render(host.page(<MemberToday lastSeenAt={seen} onOpen={() => undefined} />))
  const row = page.getByRole('button', { name: /new message/ })
  await expect.element(row).toBeVisible()
  const text = row.getByText('The boat leaves from the inner quay.').element().getBoundingClientRect()
  expect(text.left).toBe(
    row
      .getByText(/^\d new message/)
      .element()
      .getBoundingClientRect().left,
  )
  expect(row.element().querySelector('.xp-dot')?.checkVisibility()).toBe(false)
})

/** Where the words of each visible element are, from its start to its end. */
const wordsOf = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getBoundingClientRect()
    })

function expectMonthsApart() {
  const months = wordsOf('.xp-points-month')
  expect(months.length).toBeGreaterThan(1)
  for (const [at, { right }] of months.entries())
    expect(months[at + 1]?.left ?? Infinity).toBeGreaterThan(right + 8)
}

test('in letters twice as large, the figures of the wallet stand in line and the months of its chart apart', async () => {
  const host = createMemberHost({
    member: sandboxMembers.withHistory,
    assumptions: { operations: { ledger: true } },
  })
  await render(host.page(<Wallet headingLevel={1} />))
  await expect.poll(() => document.querySelector('.xp-points-month')).not.toBeNull()
  const starts = wordsOf('.xp-wallet-row-sum').map(({ left }) => Math.round(left))
  expect(starts).toHaveLength(3)
  expect(new Set(starts).size).toBe(1)
  expectMonthsApart()
})

test('in letters twice as large, the way back from a conversation stays on the narrowest phone', async () => {
  await page.viewport(320, 640)
  const { element, member } = views.find(({ name }) => name === 'hub: conversation')!
  await render(createMemberHost({ member }).page(element))
  const back = () => document.querySelector('.xp-chat-back')
  await expect.poll(back).not.toBeNull()
  expect(back()?.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
})

/** As on a host's page, which has margins of its own. */
const inMargins = (element: ReactNode) => <div style={{ paddingInline: 16 }}>{element}</div>

test('in letters twice as large, the bar of an offer puts its button below a price that leaves it no room', async () => {
  await page.viewport(320, 640)
  await render(inMargins(createMemberHost().page(<OfferDetail offerId="fjord-lodge" onRedeem={vi.fn()} />)))
  await expect.poll(() => document.querySelector('.xp-offer-dock')).not.toBeNull()
  const dock = document.querySelector('.xp-offer-dock')!
  const [price, button] = dock.children
  expect(button!.scrollWidth).toBeLessThanOrEqual(button!.clientWidth)
  expect(button!.getBoundingClientRect().top).toBeGreaterThanOrEqual(price!.getBoundingClientRect().bottom)
  for (const about of wordsOf('.xp-offer-dock .xp-amount-about')) expect(about.right).toBeLessThan(304)
  expect(document.documentElement.scrollWidth).toBe(320)
})

test('in letters twice as large, no full stop stands alone under the number that a code was sent to', async () => {
  await page.viewport(320, 640)
  const { element, member } = views.find(({ name }) => name === 'phone')!
  const { container } = await render(inMargins(createMemberHost({ member }).page(element)))
  await expect.poll(() => document.querySelector('.xp-phone-number')).not.toBeNull()
  const number = document.querySelector('.xp-phone-number')!
  // The number alone takes the line, in whatever typeface.
  const spare = number.closest('p')!.clientWidth - number.getBoundingClientRect().width
  container.style.paddingInlineEnd = `${spare - 1}px`
  const stop = document.createRange()
  stop.setStart(number.nextSibling!, 0)
  stop.setEnd(number.nextSibling!, 1)
  expect(stop.toString()).toBe('.')
  expect(stop.getBoundingClientRect().top).toBeLessThan(number.getBoundingClientRect().bottom)
  expect(stop.getBoundingClientRect().left).toBeGreaterThan(number.getBoundingClientRect().left)
})

test('in letters twice as large, what the concierge wrote breaks no word on the narrowest phone', async () => {
  await page.viewport(320, 640)
  const { element, member } = views.find(({ name }) => name === 'chat')!
  await render(inMargins(createMemberHost({ member }).page(element)))
  await expect.poll(() => document.querySelectorAll('.xp-chat-bubble').length).toBeGreaterThan(2)
  expect(brokenWords((text) => text.matches('.xp-chat-bubble > div'))).toEqual([])
})

test('in letters twice as large, the last month of the chart ends on the narrowest phone in Arabic', async () => {
  await page.viewport(320, 640)
  const { withHistory: member } = sandboxMembers
  const host = createMemberHost({
    member,
    locale: 'ar-EG',
    messages: ar,
    assumptions: { operations: { ledger: true } },
  })
  await render(<div dir="rtl">{host.page(<PointsOverTime />)}</div>)
  await expect.poll(() => document.querySelector('.xp-points-month')).not.toBeNull()
  for (const { left } of wordsOf('.xp-points-month')) expect(left).toBeGreaterThanOrEqual(8)
})

test('in letters as far apart as a reader may set them, the name of the points goes whole below the balance', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.removeProperty('font-size')
  onTestFinished(setTextSpacing())
  const host = createMemberHost({
    answer: ({ url }) =>
      url.includes('/wallet')
        ? Response.json({
            balance: 1_234.56,
            balanceDisplay: 1_234.56,
            balanceUSD: 617.28,
            currency: { name: 'Miles', unitsPerUSD: 2 },
          })
        : undefined,
  })
  await render(host.page(<Wallet />))
  await expect.poll(() => document.querySelector('.xp-wallet-figure .xp-amount-symbol')).not.toBeNull()
  expect(brokenWords((text) => text.matches('.xp-wallet-figure .xp-amount-symbol'))).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(320)
})

test('in letters twice as large, segments that stand one under another keep within the corners of their frame', async () => {
  await page.viewport(320, 640)
  const options = ['Would suit us', 'Not possible'].map((label) => ({ value: label, label }))
  await render(inMargins(createMemberHost().page(<SegmentedControl label="Days" options={options} />)))
  await expect.poll(() => document.querySelectorAll('.xp-choice-body')).toHaveLength(2)
  const [first, second] = [...document.querySelectorAll('.xp-choice-body')]
  expect(second!.getBoundingClientRect().top).toBeGreaterThanOrEqual(first!.getBoundingClientRect().bottom)
  const corners = [
    getComputedStyle(first!).borderTopRightRadius,
    getComputedStyle(second!).borderBottomLeftRadius,
  ]
  expect(corners).not.toContain('0px')
})

test('in letters twice as large, the ways out of a message not sent break no word', async () => {
  await page.viewport(320, 640)
  const { element, member } = views.find(({ name }) => name === 'chat')!
  const failures = [{ kind: 422, operation: 'sendMessage' } as const]
  const host = createMemberHost({ member, locale: 'de-DE', messages: de, scenario: { failures } })
  await render(inMargins(host.page(element)))
  await page.getByRole('textbox').fill('Gibt es einen Aufzug?')
  await page.getByRole('button', { name: 'Senden' }).click()
  await expect.poll(() => document.querySelector('.xp-chat-ways')).not.toBeNull()
  expect(brokenWords((words) => words.closest('.xp-chat-ways') !== null)).toEqual([])
})

test('the name of a fact keeps a long word whole on the narrowest phone, and no word takes all of the row', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.removeProperty('font-size')
  const facts = ['Nutzungsbedingungen', 'Nutzungsbedingungen'.repeat(6)].map((label) => (
    <Fact key={label} label={label}>
      Fassung 3.1
    </Fact>
  ))
  await render(inMargins(createMemberHost().page(<Facts className="xp-surface">{facts}</Facts>)))
  const [long, endless] = wordsOf('.xp-fact-label')
  expect(long!.height).toBeLessThan(30)
  expect(endless!.width).toBeLessThan(180)
  expect(document.documentElement.scrollWidth).toBe(320)
})
