import { interestIn, redemptionOf } from './Book.ts'
import { type ModelWorld, offers, type TabName } from './ModelWorld.ts'
import type { Page } from './Page.tsx'

/** The offer that the page has a form for. */
const asked = offers[0]

/** A member presses the button of `RedeemOffer`, whatever it says. */
export function pressRedeem(world: ModelWorld, page: Page, tab: TabName, offer: string): void {
  const { state, button } = redeemView(page, offer)
  if (!button || (state !== 'confirm' && state !== 'unknown')) return
  world.book.decide(redemptionOf(page.sender.member, offer), tab)
  button.click()
}

/** A member fills in the form, with a sensitive answer or without, and sends it. */
export function sendForm(world: ModelWorld, page: Page, isSensitive: boolean): void {
  const { form, field } = askView(page)
  if (!form || !field || isSending(page)) return
  if (isSensitive) {
    // The member writes over what is there.
    page.typed = page.typed.filter((text) => text !== field.value)
    field.value = world.write(world.nameOf(page), 'allergy')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    page.typed.push(field.value)
  }
  world.book.decide(interestIn(page.sender.member, asked), page.sender.name)
  form.requestSubmit()
}

/** Notes what members of pages of components are told of what they decided and typed. */
export function readScreens(world: ModelWorld): void {
  if (world.view === 'hooks') return
  for (const { name, page } of Object.values(world.tabs)) {
    if (!page?.isLive) continue
    // Told once is told: whoever sends the form again knows that it goes without.
    if (isToldLost(page)) page.typed = []
    readScreen(world, page, name)
  }
}

function readScreen(world: ModelWorld, page: Page, tab: TabName): void {
  const { book } = world
  const { member, name } = page.sender
  for (const offer of offers) {
    const what = redemptionOf(member, offer)
    if (!book.isOpen(what, tab)) continue
    const { state } = redeemView(page, offer)
    if (state === 'done') book.toldDone(what, tab)
    if (state === 'confirm' && page.kit.writeRecords.get('createRedemption', offer).outcome === 'refused')
      book.toldRefused(what, tab)
  }
  const what = interestIn(member, asked)
  const { form, text } = askView(page)
  if (!book.isOpen(what, name)) return
  if (!form && text.includes('Your concierge has it')) {
    book.toldDone(what, name)
    for (const typed of page.typed)
      if (!isDelivered(world, typed))
        book.problems.push(`the receipt of ${name} hides that ${typed} was not sent`)
  } else if (page.kit.writeRecords.get('createInterest', asked).outcome === 'refused' && !isSending(page))
    book.toldRefused(what, name)
}

/** Whatever was typed is delivered, still in its field, or told to be lost; never a fourth thing. */
export function checkTyped(world: ModelWorld, page: Page): void {
  const { field } = askView(page)
  for (const typed of page.typed) {
    if (isDelivered(world, typed) || field?.value === typed) continue
    if (!isToldLost(page)) world.book.problems.push(`nobody told ${page.sender.name} that ${typed} is lost`)
  }
}

export function tryFormsAgain(world: ModelWorld, page: Page, tab: TabName): void {
  readScreens(world)
  for (const offer of offers) {
    const { state, retry } = redeemView(page, offer)
    // What could not be read is read again; what is to be pressed then, the next time.
    retry?.click()
    const isOpen = world.book.isOpen(redemptionOf(page.sender.member, offer), tab)
    if (state === 'unknown' || isOpen) pressRedeem(world, page, tab, offer)
  }
  if (world.book.isOpen(interestIn(page.sender.member, asked), page.sender.name)) sendForm(world, page, false)
}

/** The words of the screen, and the Service's figures. */
export function compareScreen(world: ModelWorld, page: Page): void {
  const { balanceDisplay, balance } = world.sandbox.control.walletOf(page.sender.member)
  const figures = [balanceDisplay, balance].flatMap((figure) =>
    figure === undefined ? [] : [new Intl.NumberFormat('en-GB').format(figure)],
  )
  const shown = page.element.querySelector('[data-wallet]')?.textContent ?? ''
  if (!figures.some((figure) => shown.includes(figure)))
    world.book.problems.push(
      `${page.sender.name} shows a balance of ${shown}, the Service has ${figures.join(' or ')}`,
    )
  for (const offer of offers) {
    const { state } = redeemView(page, offer)
    if (state === 'unknown')
      world.book.problems.push(`${page.sender.name} never learns what became of redeeming ${offer}`)
  }
  checkTyped(world, page)
}

function isToldLost(page: Page): boolean {
  return page.element.textContent.includes('What you wrote about diet, allergies and access did not arrive.')
}

function isDelivered(world: ModelWorld, text: string): boolean {
  return world.wire.sent.some(({ isDone, body }) => isDone && body.includes(text))
}

function redeemView(page: Page, offer: string) {
  const section = page.element.querySelector(`[data-redeem="${offer}"]`)
  return {
    state: section?.querySelector('[data-state]')?.getAttribute('data-state') ?? 'none',
    button: section?.querySelector<HTMLButtonElement>('.xp-redeem-actions button:not([aria-disabled])'),
    retry: section?.querySelector<HTMLButtonElement>('.xp-failure button'),
  }
}

function askView(page: Page) {
  const section = page.element.querySelector(`[data-ask]`)
  return {
    form: section?.querySelector('form'),
    field: section?.querySelectorAll<HTMLTextAreaElement>('.xp-interest-sensitive textarea')[1],
    text: section?.textContent ?? '',
  }
}

function isSending(page: Page): boolean {
  return page.element.querySelector('.xp-interest[aria-busy="true"]') !== null
}
