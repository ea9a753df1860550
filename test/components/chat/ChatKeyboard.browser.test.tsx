import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ConciergeChat, ExperienceHub } from '../../../src/index.ts'
import { createSandbox, sandboxMembers } from '../../../src/sandbox/index.ts'
import { createMemberHost } from '../../support/memberHost.tsx'
import { field, manyMessages, painted } from './renderChat.tsx'

const phone = { width: 390, height: 844 }
/** What an iPhone's keyboard leaves. The page itself keeps its 844 px. */
const left = 508

/** In the place of `window.visualViewport`, which no keyboard changes here. */
class Viewport extends EventTarget {
  height = phone.height
  offsetTop = 0
  scale = 1
  change(values: Partial<Pick<Viewport, 'height' | 'offsetTop' | 'scale'>>) {
    Object.assign(this, values)
    this.dispatchEvent(new Event(values.height === undefined ? 'scroll' : 'resize'))
  }
}

let viewport: Viewport
const real = Object.getOwnPropertyDescriptor(window, 'visualViewport') ?? {}

beforeEach(async () => {
  await page.viewport(phone.width, phone.height)
  viewport = new Viewport()
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport })
})

afterEach(() => {
  Object.defineProperty(window, 'visualViewport', real)
  document.querySelector('#bare')?.remove()
})

const member = sandboxMembers.withHistory
const conversationId = createSandbox().control.conversationsOf(member).at(-3) ?? ''
const chat = <ConciergeChat conversationId={conversationId} title="A lodge above the fjord" />
const fixed = { position: 'fixed', inset: 0, inlineSize: '100%', blockSize: '100dvh' } as const

const places: Record<string, ReactNode> = {
  'a page': <div style={{ blockSize: '100dvh' }}>{chat}</div>,
  'a page that gives it no height': chat,
  'the hub': <ExperienceHub defaultLocation={{ view: 'concierge', conversationId }} />,
  'a dialog': (
    <dialog
      ref={(dialog) => {
        if (dialog?.isConnected && !dialog.open) dialog.showModal()
      }}
      style={{ ...fixed, maxBlockSize: 'none', border: 0, padding: 0 }}
    >
      {chat}
    </dialog>
  ),
  'a page that is drawn larger': <div style={{ blockSize: '80dvh', zoom: 1.25 }}>{chat}</div>,
  'a column that the keyboard covers': <div style={{ blockSize: 640, marginBlockStart: 100 }}>{chat}</div>,
}

const pictures = new URL('../../../src/sandbox/pictures', import.meta.url).href

const box = (selector: string) => {
  const all = document.querySelectorAll(selector)
  return all[all.length - 1]?.getBoundingClientRect() ?? new DOMRect()
}

/** From the first pixel of the newest message to the last of the composer. */
const span = () => ({ top: box('.xp-chat-bubble').top, bottom: box('.xp-chat-composer').bottom })
const boxes = () => JSON.stringify([box('.xp-chat'), box('.xp-chat-composer'), box('.xp-chat-thread')])

async function open(place: ReactNode) {
  await createMemberHost({ member, pictures }).open(place)
  await expect.poll(() => document.querySelectorAll('.xp-chat-bubble').length).toBeGreaterThan(1)
  window.scrollTo(0, document.documentElement.scrollHeight)
  await painted()
}

it('leaves a page that fills the window without a pixel to scroll', async () => {
  await open(places['a page'])
  expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
})

describe('while the keyboard of a phone covers the page', () => {
  it.each(Object.keys(places))('keeps composer and newest message in view in %s', async (name) => {
    await open(places[name])
    const [before, outer] = [boxes(), JSON.stringify(box('.xp-chat'))]
    ;(field().element() as HTMLElement).focus({ preventScroll: true })
    viewport.change({ height: left })
    // The browser moves what is seen: first not at all, then to the end of the page, then half of the way back.
    for (const offsetTop of [0, phone.height - left, 150]) {
      viewport.change({ offsetTop })
      await expect.poll(() => span().bottom).toBeLessThanOrEqual(offsetTop + left + 1)
      await expect.poll(() => span().top, { message: `at ${offsetTop}` }).toBeGreaterThanOrEqual(offsetTop)
      await painted()
      expect(box('.xp-chat-bubble').bottom).toBeLessThanOrEqual(box('.xp-chat-composer').top + 1)
      expect(JSON.stringify(box('.xp-chat')), 'its place in the page').toBe(outer)
    }
    ;(field().element() as HTMLElement).blur()
    await expect.poll(boxes, { message: 'once the field is left' }).toBe(before)
  })

  it('keeps search and composer in view while the member types in the search', async () => {
    const host = createMemberHost({ member })
    const [id = ''] = host.sandbox.control.conversationsOf(member)
    host.sandbox.control.addMessages(id, manyMessages(150))
    await host.open(
      <div style={{ blockSize: '100dvh' }}>
        <ConciergeChat conversationId={id} />
      </div>,
    )
    await expect.poll(() => document.querySelectorAll('.xp-chat-bubble').length).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Search in this conversation' }).click()
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
    viewport.change({ height: left })
    for (const offsetTop of [0, phone.height - left]) {
      viewport.change({ offsetTop })
      await expect.poll(() => box('.xp-chat-composer').bottom).toBeLessThanOrEqual(offsetTop + left + 1)
      await expect.poll(() => box('[role=search]').top).toBeGreaterThanOrEqual(offsetTop)
    }
  })

  it('returns when the keyboard closes and the field keeps the focus', async () => {
    await open(places['a page'])
    const before = boxes()
    ;(field().element() as HTMLElement).focus()
    viewport.change({ height: left })
    await expect.poll(boxes).not.toBe(before)
    viewport.change({ height: phone.height })
    await expect.poll(boxes).toBe(before)
    viewport.change({ height: left })
    await expect.poll(boxes).not.toBe(before)
  })

  it('leaves the layout alone in a column that the keyboard does not reach, and where a member magnifies', async () => {
    await open(<div style={{ blockSize: 480 }}>{chat}</div>)
    const written: unknown[] = []
    const observer = new MutationObserver((records) => written.push(...records))
    observer.observe(document.body, { attributes: true, attributeFilter: ['style'], subtree: true })
    ;(field().element() as HTMLElement).focus()
    viewport.change({ height: left })
    viewport.change({ offsetTop: 0 })
    viewport.change({ height: 300, scale: 2.5 })
    await painted()
    observer.disconnect()
    expect(written).toEqual([])
  })
})
