// The library as a host has it: the built package, for production.
import {
  ConciergeChat,
  InterestForm,
  OfferCatalog,
  OfferDetail,
  RedemptionFeedback,
  useThread,
} from '@experience-program/react'
import { type ReactNode, useEffect } from 'react'
import type { Asked } from './createAnswers.ts'
import { loadSeed } from './data.ts'
import { conversationId, createHost, manyMessages, manyOffers } from './host.tsx'
import { record } from './markup.ts'
import { isInView, nextFrame, untilPainted } from './paint.ts'
import { offer, stage } from './stage.ts'
import { watch } from './watch.ts'

const seed = await loadSeed()

const frame = (): Element => {
  const found = stage().querySelector('.xp-chat-frame')
  if (!found) throw new Error('There is no thread.')
  return found
}
const messageRow = (index: number) => stage().querySelector(`[data-row="message-${index}"]`)
const isNewestShown = () => isInView(messageRow(0))
const firstCard = () => stage().querySelector('[data-offer-id]')
const chat = <ConciergeChat conversationId={conversationId} />
const catalog = <OfferCatalog onOpen={() => undefined} />

/** @param isHeld all messages are in the cache; else the newest page is read when the chat mounts. */
async function mountChat({ count, isHeld }: { readonly count: number; readonly isHeld: boolean }) {
  const host = createHost({ seed, messages: count })
  if (isHeld) host.holdMessages(manyMessages(seed, count))
  const start = performance.now()
  host.mount(chat)
  const paintedMs = (await untilPainted(isNewestShown)) - start
  return { paintedMs }
}

async function mountCatalog({ count, isHeld }: { readonly count: number; readonly isHeld: boolean }) {
  const host = createHost({ seed, offers: count })
  if (isHeld) host.holdOffers(manyOffers(seed, count))
  const start = performance.now()
  host.mount(catalog)
  return { paintedMs: (await untilPainted(() => isInView(firstCard()))) - start }
}

async function recordChat({ count }: { readonly count: number }) {
  await mountChat({ count, isHeld: true })
  return record(rootOf('[data-xp-root]'), '.xp-chat-rows')
}

/** What a server made. */
function recordHtml(html: string) {
  const [root] = new DOMParser().parseFromString(html, 'text/html').body.children
  if (!root) throw new Error('The server made no element.')
  return record(root, '.xp-offer-grid')
}

async function recordCatalog({ count }: { readonly count: number }) {
  await mountCatalog({ count, isHeld: true })
  return record(rootOf('[data-xp-root]'), '.xp-offer-grid')
}

function rootOf(selector: string): Element {
  const root = stage().querySelector(selector)
  if (!root) throw new Error(`There is no ${selector}.`)
  return root
}

/** Older messages come while the member reads further up. */
async function prepend({ count, added }: { readonly count: number; readonly added: number }) {
  const host = createHost({ seed, messages: count + added })
  host.holdMessages(manyMessages(seed, count), String(count))
  host.mount(chat)
  await untilPainted(isNewestShown)
  await settled()
  frame().scrollTop = frame().clientHeight
  await settled()
  const read = rowInView()
  const before = topOf(read)
  const start = performance.now()
  host.holdMessages(manyMessages(seed, count + added))
  const paintedMs = (await untilPainted(() => frame().scrollTop > frame().clientHeight * 2)) - start
  await settled()
  return { paintedMs, driftPx: Math.abs(topOf(read) - before) }
}

/** Half a second without anything to do: what comes late (a chunk, sizes) has come. */
async function settled() {
  for (const end = performance.now() + 500; performance.now() < end;) await nextFrame()
}

/** The id of the row in the middle of the frame. */
function rowInView(): string {
  const { top, height } = frame().getBoundingClientRect()
  const row = [...stage().querySelectorAll('[data-row]')].find(
    (element) => element.getBoundingClientRect().bottom > top + height / 2,
  )
  const id = row?.getAttribute('data-row')
  if (!id) throw new Error('There is no row in view.')
  return id
}

function topOf(id: string): number {
  const row = stage().querySelector(`[data-row="${id}"]`)
  if (!row) throw new Error(`${id} is gone from the document.`)
  return row.getBoundingClientRect().top
}

/** Scrolls up by so much in each frame, and counts those that would be painted with less than rows in them. */
async function scroll({
  count,
  stepPx,
  frames,
}: {
  readonly count: number
  readonly stepPx: number
  readonly frames: number
}) {
  const host = createHost({ seed, messages: count })
  host.holdMessages(manyMessages(seed, count))
  host.mount(chat)
  await untilPainted(isNewestShown)
  await settled()
  let blankFrames = 0
  let longestFrameMs = 0
  let before = await nextFrame()
  for (let index = 0; index < frames; index += 1) {
    frame().scrollTop -= stepPx
    if (blankPx() > 4) blankFrames += 1
    const now = await nextFrame()
    longestFrameMs = Math.max(longestFrameMs, now - before)
    before = now
  }
  return { frames, blankFrames, longestFrameMs }
}

/** How much of the frame's height no row covers. */
function blankPx(): number {
  const box = frame().getBoundingClientRect()
  const rows = [...stage().querySelectorAll('.xp-chat-row')].map((row) => row.getBoundingClientRect())
  const top = Math.max(box.top, Math.min(...rows.map((row) => row.top)))
  const bottom = Math.min(box.bottom, Math.max(...rows.map((row) => row.bottom)))
  return box.height - Math.max(0, bottom - top)
}

const typedPages = {
  catalog: () => catalog,
  'catalog without filters': () => <OfferCatalog filterControls={[]} />,
  'narrowed catalog': () => (
    <OfferCatalog defaultFilters={{ guests: 2, points: { min: 1_000, max: null } }} />
  ),
  form: (offerId: string) => <InterestForm offerId={offerId} />,
  rating: () => <RedemptionFeedback redemptionId="redemption" />,
}

/** For typing and pressing, which the driver does. */
async function open({ what, count }: { readonly what: keyof typeof typedPages; readonly count: number }) {
  const host = createHost({ seed, offers: count })
  // More than a search looks through at first is read while one types, up to there.
  const offers = manyOffers(seed, Math.min(count, 5_000))
  if (count === offers.length) host.holdOffers(offers)
  const offerId = offers[0]?.id ?? ''
  host.mount(typedPages[what](offerId))
  await untilPainted(() => stage().querySelector('input, textarea') !== null)
  await settled()
}

/** How many answers, one after another, had come when the first content was there. */
async function firstContent({
  what,
  hasGrant,
  delayMs,
}: {
  readonly what: 'catalog' | 'offer' | 'chat' | 'many'
  readonly hasGrant: boolean
  readonly delayMs: number
}) {
  const host = createHost({ seed, offers: 60, messages: 60, delayMs, hasGrant })
  const shown: Readonly<Record<typeof what, ReactNode>> = {
    catalog,
    offer: <OfferDetail offerId="fjord-lodge-0" />,
    chat,
    many: [catalog, <OfferCatalog key="2" />, <OfferDetail key="3" offerId="fjord-lodge-0" />],
  }
  host.mount(shown[what])
  const isThere = () =>
    (what === 'chat'
      ? messageRow(0)
      : what === 'offer'
        ? stage().querySelector('.xp-offer-detail-body:not([data-state="loading"]) h2')
        : firstCard()) !== null
  await untilPainted(isThere)
  const asked = host.asked.map((request) => request.what)
  const answered = host.asked.filter((request) => request.answeredAtMs < Infinity)
  return {
    roundTrips: Math.max(...answered.map((request) => depthOf(request, answered))),
    asked,
    repeated: asked.length - new Set(asked).size,
  }
}

/** The number of answers, one after another, that a request ends: 1 when no other had been answered before it was made. */
function depthOf(request: Asked, all: readonly Asked[]): number {
  const before = all.filter(({ answeredAtMs }) => answeredAtMs <= request.atMs)
  return 1 + Math.max(0, ...before.map((earlier) => depthOf(earlier, all)))
}

interface Held {
  readonly what: 'messages' | 'offers'
  readonly count: number
  /** How many of them. */
  readonly read: number
}

/** What is read, is read by the library itself, page by page, and held. */
async function hold({ what, count, read }: Held) {
  const host = createHost({
    seed,
    offerSearch: { limit: read },
    offers: what === 'offers' ? count : 0,
    messages: what === 'messages' ? count : 0,
  })
  if (what === 'offers') {
    host.mount(<OfferCatalog defaultFilters={{ sort: 'soonest' }} />)
    await untilPainted(
      () => host.asked.filter(({ what: asked }) => asked.includes('/v1/offers')).length >= read / 100,
    )
  } else {
    host.mount([chat, <ReadOlder key="older" />])
    await untilPainted(() => document.title === 'read')
  }
  await settled()
  await settled()
}

function ReadOlder(): null {
  const { data, hasOlder, isFetchingOlder, fetchOlder } = useThread(conversationId)
  const length = data?.rows.length
  useEffect(() => {
    if (hasOlder && !isFetchingOlder) void fetchOlder()
    if (length !== undefined && !hasOlder) document.title = 'read'
  })
  return null
}

/** An open tab: what it asks for, as time goes by. */
async function stay({ what }: { readonly what: 'chat' | 'catalog' }) {
  const host = createHost({ seed, offers: 60, messages: 60 })
  Object.assign(window, { asked: host.asked })
  host.mount(what === 'chat' ? chat : catalog)
}

offer({
  mountChat,
  mountCatalog,
  recordChat,
  recordCatalog,
  recordHtml,
  prepend,
  scroll,
  open,
  watch,
  firstContent,
  hold,
  stay,
})
