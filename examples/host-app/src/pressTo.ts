import type { MouseEvent } from 'react'
import { navigate } from './navigation.ts'

/** Takes the press of a link over and stays in the page. One that asks for a new tab keeps its meaning. */
export function pressTo(href: string, event: MouseEvent, beforeLeaving?: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  beforeLeaving?.()
  navigate(href)
}
