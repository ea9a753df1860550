import { interestIn, messageOf, redemptionOf } from '../model/Book.ts'
import type { Screen, Thing } from './Screen.ts'
import type { MemberName, Tab } from './Tab.ts'
import { memberIds, offers, type WalkWorld } from './WalkWorld.ts'
import { within } from './words.ts'

/** Presses something, and writes down first what the member decides by it. */
export async function press(
  world: WalkWorld,
  tab: Tab,
  { screen, thing, isDouble = false }: { screen: Screen; thing: Thing; isDouble?: boolean },
): Promise<boolean> {
  const member = await tab.member()
  if (member && thing.role === 'button') decide(world, tab, { member, screen, thing })
  if (!world.say('failure.reload').test(thing.name)) return tab.press(screen, thing, isDouble)
  let isPressed = false
  await whileLeaving(world, tab, async () => {
    isPressed = await tab.press(screen, thing, isDouble)
  })
  return isPressed
}

interface Press {
  readonly member: MemberName
  readonly screen: Screen
  readonly thing: Thing
}

function decide(world: WalkWorld, tab: Tab, { member, screen, thing: { name } }: Press): void {
  const { book, diary, say } = world
  const id = memberIds[member]
  const { offer } = tab
  const isRedeeming =
    screen.dialog !== null && say('redemptions.redeem.title', 'redemptions.unknown.title').test(screen.dialog)
  if (offer && isRedeeming && say(...confirms).test(name)) {
    const what = redemptionOf(id, offer)
    const isKnown = offers.some((each) => each === offer)
    const isAnother = within(say('redemptions.redeem.again.title')).test(screen.text)
    if (isAnother && book.isOpen(what, tab.place)) book.toldDone(what, tab.place)
    // What somebody has had before says the same of that one.
    book.decide(what, isKnown ? tab.place : String(world.number))
  }
  if (offer && say('interests.send', 'common.tryAgain').test(name) && tab.where.endsWith('/ask'))
    book.decide(interestIn(id, offer), `${tab.place} ${String(tab.life)}`)
  if (say('interests.send', 'interests.change.save', 'common.tryAgain').test(name))
    for (const { kind, text } of diary.open(tab.name)) if (kind === 'sensitive') diary.sent.add(text)
  if (say('chat.send').test(name) && tab.where.startsWith('/concierge/')) sendMessage(world, tab, id)
  if (say(...leaves).test(name) && isAskedToLeave(world, screen))
    diary.excuse(tab.name, 'asked', ['sensitive'])
  if (
    say('redemptions.feedback.cancel', 'interests.change.cancel', 'interests.change.draft.discard').test(name)
  )
    diary.excuse(tab.name, 'given up', ['comment', 'sensitive'])
  // "Remove: the text".
  for (const each of diary.open(tab.name))
    if (name.includes(each.text) && !within(say('chat.retry')).test(name)) each.excuse = 'removed'
}

/** What a member presses who is asked, and leaves. */
export const leaves = ['interests.leave.leave', 'interests.change.leave.leave'] as const

/** Whether it says that what is typed is lost. Of what is being sent it says that the member will be told. */
const isAskedToLeave = ({ say }: WalkWorld, { dialog }: Screen): boolean =>
  dialog !== null && say('interests.leave.title', 'interests.change.leave.title').test(dialog)

/** Whoever is asked and goes on, by another way than *Leave*, has left all the same. */
export async function whileAsked(world: WalkWorld, tab: Tab, go: () => Promise<void>): Promise<void> {
  const wasAsked = isAskedToLeave(world, await tab.look())
  const { where } = tab
  await go()
  if (wasAsked && tab.where !== where) world.diary.excuse(tab.name, 'asked', ['sensitive'])
}

/** What may bring another document. Says whether it did. */
export async function whileLeaving(world: WalkWorld, tab: Tab, go: () => Promise<void>): Promise<boolean> {
  const before = await tab.document()
  await world.note(tab)
  const asks = await tab.asks()
  await whileAsked(world, tab, async () => {
    await go()
    await world.settle()
  })
  const isNew = (await tab.document()) !== before
  if (isNew) world.begin(tab, asks ? 'asked' : null)
  return isNew
}

const confirms = [
  'redemptions.redeem.confirm',
  'redemptions.redeem.confirmAlone',
  'redemptions.unknown.retry',
  'common.tryAgain',
]

/** Each text is a message once, however often *Send* is pressed. */
export function sendMessage({ book, diary }: WalkWorld, tab: Tab, id: string): void {
  for (const { kind, text, where } of diary.open(tab.name)) {
    if (kind !== 'message' || where !== tab.where || diary.sent.has(text)) continue
    diary.sent.add(text)
    book.decide(messageOf(id, text), text)
  }
}
