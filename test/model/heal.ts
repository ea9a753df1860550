import { compareScreen, readScreens, tryFormsAgain } from './forms.ts'
import { type ModelWorld, offers, type TabName } from './ModelWorld.ts'
import type { Page } from './Page.tsx'
import { ask, redeem, retryMessages, sendRating } from './steps.ts'
import { interestIn, messageOf, redemptionOf } from './Book.ts'

/** Everything works again, and members who do not know what came of something try again. Then all must agree. */
export async function healAndCompare(world: ModelWorld): Promise<void> {
  world.refreshRules.splice(0)
  world.wire.heal()
  world.setOnline(true)
  for (const tab of Object.values(world.tabs)) {
    tab.frozen?.kill()
    tab.frozen = null
  }
  for (const page of world.livePages) page.show(true)
  await world.settle()
  // The Service is no longer at work on anything.
  await world.pass(61_000)
  for (let attempt = 0; attempt < 4; attempt += 1) {
    for (const tab of Object.values(world.tabs)) {
      const page = world.pageIn(tab.name)
      if (page?.options.view === 'components') tryFormsAgain(world, page, tab.name)
      else if (page && 'wallet' in page.hooks) tryAgain(world, page, tab.name)
    }
    await world.settle()
    await world.pass(16_000)
  }
  readScreens(world)
  if (world.view === 'hooks') for (const page of world.livePages) compareOwn(world, page)
  await world.pass(31_000)
  window.dispatchEvent(new Event('visibilitychange'))
  await world.settle()
  await world.pass(8_000)
  for (const page of world.livePages)
    if (world.view === 'hooks') compareAll(world, page)
    else compareScreen(world, page)
  world.check()
}

function tryAgain(world: ModelWorld, page: Page, tab: TabName): void {
  const { member } = page.sender
  const { writeRecords } = page.kit
  for (const offer of offers) {
    const isUnknown = writeRecords.get('createRedemption', offer).outcome === 'unknown'
    if (isUnknown || world.book.isOpen(redemptionOf(member, offer), tab)) redeem(world, page, tab, offer)
    if (world.book.isOpen(interestIn(member, offer), page.sender.name)) ask(world, page, offer, false)
  }
  retryMessages(page)
  if (writeRecords.get('submitFeedback', page.options.completed).outcome === 'unknown' && page.rating)
    sendRating(page, page.rating)
}

/** What a page knows of what it did itself: nobody has come back to it, nothing was read for another reason. */
function compareOwn(world: ModelWorld, page: Page): void {
  const { book } = world
  const { member } = page.sender
  for (const text of new Set(page.written)) {
    const texts = world.pagesOf(member).flatMap(({ written }) => written)
    const there = book.count(messageOf(member, text))
    const isOnlyPage = world.pagesOf(member).length === 1
    const wanted = texts.filter((other) => other === text).length
    if (isOnlyPage && there !== wanted)
      book.problems.push(`${String(there)} instead of ${String(wanted)} messages have arrived: ${text}`)
  }
  for (const offer of offers)
    if (page.kit.writeRecords.get('createRedemption', offer).outcome === 'unknown')
      book.problems.push(`${page.sender.name} never learns what became of redeeming ${offer}`)
  if (world.pagesOf(member).length === 1) compareAll(world, page)
}

/** What the page shows, and what the Service has. */
function compareAll(world: ModelWorld, page: Page): void {
  const { hooks, sender, options } = page
  const service = world.book.member(sender.member)
  const differ = (what: string, shown: unknown, held: unknown) => {
    const [one, other] = [inOrder(shown), inOrder(held)]
    if (one !== other)
      world.book.problems.push(`${sender.name} shows ${what} ${one}, the Service has ${other}`)
  }
  const waiting = page.kit.outbox.list(options.conversation).map(({ state }) => state)
  if (!hooks.thread.isError) differ('messages on their way:', waiting, [])
  const { balance } = world.sandbox.control.walletOf(sender.member)
  if (!hooks.wallet.isError) differ('a balance of', hooks.wallet.data?.balance, balance)
  const row = (redemption: { id: string; status?: string | undefined; feedback?: unknown }) =>
    [redemption.id, redemption.status, redemption.feedback ?? null] as const
  const held = [...service.redemptions.values()].map(({ redemption }) => row(redemption))
  if (!hooks.redemptions.isError)
    differ('redemptions', hooks.redemptions.data?.map(row).sort(byId), held.sort(byId))
  const messages = service.conversations.get(options.conversation)?.messages.map(({ id }) => id)
  if (!hooks.thread.isError)
    differ('messages', hooks.thread.data?.rows.map(({ id }) => id).sort(), messages?.slice(-30).sort())
  const isOnlyPage = world.pagesOf(sender.member).length === 1
  const isKnown = (write: string, subject: string) =>
    isOnlyPage && page.kit.writeRecords.get(write, subject).outcome !== 'unknown'
  if (page.rating && isKnown('submitFeedback', options.completed)) {
    const { comment = '' } = service.redemptions.get(options.completed)?.redemption.feedback ?? {}
    const isOurs = page.rated !== null || comment.startsWith('zq')
    if (isOurs) differ('feedback sent as', page.rated?.comment, comment)
  }
  for (const [id, { interest }] of Object.entries(hooks.interests)) {
    if (!interest.isError) differ('an intake of', interest.data?.intake, service.interests.get(id)?.intake)
    const sent = world.book.answersOf(id)
    const intake = service.interests.get(id)?.intake
    if (sent && isKnown('submitIntake', id))
      differ('answers sent as', sent, { adults: intake?.adults, phone: intake?.phone })
  }
}

/** As text, fields in the order of their names. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

const byId = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) =>
  one < other ? -1 : 1
