import { beforeEach, describe, expect, inject, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ExperienceHub, InterestForm } from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { type View, views } from '../support/views.tsx'
import { describeElement, isOnScreen, reachableRoot } from './checks/onScreen.ts'
import { settle } from './checks/settle.ts'

// What WCAG 2.2 asks for and neither axe nor a story shows. `docs/accessibility-conformance.md` names these tests.

beforeEach(() => page.viewport(1280, 900))

const inRoot = (selector: string) => document.querySelectorAll<HTMLElement>(`[data-xp-root] ${selector}`)
/** Those of the topmost modal, if there is one, that are drawn: text for assistive technology alone has a pixel. */
const shown = (selector: string) =>
  [...inRoot(selector)].filter(
    (each) =>
      isOnScreen(each) &&
      reachableRoot().contains(each) &&
      each.clientWidth !== 1 &&
      !each.matches('[data-host]'),
  )
const modal = () => document.querySelector('dialog:modal')

/** A view between two buttons of the host, once all of it is there. `context` is what nobody changes without being told. */
async function open({ element, content, member }: View) {
  const { open, sandbox } = createMemberHost({ member })
  await open(
    <>
      <button data-host="">Before</button>
      {element}
      <button data-host="">After</button>
    </>,
  )
  await expect.poll(() => inRoot(content).length).toBeGreaterThan(0)
  await settle({ isEndless: false })
  const context = () => ({
    address: location.href,
    dialogs: document.querySelectorAll('dialog[open], [role="dialog"]').length,
    view: document.querySelector('[data-view]')?.getAttribute('data-view') ?? null,
    writes: sandbox.log.filter(({ method }) => method !== 'GET').length,
  })
  return { context }
}

const hostButton = (name: string) => page.getByRole('button', { name, exact: true }).element() as HTMLElement

/** Whether something lies over all of it: of a control that is not drawn itself, over the label that is. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect()
  const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
  return !places.some(([x, y]) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y)
    return hit !== null && (hit.contains(element) || element.contains(hit) || hit.closest('label') !== null)
  })
}

/** The hub shows the same components once more. */
const walked = inject('isWhole') ? views : views.filter(({ name }) => !/^hub: (?!explore)/.test(name))

describe.each(walked)('$name', (view) => {
  it('is walked through by Tab, in the order of its content and to its end; focus alone changes nothing', async () => {
    const { context } = await open(view)
    const [before, isModal] = [context(), modal() !== null]
    const after = hostButton('After')
    if (!isModal) hostButton('Before').focus()
    const stops: Element[] = []
    for (let presses = 0; presses < 200; presses += 1) {
      await userEvent.keyboard('{Tab}')
      const at = document.activeElement
      // Of a modal the browser's own controls are the way out, which a page does not see: its first stop comes again.
      if (at === null || at === after || (isModal && (at === stops[0] || at === document.body))) break
      expect(at, `after ${stops.map(describeElement).at(-1) ?? 'the start'}`).not.toBe(document.body)
      const last = stops.at(-1)
      if (last)
        expect(
          last.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING,
          `${describeElement(at)} comes after ${describeElement(last)}`,
        ).toBeTruthy()
      expect(isCovered(at), `${describeElement(at)} is covered`).toBe(false)
      stops.push(at)
    }
    // A wallet alone has nothing to press.
    expect(stops.length > 0).toBe(shown('a[href], button, input, select, textarea').length > 0)
    if (!isModal) expect(document.activeElement).toBe(after)
    expect(context()).toEqual(before)
  })

  it('stays where it is while its fields are filled in and chosen from', async () => {
    const { context } = await open(view)
    const before = context()
    const fields = () => shown('input, select, textarea') as HTMLInputElement[]
    const names = new Set<string>()
    for (let index = 0; index < fields().length; index += 1) {
      const field = fields()[index]
      if (!field || (field.type === 'radio' && names.has(field.name))) continue
      names.add(field.name)
      field.focus()
      const keys = /radio|checkbox/.test(field.type) ? ' ' : field.type === 'range' ? '{ArrowRight}' : '1'
      await userEvent.keyboard(field.localName === 'select' ? '{ArrowDown}' : keys)
      expect(document.activeElement, describeElement(field)).toBe(field)
      expect(context(), describeElement(field)).toEqual(before)
    }
  })

  it('has no shortcut of a single character', async () => {
    const { context } = await open(view)
    const [before, first] = [context(), shown('a[href], button')[0]]
    first?.focus()
    await userEvent.keyboard('abcdefghijklmnopqrstuvwxyz0123456789?.,-+*')
    expect(document.activeElement).toBe(first ?? document.body)
    expect(context()).toEqual(before)
  })

  it('does nothing for a press that is taken back by releasing it elsewhere', async () => {
    const { context } = await open(view)
    const state = () => ({
      ...context(),
      states: [...inRoot('[aria-pressed], [aria-expanded], [aria-current], input')].map((each) => [
        each.ariaPressed,
        each.ariaExpanded,
        each.ariaCurrent,
        (each as HTMLInputElement).checked,
      ]),
    })
    const before = state()
    // The end of a catalog moves away as one comes to its button.
    const pressed = () =>
      shown('a[href], button:not([aria-disabled]), label').filter(
        (each) => !each.textContent?.startsWith('Show more'),
      )
    for (const kind of new Set(pressed().map(({ className }) => className))) {
      const each = pressed().find(({ className }) => className === kind)
      if (!each) continue
      await userEvent.dragAndDrop(each, modal()?.querySelector('h1, h2, h3') ?? hostButton('Before'))
      expect(state(), describeElement(each)).toEqual(before)
    }
  })

  it('asks for nothing of the member that WCAG has a name for, but for a phone number and its code', async () => {
    await open(view)
    for (const field of shown('input:not([type=radio]), textarea') as HTMLInputElement[]) {
      const name = field.ariaLabel ?? field.labels?.[0]?.textContent ?? ''
      expect(name).not.toMatch(/\b(your name|surname|e-?mail|street|postal|birth|card)\b/i)
      if (/^(Phone|Code)\b/.test(name)) expect(field.autocomplete).toMatch(/^(tel|one-time-code)$/)
    }
  })
})

it('a phone number says that it is one', async () => {
  await createMemberHost().open(<InterestForm offerId="fjord-lodge" />)
  await page.getByRole('radio', { name: 'Text', exact: true }).click()
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('autocomplete', 'tel')
})

it('the hub names its parts alike and in one order in each of its views, with the concierge in the same place', async () => {
  const host = createMemberHost({ member: sandboxMembers.withHistory })
  const parts = ['Explore', 'My experiences', 'Concierge', 'Wallet']
  await host.open(<ExperienceHub />)
  for (const part of parts) {
    await page.getByRole('button', { name: part, exact: true }).first().click()
    await settle({ isEndless: false })
    expect(shown('.xp-hub-part').map((each) => each.textContent)).toEqual(parts)
  }
})
