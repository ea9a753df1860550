import type { FeedbackInput } from '../../src/contract/index.ts'
import { type AskResult } from './HostPage.tsx'
import { interestIn, messageOf, redemptionOf } from './Book.ts'
import { pressRedeem, sendForm } from './forms.ts'
import { type MemberName, type ModelWorld, offers, type RefreshFate, type TabName } from './ModelWorld.ts'
import type { Page } from './Page.tsx'
import type { Fate, Traffic } from './wire.ts'

/** What a member does, and what happens around them. Numbers are taken modulo what there is. */
export type Step =
  | { readonly do: 'redeem'; readonly tab: TabName; readonly offer: number }
  | { readonly do: 'ask'; readonly tab: TabName; readonly offer: number; readonly isSensitive: boolean }
  | { readonly do: 'edit'; readonly tab: TabName; readonly pick: number; readonly isSensitive: boolean }
  | { readonly do: 'verify'; readonly tab: TabName; readonly pick: number; readonly isRight: boolean }
  | { readonly do: 'write' | 'write the same again' | 'rate' | 'retry messages'; readonly tab: TabName }
  | { readonly do: 'show' | 'hide'; readonly tab: TabName }
  | { readonly do: 'sign out'; readonly tab: TabName }
  | { readonly do: 'reload' | 'leave' | 'back'; readonly tab: TabName; readonly arrives: boolean }
  | {
      readonly do: 'sign in'
      readonly tab: TabName
      readonly as: MemberName
      readonly how: 'in place' | 'by a load'
    }
  | { readonly do: 'answers'; readonly on: Traffic; readonly are: Fate; readonly times: number }
  | { readonly do: 'refresh'; readonly is: RefreshFate }
  | { readonly do: 'release'; readonly pick: number }
  | { readonly do: 'go offline' | 'go online' | 'tokens are revoked' }
  | { readonly do: 'time passes'; readonly ms: number }

/** Takes a step. What cannot be done now is not done. */
export async function takeStep(world: ModelWorld, step: Step): Promise<void> {
  switch (step.do) {
    case 'sign in':
      return world.signIn(step.tab, step.as, step.how)
    case 'sign out':
      return world.signOut(step.tab)
    case 'reload':
      return world.reload(step.tab, step.arrives)
    case 'leave':
      return world.leave(step.tab, step.arrives)
    case 'back':
      return world.back(step.tab, step.arrives)
    case 'answers':
      world.wire.rules.push({ on: step.on, fate: step.are, left: step.times })
      return
    case 'refresh':
      world.refreshRules.push(step.is)
      return
    case 'release':
      return world.wire.release(step.pick)
    case 'go offline':
    case 'go online':
      return world.setOnline(step.do === 'go online')
    case 'tokens are revoked':
      return world.sandbox.control.revokeTokens()
    case 'time passes':
      return world.pass(step.ms)
    default: {
      const page = world.pageIn(step.tab)
      if (page?.options.view === 'components') actOnForms(world, page, step)
      else if (page) act(world, page, step)
    }
  }
}

type PageStep = Exclude<
  Extract<Step, { readonly tab: TabName }>,
  { readonly do: 'sign in' | 'sign out' | 'reload' | 'leave' | 'back' }
>

/** What a member does on a page. Without a view there is nothing to press. */
function act(world: ModelWorld, page: Page, step: PageStep): void {
  if (step.do === 'show' || step.do === 'hide') return page.show(step.do === 'show')
  if (!page.isMounted || !('wallet' in page.hooks)) return
  switch (step.do) {
    case 'redeem':
      return redeem(world, page, step.tab, offers[step.offer % offers.length] ?? offers[0])
    case 'ask':
      return ask(world, page, offers[step.offer % offers.length] ?? offers[0], step.isSensitive)
    case 'edit':
      return edit(world, page, step.pick, step.isSensitive)
    case 'verify':
      return verify(world, page, step.pick, step.isRight)
    case 'write':
      return write(world, page, world.write(world.nameOf(page), 'message'))
    case 'write the same again':
      return write(world, page, `Thank you, ${world.nameOf(page)}.`)
    case 'rate':
      return rate(world, page)
    case 'retry messages':
      return retryMessages(page)
  }
}

/** The same on a page of components, as far as it has them. */
function actOnForms(world: ModelWorld, page: Page, step: PageStep): void {
  if (step.do === 'show' || step.do === 'hide') page.show(step.do === 'show')
  else if (step.do === 'redeem')
    pressRedeem(world, page, step.tab, offers[step.offer % offers.length] ?? offers[0])
  else if (step.do === 'ask') sendForm(world, page, step.isSensitive)
}

export function redeem(world: ModelWorld, page: Page, tab: TabName, offer: string): void {
  const hook = page.hooks.redeem[offer]
  if (!hook) return
  const what = redemptionOf(page.sender.member, offer)
  world.book.decide(what, tab)
  void hook.submit().then((result) => {
    if (page.sender.isDead) return
    if (result.ok) world.book.toldDone(what, tab)
    else if (outcomeOf(page, 'createRedemption', offer) === 'refused') world.book.toldRefused(what, tab)
  })
}

export function ask(world: ModelWorld, page: Page, offer: string, isSensitive: boolean): void {
  const hook = page.hooks.ask[offer]
  if (!hook || page.asking.has(offer)) return
  const name = world.nameOf(page)
  const what = interestIn(page.sender.member, offer)
  // Nothing of an interest is kept beyond its page: there, asking again is another.
  const place = page.sender.name
  world.book.decide(what, place)
  world.count += 1
  const answers = { adults: (world.count % 8) + 1, phone: world.write(name, 'phone') }
  const typed = isSensitive ? world.write(name, 'allergy') : ''
  if (isSensitive) page.fields.set(offer, typed)
  page.asking.add(offer)
  const readSensitive = () => {
    const allergies = page.fields.get(offer)
    return allergies === undefined ? {} : { allergies }
  }
  void hook.submit({ answers, readSensitive }).then((result: AskResult) => {
    page.asking.delete(offer)
    if (page.sender.isDead) return
    const still = page.fields.get(offer) ?? ''
    if (result.ok) {
      page.fields.delete(offer)
      world.book.toldDone(what, place)
      world.book.expectAnswers(result.data.id, answers)
    } else if (result.step === 'create' && outcomeOf(page, 'createInterest', offer) === 'refused')
      world.book.toldRefused(what, place)
    checkTyped(world, page, { typed, isKept: still === typed, isToldSent: result.ok })
  })
}

function edit(world: ModelWorld, page: Page, pick: number, isSensitive: boolean): void {
  const [id, hooks] =
    Object.entries(page.hooks.interests)[pick % Object.keys(page.hooks.interests).length] ?? []
  if (!id || !hooks) return
  const name = world.nameOf(page)
  world.count += 1
  const intake = { adults: (world.count % 8) + 1, phone: world.write(name, 'phone') }
  const typed = isSensitive ? world.write(name, 'diet') : ''
  page.fields.set(id, typed)
  const readSensitive = () => ({ dietary: page.fields.get(id) ?? '' })
  void hooks.intake.submit({ interestId: id, intake, readSensitive }).then((result) => {
    if (page.sender.isDead) return
    const still = page.fields.get(id) ?? ''
    if (result.ok) world.book.expectAnswers(id, intake)
    checkTyped(world, page, { typed, isKept: still === typed, isToldSent: result.ok })
  })
}

/** What was typed is delivered, or still in its field, or told to be lost. */
function checkTyped(
  world: ModelWorld,
  page: Page,
  {
    typed,
    isKept,
    isToldSent,
  }: { readonly typed: string; readonly isKept: boolean; readonly isToldSent: boolean },
): void {
  if (typed === '') return
  const isDelivered = world.wire.sent.some(({ isDone, body }) => isDone && body.includes(typed))
  if (isDelivered || (isKept && !isToldSent)) return
  if (isToldSent) world.book.problems.push(`${page.sender.name} says that ${typed} was sent, and it was not`)
}

function verify(world: ModelWorld, page: Page, pick: number, isRight: boolean): void {
  const [id, hooks] =
    Object.entries(page.hooks.interests)[pick % Object.keys(page.hooks.interests).length] ?? []
  if (!id || !hooks) return
  const code = (isRight && world.sandbox.control.lastPhoneCode(id)) || '000000'
  void hooks.phone.submit(code)
}

function write(world: ModelWorld, page: Page, text: string): void {
  // Two sent texts are two messages: each is a decision of its own.
  world.count += 1
  world.book.decide(messageOf(page.sender.member, text), String(world.count))
  page.written.push(text)
  page.hooks.outbox.send(text)
}

export function retryMessages(page: Page): void {
  for (const { id, state } of page.kit.outbox.list(page.options.conversation))
    if (state === 'failed' || state === 'unknown') page.hooks.outbox.retry(id)
}

function rate(world: ModelWorld, page: Page): void {
  world.count += 1
  sendRating(page, { rating: world.count % 11, comment: world.write(world.nameOf(page), 'comment') })
}

export function sendRating(page: Page, rating: FeedbackInput): void {
  page.rating = rating
  void page.hooks.feedback.submit(rating).then(({ ok }) => {
    if (ok && !page.sender.isDead) page.rated = rating
  })
}

function outcomeOf(page: Page, operation: string, subject: string): string {
  return page.kit.writeRecords.get(operation, subject).outcome
}
