import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { createTheme } from '../../src/theme/index.ts'
import { he } from '../../src/locales/he/index.ts'
import { openElementPage } from './elementPage.ts'

/** What pages do that unset everything, style elements, measure by a huge root, and spell it with !important. */
const hostile = `
  html { font-size: 40px; line-height: 3; }
  * { all: unset; font: italic 700 33px cursive; letter-spacing: .4em; box-sizing: content-box; color: red; text-transform: uppercase; white-space: nowrap; word-break: break-all; visibility: visible }
  button, input, select, textarea, a, img, svg, dialog, section, h2, ul, li, p { border: 9px dotted red !important; background: red !important; margin: 30px !important; inline-size: 60px !important }
  main { display: block; inline-size: 900px; text-align: end; text-shadow: 3px 3px red; text-indent: 4em; cursor: crosshair; list-style: square; }
`

function addSheet(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const take = () =>
    void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet))
  onTestFinished(take)
  return take
}

/** Where each element of a root stands in it; hidden ones nowhere. */
function boxes(host: HTMLElement): string[] {
  const from = host.getBoundingClientRect()
  return inside(host).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.checkVisibility()
      ? [x - from.x, y - from.y, width, height].map((length) => length.toFixed(1)).join(' ')
      : 'no box'
  })
}

/** The computed properties of the first elements of a root, but for places in the page. */
function styles(host: HTMLElement): string[] {
  return inside(host)
    .slice(0, 150)
    .map((element) => {
      const style = getComputedStyle(element)
      const names = [...style].filter(
        (property) => !/^--|origin|inset|^(top|bottom|left|right)$/.test(property),
      )
      return names.map((property) => `${property}:${style.getPropertyValue(property)}`).join(';')
    })
}

function inside(host: HTMLElement): Element[] {
  return [...(host.shadowRoot?.querySelectorAll('.xp-surface, .xp-surface *') ?? [])]
}

it.each([
  ['xp-interest-form', 'Up to 2 guests.'],
  ['xp-hub', '44 experiences'],
] as const)('%s looks the same in a hostile page as in a calm one', async (tag, words) => {
  const { add, place } = openElementPage()
  const takeCalm = addSheet('main { display: block; inline-size: 900px }')
  const element = add(tag, { offerId: 'chefs-counter' })
  await expect.element(page.getByText(words).first()).toBeVisible()
  const still = new CSSStyleSheet()
  still.replaceSync('*,*::before,*::after{transition:none!important;animation:none!important}')
  element.shadowRoot!.adoptedStyleSheets = [...element.shadowRoot!.adoptedStyleSheets, still]
  let calm: string[] = []
  // Pictures and days come in their own time.
  await expect.poll(() => String(calm) === String((calm = boxes(element)))).toBe(true)
  const calmStyles = styles(element)
  expect(calm.length).toBeGreaterThan(50)
  takeCalm()
  addSheet(hostile)
  expect(getComputedStyle(place).textTransform).toBe('uppercase')
  expect(boxes(element)).toEqual(calm)
  const found = styles(element).flatMap((style, at) =>
    style.split(';').filter((value) => !calmStyles[at]?.split(';').includes(value)),
  )
  expect([...new Set(found)].slice(0, 9)).toEqual([])
})

const surface = (host: HTMLElement) => getComputedStyle(host.shadowRoot!.querySelector('.xp-surface')!)
const token = (host: HTMLElement, name: string) => surface(host).getPropertyValue(name).trim()

it('lets tokens of the page in, from the root, from around it and on the element', async () => {
  const { add, place } = openElementPage()
  addSheet(
    ':root { --xp-ground: rgb(255, 255, 250); --xp-brand: rgb(4, 5, 6) } main { --xp-brand: rgb(7, 8, 9); --xp-font-size: 20px } .own { --xp-ink: rgb(10, 11, 12) }',
  )
  const wallet = add('xp-wallet', { className: 'own' })
  const other = add('xp-wallet')
  await expect.poll(() => page.getByRole('heading', { name: 'Your balance' }).elements()).toHaveLength(2)
  expect([surface(wallet).backgroundColor, token(wallet, '--xp-brand'), surface(wallet).color]).toEqual([
    'rgb(255, 255, 250)',
    'rgb(7, 8, 9)',
    'rgb(10, 11, 12)',
  ])
  expect(surface(other).color).toBe('rgb(20, 25, 27)')
  expect(surface(wallet).fontSize).toBe('20px')
  place.style.setProperty('--xp-font-size', '16px')
  expect(surface(wallet).fontSize).toBe('16px')
})

it('takes a theme as a property over the tokens of the page, its corners measured without the page’s font', async () => {
  const { add } = openElementPage()
  addSheet(':root { font-size: 40px; --xp-brand: rgb(4, 5, 6) }')
  const wallet = add('xp-wallet', {
    theme: createTheme({ name: 'Acme', brand: '#6a1b4d', radius: 8, scheme: 'dark' }),
  })
  await expect.element(page.getByRole('heading', { name: 'Your balance' })).toBeVisible()
  expect(wallet.dataset['xpScheme']).toBe('dark')
  expect(surface(wallet).colorScheme).toBe('dark')
  const probe = wallet.shadowRoot!.querySelector('.xp-surface')!.appendChild(document.createElement('i'))
  probe.style.cssText = 'display:block;inline-size:var(--xp-radius)'
  expect(getComputedStyle(probe).inlineSize).toBe('8px')
  wallet.scheme = 'light'
  await expect.poll(() => surface(wallet).colorScheme).toBe('light')
  expect(token(wallet, '--xp-brand')).toBe('#6a1b4d')
})

it('shares one style sheet among all roots, and has no style attribute or element', async () => {
  const { add } = openElementPage()
  const elements = [add('xp-wallet'), add('xp-wallet-balance'), add('xp-offer-catalog')]
  await expect.element(page.getByText('44 experiences').first()).toBeVisible()
  expect(new Set(elements.map(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets[0])).size).toBe(1)
  expect(
    elements.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('style, link') ?? [])]),
  ).toEqual([])
})

it('is laid out from right to left where its language or its dir says so', async () => {
  const { add } = openElementPage()
  const [arabic, turned] = [add('xp-wallet', { locale: 'he', messages: he }), add('xp-wallet')]
  turned.dir = 'rtl'
  await expect
    .poll(() =>
      [arabic, turned].map(
        (wallet) => wallet.shadowRoot?.querySelector('.xp-surface') && surface(wallet).direction,
      ),
    )
    .toEqual(['rtl', 'rtl'])
})

it('takes no room when it is hidden, and shrinks to its content in a line', async () => {
  const { add } = openElementPage()
  addSheet('xp-wallet, xp-wallet-balance { display: flex }')
  const [wallet, balance] = [add('xp-wallet', { hidden: true }), add('xp-wallet-balance')]
  await expect.poll(() => balance.shadowRoot?.textContent).toContain('48,250')
  expect([getComputedStyle(wallet).display, getComputedStyle(balance).display]).toEqual([
    'none',
    'inline-block',
  ])
})
