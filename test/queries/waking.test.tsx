// @vitest-environment jsdom
import { focusManager, onlineManager } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ExperienceProvider, useOffers, useWallet } from '../../src/index.ts'
import { turnAfterWaking, watchWaking } from '../../src/queries/waking.ts'
import { createMemberKit } from '../support/memberKit.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const Wallet = () => useWallet().data?.balance ?? null
const Offers = () => useOffers().data?.length ?? null
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function opened() {
  const { kit, requests } = createMemberKit()
  const page = (children = <Wallet />) => (
    <ExperienceProvider client={kit.client}>{children}</ExperienceProvider>
  )
  const { rerender, unmount } = render(page())
  await pass(100)
  const asked = (operation = 'wallet') => requests(operation).length
  expect(asked()).toBe(1)
  return { asked, rerender: (children: React.JSX.Element) => rerender(page(children)), unmount }
}

const away = {
  'behind another tab': (isBack: boolean) => focusManager.setFocused(isBack),
  offline: (isBack: boolean) => onlineManager.setOnline(isBack),
}

it.each(Object.entries(away))(
  'a page that was %s reads again by chance within a quarter of the time it was away, at most 30 s',
  async (_, set) => {
    const { asked } = await opened()
    for (const [awayMs, latestMs] of [
      [40_000, 10_000],
      [3_600_000, 30_000],
    ] as const) {
      const before = asked()
      act(() => set(false))
      await pass(awayMs)
      act(() => set(true))
      await pass(latestMs / 2 - 1)
      expect(asked()).toBe(before)
      await pass(1)
      expect(asked()).toBe(before + 1)
    }
  },
)

it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'click'])(
  'a member who acts (%s) does not wait for what was spread',
  async (sign) => {
    const { asked } = await opened()
    act(() => focusManager.setFocused(false))
    await pass(3_600_000)
    act(() => focusManager.setFocused(true))
    await pass(100)
    expect(asked()).toBe(1)
    window.dispatchEvent(new Event(sign))
    await pass(0)
    expect(asked()).toBe(2)
  },
)

it('a page that stops the events of its parts does not keep a member waiting who acts in one', async () => {
  const { asked } = await opened()
  const part = document.body.appendChild(document.createElement('div'))
  part.addEventListener('click', (event) => event.stopPropagation())
  act(() => focusManager.setFocused(false))
  await pass(3_600_000)
  act(() => focusManager.setFocused(true))
  await pass(100)
  part.click()
  await pass(0)
  expect(asked()).toBe(2)
  part.remove()
})

it.each([
  ['reads again what it read a moment ago: the member may have spent on another page', 2_000, 2],
  ['reads nothing again that it read within the last two seconds', 1_500, 1],
])('a page that is seen again %s', async (_, awayMs, reads) => {
  const { asked } = await opened()
  act(() => focusManager.setFocused(false))
  await pass(awayMs)
  act(() => focusManager.setFocused(true))
  await pass(10_000)
  expect(asked()).toBe(reads)
})

it('a page that was not away does not wait', async () => {
  const { asked } = await opened()
  await pass(3_600_000)
  act(() => focusManager.setFocused(true))
  await pass(0)
  expect(asked()).toBe(2)
})

it('what shows nothing yet does not wait', async () => {
  const { asked, rerender } = await opened()
  act(() => focusManager.setFocused(false))
  await pass(3_600_000)
  act(() => focusManager.setFocused(true))
  rerender(<Offers />)
  await pass(0)
  expect(asked('offers')).toBe(1)
})

it('a page behind another tab reads nothing again when it comes online, but when it is seen', async () => {
  const { asked } = await opened()
  act(() => focusManager.setFocused(false))
  act(() => onlineManager.setOnline(false))
  await pass(3_600_000)
  act(() => onlineManager.setOnline(true))
  await pass(60_000)
  expect(asked()).toBe(1)
  act(() => focusManager.setFocused(true))
  await pass(15_000)
  expect(asked()).toBe(2)
})

it('a page that goes while it waits asks nothing', async () => {
  const { asked, unmount } = await opened()
  act(() => focusManager.setFocused(false))
  await pass(3_600_000)
  act(() => focusManager.setFocused(true))
  unmount()
  window.dispatchEvent(new Event('pointerdown'))
  await pass(60_000)
  expect(asked()).toBe(1)
})

it('what is stopped while it waits lets what waited go on, and leaves no timer and no listener', async () => {
  const { session } = createMemberKit().kit
  const page = new EventTarget()
  const listeners = new Set<string>()
  const nameOf = (sign: string, isCapture: unknown) => `${sign} ${String(isCapture)}`
  vi.spyOn(page, 'addEventListener').mockImplementation(
    (sign, _, isCapture) => void listeners.add(nameOf(sign, isCapture)),
  )
  vi.spyOn(page, 'removeEventListener').mockImplementation(
    (sign, _, isCapture) => void listeners.delete(nameOf(sign, isCapture)),
  )
  const stop = watchWaking(session, page)
  expect(listeners.size).toBeGreaterThan(0)
  focusManager.setFocused(false)
  await pass(3_600_000)
  focusManager.setFocused(true)
  const turn = turnAfterWaking(session)
  stop()
  await expect(turn).resolves.toBeUndefined()
  expect([...listeners]).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  focusManager.setFocused(false)
  await pass(3_600_000)
  focusManager.setFocused(true)
  expect(turnAfterWaking(session)).toBe(turn)
})
