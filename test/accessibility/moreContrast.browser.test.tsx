import { afterEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Facts, Fact, TextField } from '../../src/ui/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { views } from '../support/views.tsx'
import { stage } from './stage.tsx'

const emulate = (value: 'more' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] })

afterEach(() => emulate('no-preference'))

it('has no quiet words and no faint lines for who asks for more contrast', async () => {
  await stage(
    <>
      <TextField label="Name" hint="As in the passport." />
      <Facts>
        <Fact label="Guests">Up to 2</Fact>
      </Facts>
    </>,
  )
  const look = () => {
    const hint = getComputedStyle(page.getByText('As in the passport.').element())
    const line = getComputedStyle(document.querySelector('.xp-fact') as Element)
    const { color, borderTopColor } = getComputedStyle(page.getByRole('textbox', { name: 'Name' }).element())
    return { hint: hint.color, line: line.borderTopColor, ink: color, edge: borderTopColor }
  }
  const usual = look()
  expect([usual.hint === usual.ink, usual.line === usual.edge]).toEqual([false, false])
  await emulate('more')
  await expect.poll(() => look().hint).toBe(usual.ink)
  await expect.poll(() => look().line).toBe(usual.edge)
})

it('draws an edge around what the concierge wrote, whose ground is faint', async () => {
  const { element, member } = views.find(({ name }) => name === 'chat')!
  await createMemberHost({ member }).open(element)
  const bubble = '.xp-chat-message:not([data-own]) .xp-chat-bubble'
  await expect.poll(() => document.querySelector(bubble)).not.toBeNull()
  const edgeOf = () => getComputedStyle(document.querySelector(bubble) as Element).borderTopColor
  expect(edgeOf()).toBe('rgba(0, 0, 0, 0)')
  await emulate('more')
  const field = page.getByRole('textbox').element()
  await expect.poll(edgeOf).toBe(getComputedStyle(field).borderTopColor)
})
