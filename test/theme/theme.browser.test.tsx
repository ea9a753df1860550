import { type ReactNode, StrictMode, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  createMemberSession,
  createTheme,
  ExperienceProvider,
  type Theme,
  ThemeScope,
  themeToCss,
  tokenNames,
} from '../../src/index.ts'
import { checkTheme } from '../../src/theme/index.ts'
import { Button, Dialog } from '../../src/ui/index.ts'

const violet = createTheme({
  name: 'violet',
  brand: '#6d28d9',
  neutral: '#77708a',
  radius: 12,
  buttonRadius: 999,
  density: 'compact',
  font: { text: 'Georgia, serif' },
})
const lime = createTheme({ name: 'lime', brand: '#c4f82a', selected: 'brand', scheme: 'dark' })

function Themed({ theme, children }: { readonly theme?: Theme; readonly children?: ReactNode }) {
  const [session] = useState(() => createMemberSession({ refresh: () => new Promise(() => {}) }))
  return (
    <StrictMode>
      <ExperienceProvider baseUrl="https://service.test" session={session} theme={theme} locale="en-GB">
        {children}
      </ExperienceProvider>
    </StrictMode>
  )
}

const token = (element: Element, name: string): string =>
  getComputedStyle(element).getPropertyValue(`--xp-${name}`).trim()
const tokensOf = (element: Element): Record<string, string> =>
  Object.fromEntries(tokenNames.map((name) => [name, token(element, name)]))
const here = (id: string): Element => page.getByTestId(id).element()
const Mark = ({ id }: { readonly id: string }) => <span data-testid={id} />

const preferScheme = (value: 'light' | 'dark' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })

afterEach(async () => {
  document.head.querySelectorAll('[data-test]').forEach((element) => element.remove())
  await preferScheme('')
})

describe('a theme', () => {
  test('is there before the first paint', async () => {
    let atFirst = ''
    function Host() {
      // Runs after every layout effect inside it, and before the browser paints.
      useLayoutEffect(() => {
        atFirst ||= token(here('mark'), 'brand')
      }, [])
      return (
        <Themed theme={violet}>
          <Mark id="mark" />
        </Themed>
      )
    }
    await render(<Host />)
    expect(atFirst).toBe('#6d28d9')
  })

  test('changes at run time and keeps the element, its focus and what was typed', async () => {
    const content = <input data-testid="mark" aria-label="Name" />
    const screen = await render(<Themed theme={violet}>{content}</Themed>)
    const input = here('mark')
    await userEvent.type(input, 'half a sentence')
    for (const [theme, brand] of [
      [lime, '#c4f82a'],
      [{ scheme: 'dark' }, '#8ecbd1'],
      [violet, '#6d28d9'],
    ] as const) {
      await screen.rerender(<Themed theme={theme}>{content}</Themed>)
      expect(token(here('mark'), 'brand')).toBe(brand)
    }
    expect(here('mark')).toBe(input)
    expect(document.activeElement).toBe(input)
    expect(input).toHaveProperty('value', 'half a sentence')
  })

  test('follows the system while it changes', async () => {
    await preferScheme('light')
    await render(
      <Themed theme={{ ...violet, scheme: 'system' }}>
        <Mark id="mark" />
      </Themed>,
    )
    expect(token(here('mark'), 'ground')).toBe(violet.light.ground)
    await preferScheme('dark')
    expect(token(here('mark'), 'ground')).toBe(violet.dark.ground)
    expect(token(here('mark'), 'radius')).toBe('0.75rem')
    await preferScheme('light')
    expect(token(here('mark'), 'ground')).toBe(violet.light.ground)
  })

  test('does not meet another one on the page, and leaves nothing behind', async () => {
    const before = document.adoptedStyleSheets.length
    const screen = await render(
      <>
        <Themed theme={violet}>
          <Mark id="violet" />
        </Themed>
        <Themed theme={lime}>
          <Mark id="lime" />
        </Themed>
        <Themed>
          <Mark id="neutral" />
        </Themed>
      </>,
    )
    expect([
      token(here('violet'), 'brand'),
      token(here('lime'), 'brand'),
      token(here('neutral'), 'brand'),
    ]).toEqual(['#6d28d9', '#c4f82a', '#0f4c55'])
    expect([token(here('violet'), 'radius'), token(here('lime'), 'radius')]).toEqual(['0.75rem', '0.25rem'])
    await screen.unmount()
    expect(document.adoptedStyleSheets).toHaveLength(before)
  })

  test('holds in a shadow root, whose style sheets are its own', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    const root = createRoot(shadow)
    root.render(
      <Themed theme={violet}>
        <Mark id="mark" />
      </Themed>,
    )
    await expect.poll(() => shadow.querySelector('span')).not.toBeNull()
    expect(token(shadow.querySelector('span') ?? host, 'brand')).toBe('#6d28d9')
    expect(document.adoptedStyleSheets).toHaveLength(0)
    root.unmount()
    host.remove()
  })

  test('cannot write other rules by a value', async () => {
    await render(
      <Themed theme={{ tokens: { brand: 'red; } body { outline: 9px solid red' } }}>
        <Mark id="mark" />
      </Themed>,
    )
    expect(token(here('mark'), 'brand')).toBe('#0f4c55')
    expect(getComputedStyle(document.body).outlineStyle).toBe('none')
  })

  test.each(['light', 'dark', 'system'] as const)(
    'says the same in %s as the CSS that it prints',
    async (scheme) => {
      await preferScheme('dark')
      const style = document.head.appendChild(document.createElement('style'))
      style.dataset.test = ''
      style.textContent = themeToCss(violet, { selector: '.violet' })
      await render(
        <>
          <Themed theme={{ ...violet, scheme }}>
            <Mark id="script" />
          </Themed>
          <Themed theme={{ className: 'violet', scheme }}>
            <Mark id="css" />
          </Themed>
        </>,
      )
      expect(tokensOf(here('css'))).toEqual(tokensOf(here('script')))
      expect(token(here('css'), 'ground')).toBe(violet[scheme === 'light' ? 'light' : 'dark'].ground)
    },
  )
})

describe('ThemeScope', () => {
  test('replaces the theme around it and keeps scheme, language and direction', async () => {
    await render(
      <Themed theme={{ ...violet, scheme: 'dark' }}>
        <ThemeScope theme={{ ...lime, scheme: undefined }}>
          <Mark id="inner" />
        </ThemeScope>
        <Mark id="outer" />
      </Themed>,
    )
    expect([token(here('inner'), 'brand'), token(here('outer'), 'brand')]).toEqual([
      lime.dark.brand,
      violet.dark.brand,
    ])
    expect(token(here('inner'), 'radius')).toBe('0.25rem')
    expect(here('inner').closest('[lang]')?.getAttribute('lang')).toBe('en-GB')
    expect(here('inner').parentElement?.hasAttribute('dir')).toBe(false)
  })

  test('changes the scheme alone, in the same colours', async () => {
    await render(
      <Themed theme={violet}>
        <ThemeScope theme={{ scheme: 'dark' }}>
          <Mark id="dark" />
          <ThemeScope theme={{ scheme: 'light' }}>
            <Mark id="light" />
          </ThemeScope>
        </ThemeScope>
      </Themed>,
    )
    expect([token(here('dark'), 'ground'), token(here('light'), 'ground')]).toEqual([
      violet.dark.ground,
      violet.light.ground,
    ])
    expect(token(here('light'), 'radius')).toBe('0.75rem')
  })

  test('is the theme of a dialog that opens in it', async () => {
    await render(
      <Themed theme={violet}>
        <ThemeScope theme={lime}>
          <Dialog
            open
            onClose={() => {}}
            title="Redeem?"
            closeLabel="Close"
            actions={<Button variant="primary">Redeem</Button>}
          >
            <p>42,000</p>
          </Dialog>
        </ThemeScope>
      </Themed>,
    )
    await expect
      .poll(
        () =>
          getComputedStyle(page.getByRole('button', { name: 'Redeem', exact: true }).element())
            .backgroundColor,
      )
      .toBe('rgb(196, 248, 42)')
    expect(token(page.getByRole('dialog').element(), 'ground')).toBe(lime.dark.ground)
  })
})

describe('in development', () => {
  const told = async (theme: Theme): Promise<readonly unknown[]> => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await render(<Themed theme={theme}>text</Themed>)
    const words = [...new Set(reported.mock.calls.flat())]
    reported.mockRestore()
    return words
  }

  test('the provider tells of a pair set by hand that cannot be read', async () => {
    const words = await told({ tokens: { 'on-brand': '#0f5c66' } })
    expect(words).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /The theme's on-brand #0f5c66 on brand #0f4c55 reaches 1\.2\d:1\. .+ asks for 4\.5:1\. Change --xp-on-brand or --xp-brand/,
        ),
      ]),
    )
  })

  test("the provider tells of one that the host's own sheet sets", async () => {
    const style = document.head.appendChild(document.createElement('style'))
    style.dataset.test = ''
    style.textContent = '.pale { --xp-ink-2: #999 }'
    expect(await told({ className: 'pale' })).toEqual(
      expect.arrayContaining([
        expect.stringContaining("The theme's ink-2 #999999 on ground #ffffff reaches 2.84:1."),
      ]),
    )
  })

  test('the provider is silent of a theme of createTheme, and of the neutral one', async () => {
    for (const theme of [violet, lime, {}, { scheme: 'dark' }] as const) expect(await told(theme)).toEqual([])
    await render(
      <Themed theme={{ scheme: 'dark' }}>
        <Mark id="dark" />
      </Themed>,
    )
    expect(checkTheme(here('dark').closest<HTMLElement>('.xp-root') ?? document.body)).toEqual([])
  })
})
