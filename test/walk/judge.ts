import axe from 'axe-core'
import { interestIn, redemptionOf } from '../model/Book.ts'
import type { TypedText } from './Diary.ts'
import { act, redeem } from './act.ts'
import { leaves, press } from './press.ts'
import { memberIn, type MemberName, type Tab } from './Tab.ts'
import { memberIds, offers, type WalkWorld } from './WalkWorld.ts'
import { within } from './words.ts'

/** After each step: what members are told, and that nothing is paid or shown that must not be. */
export async function judgeStep(world: WalkWorld, isSettled = true): Promise<void> {
  for (const tab of world.tabs.values()) {
    const told = await readTab(world, tab)
    // What stands there in the moment of a press is of the press before.
    if (told && isSettled) hear(world, tab, told)
  }
  world.book.checkCounts(Object.values(memberIds))
}

interface Told {
  readonly member: MemberName
  readonly contents: string
}

async function readTab(world: WalkWorld, tab: Tab): Promise<Told | null> {
  const { book } = world
  const contents = await tab.contents()
  const member = memberIn(contents)
  tab.shown = member
  world.site.tokens()
  if (member === null) {
    const trace = book.leaks('nobody', contents)
    if (trace) book.problems.push(`nobody is signed in, and the ${tab.name} tab shows ${trace}`)
    return null
  }
  const leak = book.leaks(memberIds[member], contents)
  if (leak) book.problems.push(`the ${tab.name} tab of ${member} shows ${leak}`)
  return { member, contents }
}

function hear(world: WalkWorld, tab: Tab, { member, contents }: Told): void {
  const { book, diary, say } = world
  const id = memberIds[member]
  const has = (...keys: string[]) => within(say(...keys)).test(contents)
  if (has('failure.sessionEnded.title')) diary.excuse(tab.name, 'told')
  world.hearLost(tab, contents)
  const { offer } = tab
  if (offer === null) return
  const isRedeemed = has('redemptions.done.title')
  const isRefused = has(...refusals)
  const what = redemptionOf(id, offer)
  if (book.isOpen(what, tab.place) && isRedeemed) {
    book.toldDone(what, tab.place)
    judgeBalance(world, tab, { member, contents })
  }
  if (book.isOpen(what, tab.place) && isRefused) book.toldRefused(what, tab.place)
  const asked = interestIn(id, offer)
  const place = `${tab.place} ${String(tab.life)}`
  if (tab.where.endsWith('/ask') && book.isOpen(asked, place) && has('interests.receipt.title'))
    book.toldDone(asked, place)
}

/** Who has redeemed, with nothing in the way, sees what is left; not what another tab has redeemed since. */
function judgeBalance(world: WalkWorld, tab: Tab, { member, contents }: Told): void {
  const { book, isOnline, site } = world
  const last = [...book.member(memberIds[member]).redemptions.values()].at(-1)
  if (last?.redemption.offer !== tab.offer) return
  if (!isOnline || !site.isCalm || tab.underWay.size > 0 || hasBalance(world, member, contents)) return
  book.problems.push(`the ${tab.name} tab of ${member} has redeemed, and shows the balance of before`)
}

/** The Service's balance, as the page writes it. */
const balanceOf = ({ setting, site }: WalkWorld, member: MemberName) =>
  new Intl.NumberFormat(setting.locale).format(site.sandbox.control.walletOf(memberIds[member]).balance ?? 0)

const hasBalance = (world: WalkWorld, member: MemberName, contents: string) =>
  digitsIn(contents).includes(digitsIn(balanceOf(world, member)))

const refusals = ['text', 'soldOut', 'closed', 'noPrice', 'notEnough', 'notEligible'].map(
  (name) => `redemptions.refused.${name}`,
)

/** Everything works again; members who do not know what came of something try again. Then all must agree. */
export async function healAndJudge(world: WalkWorld): Promise<void> {
  const { site } = world
  site.heal()
  await world.setOnline(true)
  for (const ms of [21_000, 40_000, 31_000]) {
    await world.pass(ms)
    await world.settle()
  }
  for (const tab of world.tabs.values()) {
    const member = await tab.member()
    if (member === null) continue
    if (tab.name !== 'private') await world.signInElsewhere(member)
    await signInAgain(world, tab, member)
    await healTab(world, tab, member)
    await judgeStep(world)
    await compareTab(world, tab, member)
  }
  await judgeTraffic(world)
  for (const tab of [...world.tabs.values(), ...world.closed]) judgeLeaks(world, tab)
  for (const tab of [...world.tabs.values()].toReversed())
    // Neither another page nor the browser's own, where nothing could be loaded.
    if (/igned in/.test(await tab.contents())) return judgeScreen(world, tab)
}

/** Whoever reads that the session is over. */
async function signInAgain(world: WalkWorld, tab: Tab, as: MemberName): Promise<void> {
  await world.settle()
  await judgeStep(world)
  if (within(world.say('failure.sessionEnded.title')).test(await tab.contents()))
    await act(world, { do: 'sign in', tab: tab.name, as })
}

async function healTab(world: WalkWorld, tab: Tab, member: MemberName): Promise<void> {
  const { book, diary } = world
  judgeSensitive(world, tab, await tab.contents())
  await doubt(world, tab, member)
  await tryAgain(world, tab)
  for (const [index, offer] of offers.entries())
    for (
      let attempt = 0;
      attempt < 2 && book.isOpen(redemptionOf(memberIds[member], offer), tab.place);
      attempt += 1
    ) {
      await redeem(world, {
        tab,
        member,
        step: { do: 'redeem', tab: tab.name, offer: index, isDouble: false },
      })
      await world.settle()
      await judgeStep(world)
    }
  await tab.page.keyboard.press('Escape')
  for (const [index, offer] of offers.entries()) {
    const asked = interestIn(memberIds[member], offer)
    // Whoever left before the answer came looks first whether it is there.
    if (book.isOpen(asked, `${tab.place} ${String(tab.life)}`) && book.count(asked) === 0) {
      const step = { do: 'ask', tab: tab.name, offer: index, isSensitive: false, isSent: true } as const
      await act(world, step)
      await world.settle()
      await judgeStep(world)
    }
  }
  for (const where of new Set(
    diary
      .open(tab.name)
      .filter(isForRetry)
      .map((each) => each.where),
  )) {
    await tab.lead(where)
    await world.settle()
    await tryAgain(world, tab)
  }
}

/** Whoever does not know what came of a redemption does not always press what the page offers. */
async function doubt(world: WalkWorld, tab: Tab, as: MemberName): Promise<void> {
  const { book, setting } = world
  const { inDoubt } = setting
  const isOpen = offers.some((offer) => book.isOpen(redemptionOf(memberIds[as], offer), tab.place))
  if (!isOpen || inDoubt === 'retry') return
  await act(
    world,
    inDoubt === 'reload' ? { do: 'reload', tab: tab.name } : { do: 'sign in', tab: tab.name, as },
  )
  await world.settle()
}

const isForRetry = ({ kind }: TypedText) => kind === 'message' || kind === 'comment'

/** Presses what tries again, as long as there is something. */
async function tryAgain(world: WalkWorld, tab: Tab): Promise<void> {
  const again = within(
    world.say('common.tryAgain', 'failure.reload', 'chat.retry', 'redemptions.unknown.retry'),
  )
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const screen = await tab.look()
    const thing = screen.things.find(
      ({ role, name, isDisabled }) => role === 'button' && !isDisabled && again.test(name),
    )
    if (!thing) return
    await press(world, tab, { screen, thing })
    await world.settle()
    await judgeStep(world)
  }
}

/** What was typed into a sensitive question has arrived, stands in its field, or the member knows that it is lost. */
function judgeSensitive(world: WalkWorld, tab: Tab, contents: string): void {
  for (const each of world.diary.open(tab.name))
    if (each.kind === 'sensitive' && !world.hasArrived(each) && !contents.includes(each.text))
      world.book.problems.push(
        `nobody was told that ${each.text} is lost, typed into “${each.field}” in the ${tab.name} tab`,
      )
}

/** What the page shows, and what the Service has. */
async function compareTab(world: WalkWorld, tab: Tab, member: MemberName): Promise<void> {
  const { book, diary, site } = world
  await leadAway(world, tab)
  await world.pass(31_000)
  const expect = async (place: string, isThere: (contents: string) => boolean, problem: () => string) => {
    await tab.lead(place)
    for (let leftMs = aWhileMs; !isThere(await tab.contents()); leftMs -= 1_500) {
      if (leftMs <= 0) return book.problems.push(`the ${tab.name} tab of ${member} ${problem()}`)
      // A view whose script could not be loaded stays broken until it is tried again.
      await tryAgain(world, tab)
      await world.settle()
    }
    return 0
  }
  await expect(
    '/wallet',
    (contents) => hasBalance(world, member, contents),
    () => `does not show the balance ${balanceOf(world, member)}`,
  )
  const redeemed = [...book.member(memberIds[member]).redemptions.values()].map(
    ({ redemption }) => redemption.offer ?? '',
  )
  for (const offer of new Set(redeemed)) {
    const title = site.offers().get(offer)?.title ?? ''
    const held = redeemed.filter((each) => each === offer).length
    await expect(
      '/experiences',
      (contents) => contents.split(title).length > held,
      () => `does not show ${String(held)} redemptions of ${offer}`,
    )
  }
  for (const each of diary.open(tab.name)) {
    if (each.kind === 'sensitive' || each.kind === 'other') continue
    await expect(
      each.where,
      (contents) => contents.includes(each.text),
      () => (world.hasArrived(each) ? `does not show ${each.text}` : `has lost ${each.text}`),
    )
  }
}

/** How long a view may take. */
const aWhileMs = 8_000

/** Whoever is asked whether to leave leaves. */
async function leadAway(world: WalkWorld, tab: Tab): Promise<void> {
  const { say } = world
  await tab.lead('/')
  await world.settle()
  const screen = await tab.look()
  const thing = screen.things.find(({ name }) => say(...leaves).test(name))
  if (screen.dialog === null || !thing) return
  await press(world, tab, { screen, thing })
  await world.settle()
}

const arabic = '٠١٢٣٤٥٦٧٨٩'

function digitsIn(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String(arabic.indexOf(digit))).replace(/[^\d\n]/g, '')
}

/** Once all is at rest, hardly anything is asked; and nothing was asked in a storm. */
async function judgeTraffic(world: WalkWorld): Promise<void> {
  const { served } = world.site
  const counts = new Map<string, number>()
  for (const { operation, member, at } of served) {
    const key = `${operation} of ${String(member)} in second ${String(Math.floor(at / 1000))}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (const [key, count] of counts)
    if (count > 25) world.book.problems.push(`${String(count)} requests: ${key}`)
}

/** Where nothing of what was typed, and no token, may be. */
function judgeLeaks(world: WalkWorld, tab: Tab): void {
  const { book, diary } = world
  for (const address of tab.addresses) world.find(decodeURIComponent(address), 'an address')
  for (const line of tab.lines) {
    world.find(line, 'the console')
    if (!isNetworkLine(line)) book.problems.push(`the ${tab.name} tab says: ${line}`)
  }
  const tokens = world.site.tokens()
  for (const { request, member } of tab.requests) {
    const { authorization = '', ...headers } = request.headers()
    const owner = tokens.get(authorization.replace('Bearer ', ''))
    if (member && owner !== undefined && owner !== memberIds[member])
      book.problems.push(`a page of ${member} asks ${request.url()} as ${owner}`)
    const head = `${request.url()} ${JSON.stringify(headers)}`
    const body = request.postData() ?? ''
    if ([...tokens.keys()].some((token) => body.includes(token)))
      book.problems.push(`a token is in the body of ${request.url()}`)
    world.find(head, `the head of ${request.method()} ${request.url()}`)
    const { pathname } = new URL(request.url())
    for (const { kind, text } of diary.texts)
      if (body.includes(text) && !bodies[kind].test(`${request.method()} ${pathname}`))
        book.problems.push(`${text} is in the body of ${request.method()} ${pathname}`)
  }
}

const bodies = {
  sensitive: /^PUT \/v1\/interests\/[\w.-]+\/intake$/,
  message: /^POST \/v1\/conversations\/[\w.-]+\/messages$/,
  comment: /^PUT \/v1\/redemptions\/[\w.-]+\/feedback$/,
  other: /./,
}

/** What a browser itself writes of a request that failed, and we of a part of ours that did not load. */
const isNetworkLine = (line: string) =>
  /^(error: (Failed to load resource|Access to fetch at|.*a part of the library could not be loaded)|thrown: The Same Origin Policy disallows)/.test(
    line,
  )

async function judgeScreen(world: WalkWorld, tab: Tab): Promise<void> {
  await tab.page.evaluate(axe.source)
  const run = tab.page.evaluate(async () => {
    const { axe: found } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations: all } = await found.run()
    return all.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
  })
  // It waits by timers of the page.
  let isOver = false
  const end = () => {
    isOver = true
  }
  run.then(end, end)
  while (!isOver) await world.settle()
  const violations = await run
  world.book.problems.push(...violations.map((each) => `axe on ${tab.where}: ${each}`))
  await world.note(tab)
}
