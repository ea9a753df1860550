import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InterestForm, OfferCatalog, OfferDetail } from '../../src/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'

/** As react-frame-component does it: React is the page's, the document below it the frame's. */
function Frame({ children }: { readonly children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const handleFrame = (frame: HTMLIFrameElement | null) => {
    const { contentDocument } = frame ?? {}
    if (!contentDocument || body) return
    for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]'))
      contentDocument.head.append(sheet.cloneNode(true))
    setBody(contentDocument.body)
  }
  return (
    <iframe ref={handleFrame} title="The programme" style={{ inlineSize: '100%', blockSize: '800px' }}>
      {body && createPortal(children, body)}
    </iframe>
  )
}

const frame = page.frameLocator(page.getByTitle('The programme'))

async function open(children: ReactNode, options = {}) {
  await page.viewport(1100, 900)
  const host = createMemberHost(options)
  await render(<Frame>{host.page(children)}</Frame>)
  return host
}

it('closes an open filter on a press beside it, in the document of a frame', async () => {
  await open(<OfferCatalog />)
  const guests = frame.getByRole('button', { name: 'Guests' })
  await guests.click()
  await expect.element(guests).toHaveAttribute('aria-expanded', 'true')
  await frame.getByRole('heading', { name: 'Experiences' }).click()
  await expect.element(guests).toHaveAttribute('aria-expanded', 'false')
})

it('keeps the focus when what had it goes, in the document of a frame', async () => {
  let fails = true
  const answer = ({ url }: Request) => {
    if (!fails || !url.includes('/v1/offers')) return
    fails = false
    return Response.json({ error: { code: 'bad_request', message: '' } }, { status: 400 })
  }
  await open(<OfferDetail offerId="fjord-lodge" />, { answer })
  await frame.getByRole('button', { name: 'Try again' }).click()
  const focused = () => document.querySelector('iframe')?.contentDocument?.activeElement
  await expect.poll(() => focused()?.textContent).toContain('Three nights above the fjord')
  expect(focused()?.tagName).not.toBe('BODY')
})

it('draws days with the mouse until its button is up, in the document of a frame', async () => {
  await open(<InterestForm offerId="fjord-lodge" />)
  const day = (name: string) => frame.getByRole('button', { name })
  await expect.element(day('10 March 2027')).toBeVisible()
  const { contentDocument, contentWindow } = document.querySelector('iframe')!
  const at = (date: string) => contentDocument!.querySelector(`[data-date="${date}"]`)!
  const fire = (type: string, on: Element, relatedTarget: Element | null = null) => {
    const { PointerEvent: FramesEvent } = contentWindow as Window & typeof globalThis
    on.dispatchEvent(new FramesEvent(type, { bubbles: true, pointerType: 'mouse', button: 0, relatedTarget }))
  }
  const [from, to, later] = [at('2027-03-10'), at('2027-03-12'), at('2027-03-20')]
  fire('pointerdown', from)
  await Promise.resolve() // as between two events of the browser
  fire('pointerout', from, to)
  await expect.element(day('12 March 2027, Would suit us')).toBeVisible()
  fire('pointerup', to)
  fire('pointerout', to, later)
  await new Promise(requestAnimationFrame)
  expect(later.getAttribute('aria-label')).toBe('20 March 2027')
})

it('selects what may not be copied, in the document of a frame', async () => {
  const copying = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
  await open(<OfferDetail offerId="fjord-lodge" />)
  await frame.getByRole('button', { name: 'Copy the address' }).click()
  await expect
    .poll(() => String(document.querySelector('iframe')?.contentDocument?.getSelection()))
    .toContain('Norway')
  copying.mockRestore()
})
