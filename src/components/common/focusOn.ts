import { isElement } from '../../ui/index.ts'

/** Scrolls nothing. What cannot have the focus by itself has it until it leaves. */
export function focusOn(target: Element | null | undefined) {
  if (!isElement(target)) return
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}
