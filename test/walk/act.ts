import { redemptionOf } from '../model/Book.ts'
import { choiceRoles, fieldRoles, type Screen, type Thing } from './Screen.ts'
import type { MemberStep } from './steps.ts'
import { leaves, press, sendMessage, whileAsked, whileLeaving } from './press.ts'
import type { MemberName, Tab } from './Tab.ts'
import { memberIds, offers, type WalkWorld } from './WalkWorld.ts'

/** A member does something. What cannot be done now is not done; what was done is told in words. */
export async function act(world: WalkWorld, step: MemberStep): Promise<string | null> {
  const tab = await world.tab(step.tab)
  switch (step.do) {
    case 'close':
      await world.closeTab(tab)
      return 'closed'
    case 'reload':
    case 'back':
    case 'forward':
    case 'leave':
      return travel(world, tab, step.do)
    case 'sign in':
      return signIn(world, tab, step.as)
    case 'sign out':
      return signOut(world, tab)
    case 'hit':
      return hit(world, tab, step.key)
    default: {
      // Whoever has something in mind signs in for it.
      if (isPurpose(step) && (await tab.member()) === null) await signIn(world, tab, 'Ines')
      const member = await tab.member()
      return member === null ? null : actSignedIn(world, { tab, member, step })
    }
  }
}

const isPurpose = ({ do: what }: MemberStep) => ['redeem', 'ask', 'write', 'rate'].includes(what)

type SignedInStep = Exclude<
  MemberStep,
  { readonly do: 'close' | 'reload' | 'back' | 'forward' | 'leave' | 'sign in' | 'sign out' | 'hit' }
>

interface Acting<Do extends SignedInStep['do']> {
  readonly tab: Tab
  readonly member: MemberName
  readonly step: Extract<SignedInStep, { readonly do: Do }>
}

async function actSignedIn(
  world: WalkWorld,
  { tab, member, step }: { tab: Tab; member: MemberName; step: SignedInStep },
): Promise<string | null> {
  const { say } = world
  switch (step.do) {
    case 'press':
      return pressOne(world, tab, { pick: step.pick })
    case 'type':
      return typeOne(world, { tab, member, step: step as Acting<'type'>['step'] })
    case 'go':
      await closeDialog(world, tab)
      return pressNamed(world, tab, { name: say(`hub.${step.part}`) })
    case 'try again':
      return pressNamed(world, tab, {
        name: say('common.tryAgain', 'redemptions.unknown.retry', 'failure.wait.button'),
      })
    case 'accept the terms':
      return acceptTerms(world, tab)
    case 'redeem':
      return redeem(world, { tab, member, step })
    case 'ask':
      return ask(world, { tab, member, step })
    case 'write':
      return write(world, { tab, member, step })
    case 'rate':
      return rate(world, tab, member)
    case 'verify':
      return verify(world, tab, { member, isRight: step.isRight })
  }
}

/** Waits a little for something of that name. */
async function find(world: WalkWorld, tab: Tab, name: RegExp, patienceMs = 0) {
  for (let leftMs = patienceMs; ; leftMs -= 500) {
    const screen = await tab.look()
    const thing = screen.things.find((each) => !each.isDisabled && name.test(each.name))
    if (thing || leftMs <= 0) return { screen, thing }
    await world.settle(500)
  }
}

/** What one goes on with is there in a moment. */
const aMoment = 2_500

/** Presses the first thing of that name. */
async function pressNamed(
  world: WalkWorld,
  tab: Tab,
  { name, patienceMs = 0, isDouble = false }: { name: RegExp; patienceMs?: number; isDouble?: boolean },
): Promise<string | null> {
  const { screen, thing } = await find(world, tab, name, patienceMs)
  if (!thing || !(await press(world, tab, { screen, thing, isDouble }))) return null
  return `${thing.role} “${thing.name}”`
}

const pressable = ['button', 'link', 'checkbox', 'radio', 'tab', 'switch']

/** Anything that can be pressed, but for the site's own buttons. */
async function pressOne(world: WalkWorld, tab: Tab, { pick }: { pick: number }): Promise<string | null> {
  const screen = await tab.look()
  const things = screen.things.filter(
    ({ role, name, isDisabled }) =>
      !isDisabled &&
      pressable.includes(role) &&
      !/^(Sign (in|out)|Elsewhere|Open until)/.test(name) &&
      !/\.webp/.test(name),
  )
  const thing = things[pick % Math.max(1, things.length)]
  if (!thing || !(await press(world, tab, { screen, thing }))) return null
  return `${thing.role} “${thing.name}”`
}

async function typeOne(
  world: WalkWorld,
  { tab, member, step: { pick } }: Acting<'type'>,
): Promise<string | null> {
  const screen = await tab.look()
  const fields = screen.things.filter(
    ({ role, isDisabled }) => !isDisabled && (fieldRoles.includes(role) || choiceRoles.includes(role)),
  )
  const field = fields[pick % Math.max(1, fields.length)]
  if (!field) return null
  if (!fieldRoles.includes(field.role))
    return (await press(world, tab, { screen, thing: field })) ? `${field.role} “${field.name}”` : null
  const text = textFor(world, { tab, member, field })
  return (await typeInto(world, tab, { screen, field, text }))
    ? `${field.role} “${field.name}” ← ${text}`
    : null
}

function textFor(
  world: WalkWorld,
  { tab, member, field }: { tab: Tab; member: MemberName; field: Thing },
): string {
  const { say } = world
  if (field.role === 'spinbutton') return String((world.number % 4) + 1)
  if (field.role === 'searchbox') return ['night', 'Vienna', 'zz'][world.number % 3] ?? ''
  if (
    say(
      'interests.sensitive.dietary',
      'interests.sensitive.allergies',
      'interests.sensitive.accessibility',
    ).test(field.name)
  )
    return world.text(tab, member, 'sensitive', field.name)
  if (say('chat.write').test(field.name)) return world.text(tab, member, 'message', field.name)
  if (say('redemptions.feedback.comment').test(field.name))
    return world.text(tab, member, 'comment', field.name)
  return `+45 20 81 ${String(1000 + (world.number % 1000)).slice(0, 2)} 07`
}

/** False where nothing can be typed. What stood in the field is gone: the member wrote over it. */
async function typeInto(
  { diary }: WalkWorld,
  tab: Tab,
  { screen, field, text }: { screen: Screen; field: Thing; text: string },
): Promise<boolean> {
  const before = await tab.fill(screen, field, text)
  if (before === null) diary.giveUp(tab.name, text, 'not typed')
  else diary.giveUp(tab.name, before, 'written over')
  return before !== null
}

/** Over what one wants to press, a dialog may stand. */
async function closeDialog(world: WalkWorld, tab: Tab): Promise<void> {
  if ((await tab.look()).dialog === null) return
  await tab.page.keyboard.press('Escape')
  await world.settle()
}

async function acceptTerms(world: WalkWorld, tab: Tab): Promise<string | null> {
  const { say } = world
  const opened = await pressNamed(world, tab, { name: say('terms.banner.review') })
  if (opened) await world.settle()
  const ticked = await pressNamed(world, tab, {
    name: say('terms.consent.TERMS_OF_SERVICE', 'terms.consent.unknown'),
  })
  return (
    (await pressNamed(world, tab, { name: say('terms.accept', 'terms.acceptAndGoOn') })) ?? ticked ?? opened
  )
}

/** Terms come first: whoever is asked for them accepts them. */
async function goTo(world: WalkWorld, tab: Tab, place: string): Promise<void> {
  if (within(world, 'terms', (await tab.look()).text)) {
    await acceptTerms(world, tab)
    await world.settle()
  }
  if (tab.where === place) return
  await whileAsked(world, tab, async () => {
    await tab.lead(place)
    await world.settle()
  })
  // Whoever has something else in mind leaves.
  const isHeld = tab.where !== place && (await tab.look()).dialog !== null
  if (isHeld && (await pressNamed(world, tab, { name: world.say(...leaves) }))) await world.settle()
}

const within = ({ say }: WalkWorld, _what: 'terms', text: string) =>
  new RegExp(say('terms.banner.title', 'terms.title').source.slice(1, -1), 'u').test(text)

/** As far as the dialog leads: to its sum, and through it. */
export async function redeem(
  world: WalkWorld,
  { tab, member, step: { offer, isDouble } }: Acting<'redeem'>,
): Promise<string | null> {
  const { say } = world
  const id = offers[offer % offers.length] ?? offers[0]
  const confirm = say(
    'redemptions.redeem.confirm',
    'redemptions.redeem.confirmAlone',
    'redemptions.unknown.retry',
  )
  const isOpen = async () => (await tab.look()).dialog !== null
  if (tab.offer !== id || !(await isOpen())) {
    await goTo(world, tab, `/offers/${id}`)
    if (!(await isOpen()))
      await pressNamed(world, tab, { name: say('offers.redeemFor', 'offers.redeem'), patienceMs: aMoment })
    await world.settle()
  }
  if (!(await isOpen())) return null
  const pressed = await pressNamed(world, tab, { name: confirm, isDouble, patienceMs: aMoment })
  if (pressed === null) await readSuccess(world, tab, redemptionOf(memberIds[member], id))
  return pressed
}

/** Who finds nothing to press reads why: it is done. */
async function readSuccess({ book, say }: WalkWorld, tab: Tab, what: string): Promise<void> {
  const { dialog } = await tab.look()
  if (dialog !== null && say('redemptions.done.title').test(dialog) && book.isOpen(what, tab.place))
    book.toldDone(what, tab.place)
}

async function ask(
  world: WalkWorld,
  { tab, member, step: { offer, isSensitive, isSent } }: Acting<'ask'>,
): Promise<string | null> {
  const { say } = world
  await goTo(world, tab, `/offers/${offers[offer % offers.length] ?? offers[0]}/ask`)
  const { screen, thing: field } = await find(world, tab, say('interests.sensitive.allergies'), aMoment)
  if (!field) return null
  if (isSensitive)
    await typeInto(world, tab, { screen, field, text: world.text(tab, member, 'sensitive', field.name) })
  return isSent ? pressNamed(world, tab, { name: say('interests.send') }) : `“${field.name}”`
}

async function write(
  world: WalkWorld,
  { tab, member, step: { pick } }: Acting<'write'>,
): Promise<string | null> {
  const { say, site } = world
  const conversations = site.sandbox.control.conversationsOf(memberIds[member])
  const conversation = conversations[pick % Math.max(1, conversations.length)]
  if (!conversation) return null
  if (!tab.where.startsWith('/concierge/')) await goTo(world, tab, `/concierge/${conversation}`)
  const { screen, thing: field } = await find(world, tab, say('chat.write'), aMoment)
  if (!field) return null
  const text = world.text(tab, member, 'message', field.name)
  if (!(await typeInto(world, tab, { screen, field, text }))) return null
  return pressNamed(world, tab, { name: say('chat.send') })
}

async function rate(world: WalkWorld, tab: Tab, member: MemberName): Promise<string | null> {
  const { say } = world
  const completed = [...world.book.member(memberIds[member]).redemptions.values()].find(
    ({ redemption }) => redemption.status === 'COMPLETED',
  )
  if (!completed) return null
  await goTo(world, tab, `/experiences/redemptions/${completed.redemption.id}`)
  const first = {
    name: new RegExp(`${say('redemptions.feedback.change').source}|^[0-9]$`, 'u'),
    patienceMs: aMoment,
  }
  await pressNamed(world, tab, first)
  await pressNamed(world, tab, { name: /^[0-9]$/ })
  const { screen, thing: field } = await find(world, tab, say('redemptions.feedback.comment'))
  if (!field) return null
  await typeInto(world, tab, { screen, field, text: world.text(tab, member, 'comment', field.name) })
  return pressNamed(world, tab, { name: say('redemptions.feedback.send', 'redemptions.feedback.replace') })
}

async function verify(
  world: WalkWorld,
  tab: Tab,
  { member, isRight }: { member: MemberName; isRight: boolean },
): Promise<string | null> {
  const { say, site } = world
  const screen = await tab.look()
  const field = screen.things.find(({ name }) => say('phone.code').test(name))
  if (!field) return null
  const codes = [...world.book.member(memberIds[member]).interests.keys()].flatMap(
    (id) => site.sandbox.control.lastPhoneCode(id) ?? [],
  )
  await tab.fill(screen, field, (isRight && codes.at(-1)) || '000000')
  return pressNamed(world, tab, { name: say('phone.check') })
}

async function hit(world: WalkWorld, tab: Tab, key: string): Promise<string | null> {
  const member = await tab.member()
  const screen = await tab.look()
  // In the field of a chat it sends.
  if (key === 'Enter' && member && tab.where.startsWith('/concierge/') && screen.dialog === null)
    sendMessage(world, tab, memberIds[member])
  else if (key === 'Enter') return null
  await tab.page.keyboard.press(key)
  return key
}

async function travel(
  world: WalkWorld,
  tab: Tab,
  way: 'reload' | 'back' | 'forward' | 'leave',
): Promise<string | null> {
  const { page } = tab
  const options = { waitUntil: 'commit' as const }
  const isNew = await whileLeaving(world, tab, async () => {
    if (way === 'reload') await page.reload(options).catch(() => {})
    else if (way === 'leave') await page.goto(`${world.site.url}/elsewhere.html`, options).catch(() => {})
    else await step(tab, () => page[way === 'back' ? 'goBack' : 'goForward'](options))
  })
  if (page.url() === 'about:blank') await world.load(tab)
  return `${way}${isNew ? ', a new page' : ''}`
}

/** Back or Forward. Where the page holds it, no navigation ever ends. */
async function step(tab: Tab, go: () => Promise<unknown>): Promise<void> {
  const refusals = () =>
    tab.page.evaluate(() => (globalThis as { refusals?: number }).refusals).catch(() => 0)
  const before = await refusals()
  let isOver = false
  const end = () => {
    isOver = true
  }
  go().then(end, end)
  while (!isOver && (await refusals()) === before) await new Promise((resolve) => setTimeout(resolve, 10))
}

async function signIn(world: WalkWorld, tab: Tab, as: MemberName): Promise<string | null> {
  if (tab.page.url().endsWith('/elsewhere.html')) await world.load(tab)
  await closeDialog(world, tab)
  if (!(await tab.pressOwn(`Sign in as ${as}`))) return null
  world.begin(tab, 'a sign-in')
  await world.settle()
  return `signed in as ${as}`
}

async function signOut(world: WalkWorld, tab: Tab): Promise<string | null> {
  await closeDialog(world, tab)
  if (!(await tab.pressOwn('Sign out'))) return null
  world.begin(tab, 'a sign-in')
  return 'signed out'
}
