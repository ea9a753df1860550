import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { ElementSettings } from '../../src/elements/index.ts'
import { componentElements } from '../../src/elements/descriptions.ts'
import { openElementPage } from './elementPage.ts'

const sheetsOf = (element: HTMLElement) => element.shadowRoot?.adoptedStyleSheets ?? []

const textOf = (element: HTMLElement) =>
  sheetsOf(element)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n')

it('an element adopts what all need, and its own', async () => {
  const { add } = openElementPage()
  const [balance, catalog] = [add('xp-wallet-balance'), add('xp-offer-catalog')]
  const other = add('xp-offer-catalog', { filterControls: [] })
  await expect.element(page.getByText('44 experiences').nth(1)).toBeVisible()
  await expect.poll(() => sheetsOf(balance).length).toBe(2)
  expect(textOf(balance)).toContain('.xp-wallet-balance-value')
  expect(textOf(balance)).not.toMatch(/\.xp-(offer-card|calendar-title|wallet-bar|dialog-panel)/)
  expect(textOf(catalog)).toContain('.xp-offer-card')
  expect(textOf(catalog)).not.toMatch(/\.xp-(wallet-balance-value|chat-bubble|offer-dock-price)/)
  // One for all roots, and for all of a kind.
  expect(sheetsOf(balance)[0]).toBe(sheetsOf(catalog)[0])
  expect(sheetsOf(other)).toEqual(sheetsOf(catalog))
})

it('an element has its own style sheet before anything of it is laid out', async () => {
  const { add } = openElementPage()
  const catalog = add('xp-offer-catalog')
  const seen = await new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!catalog.shadowRoot?.querySelector('.xp-offer-catalog')) return
      observer.disconnect()
      resolve(sheetsOf(catalog).length)
    })
    observer.observe(catalog.shadowRoot!, { childList: true, subtree: true })
  })
  expect(seen).toBe(2)
})

it('an element that comes into another page takes its style sheets along', async () => {
  const { add, settings } = openElementPage()
  const balance = add('xp-wallet-balance', settings satisfies ElementSettings)
  await expect.poll(() => sheetsOf(balance).length).toBe(2)
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const inside = frame.contentDocument!
  inside.body.append(balance)
  expect(sheetsOf(balance)).toHaveLength(2)
  expect(getComputedStyle(balance.shadowRoot!.querySelector('.xp-wallet-balance-value')!).display).toBe(
    'inline-flex',
  )
})

it.each(componentElements.map(({ tag, load }) => [tag, load] as const))(
  'the style sheet of <%s> comes with its code',
  async (_, load) => {
    const { styles = '' } = (await load?.()) ?? {}
    expect(styles).toMatch(/\.xp-/)
    expect(styles).not.toContain('.xp-surface {')
  },
)
