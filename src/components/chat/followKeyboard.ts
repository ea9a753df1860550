import { drawnScale } from '../../ui/index.ts'

/** What follows now: pressing the field again must not follow twice. */
const following = new WeakSet<Element>()

const between = (min: number, value: number, max: number) => Math.round(Math.min(Math.max(min, value), max))

/**
 * While the focus is in a chat, keeps it within what the keyboard of a phone leaves of the window. No CSS length knows
 * that keyboard on iOS, nor on Android unless the host asks for it (`interactive-widget`): the page keeps its height
 * behind it. Only the inside of the chat moves; the box that it has in the host's page stays.
 *
 * @param field where the focus is, in the chat.
 */
export function followKeyboard(field: Element): void {
  const viewport = window.visualViewport
  const body = field.closest<HTMLElement>('.xp-chat-body')
  if (!viewport || !body || following.has(body)) return
  following.add(body)
  const page = document.documentElement
  const end = new AbortController()
  let pageSize = ''
  let padding = ''

  function restore() {
    padding = ''
    body?.style.removeProperty('block-size')
    body?.style.removeProperty('padding-block')
  }

  function update() {
    if (!viewport || !body) return
    if (!body.isConnected || !body.matches(':focus-within')) {
      end.abort()
      following.delete(body)
      restore()
      return
    }
    const { clientWidth, clientHeight } = page
    const { offsetTop, height, scale } = viewport
    // Whoever has magnified the page moves about in it by hand.
    const isOpen = height < clientHeight - 1 && scale < 1.01
    const isTurned = pageSize !== `${clientWidth} ${clientHeight}`
    pageSize = `${clientWidth} ${clientHeight}`
    if (padding !== '' && (!isOpen || isTurned)) {
      restore()
      // Its height is another one now. Measured at once, the thread would take the change for a scroll of the member.
      if (isOpen) requestAnimationFrame(update)
      return
    }
    if (!isOpen) return
    const box = body.getBoundingClientRect()
    const drawn = drawnScale(body)
    const spare = Math.max(0, box.height / drawn - Number.parseFloat(getComputedStyle(body).minBlockSize))
    const below = between(0, (box.bottom - offsetTop - height) / drawn, spare)
    const above = between(0, (offsetTop - box.top) / drawn, spare - below)
    if (padding === `${above}px ${below}px` || (padding === '' && above + below === 0)) return
    padding = `${above}px ${below}px`
    body.style.blockSize = `${box.height / drawn}px`
    body.style.paddingBlock = padding
  }

  const options = { capture: true, passive: true, signal: end.signal }
  viewport.addEventListener('resize', update, options)
  viewport.addEventListener('scroll', update, options)
  document.addEventListener('scroll', update, options)
  // After the click that took the focus: nothing may move under a finger.
  body.addEventListener('focusout', () => setTimeout(update), options)
  update()
}
