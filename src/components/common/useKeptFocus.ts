'use client'

import { type RefObject, useEffect } from 'react'
import { isElement, isFocusLost } from '../../ui/index.ts'
import { focusOn } from './focusOn.ts'

/**
 * Focus is never lost. What a member did moves it on purpose, where it was done; this is for the rest: when
 * the focused element goes, with a retry that worked, a session that ended or a row that another reading no
 * longer has, the focus goes to what came in its place or is left of its surroundings, instead of to the page's
 * beginning.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = root.current
    if (!section || typeof MutationObserver === 'undefined') return
    /** The focused element and all around it, up to the root. */
    let path: readonly Element[] = []

    function handleFocusIn({ target }: FocusEvent) {
      path = isElement(target) ? pathTo(target, section) : []
    }

    function handleFocusOut({ target }: FocusEvent) {
      // Chromium blurs what is being removed; whoever pressed elsewhere leaves it where it is. The removal is
      // done by the next task.
      queueMicrotask(() => {
        if (target === path[0] && path[0]?.isConnected) path = []
      })
    }

    const observer = new MutationObserver((changes) => {
      if (!path[0] || path[0].isConnected) return
      const left = path.filter((element) => element.isConnected && section?.contains(element))
      const next = nextOf(path[0], changes)
      path = []
      // A focus that is moved on purpose is moved by an effect, which may come after this.
      requestAnimationFrame(() => {
        if (!section || !isFocusLost(section)) return
        if (next?.isConnected) focusOn(next)
        else take(left.filter((element) => element.isConnected))
      })
    })

    section.addEventListener('focusin', handleFocusIn)
    section.addEventListener('focusout', handleFocusOut)
    observer.observe(section, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      section.removeEventListener('focusin', handleFocusIn)
      section.removeEventListener('focusout', handleFocusOut)
    }
  }, [root])
}

function pathTo(element: Element, root: Element | null): readonly Element[] {
  const path: Element[] = []
  for (let at: Element | null = element; at; at = at === root ? null : at.parentElement) path.push(at)
  return path
}

const stops = 'a[href], button'
const lists = 'ul, ol, li'
const headings = 'h1, h2, h3, h4, h5'

/**
 * What goes on where the element was: the retry in the notice that came for a button that failed, or the notice while
 * it waits; the button that came for that retry; or the first of the rows that a button at the end of a list brought.
 * Nothing else that came in its place: a member may be about to press what was there.
 */
function nextOf(gone: Element, changes: readonly MutationRecord[]): Element | null {
  const removal = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isElement)
  return insteadOf(gone, removal, added) ?? (gone.closest('li') ? null : broughtBy(removal, added))
}

function insteadOf(
  gone: Element,
  removal: MutationRecord | undefined,
  added: readonly HTMLElement[],
): Element | null {
  const instead = added.find(({ parentElement }) => parentElement === removal?.target)
  if (instead?.matches('.xp-notice')) return instead.querySelector(stops) ?? instead
  return instead?.matches('button') && gone.closest('.xp-notice') ? instead : null
}

function broughtBy(removal: MutationRecord | undefined, added: readonly HTMLElement[]): Element | null {
  const before = removal?.previousSibling
  if (!isElement(before) || !before.querySelector('li')) return null
  const rows = added.map((each) => (each.matches('li') ? each : each.querySelector('li')))
  const first = rows.find((row) => row !== null) ?? null
  return first?.querySelector(stops) ?? first
}

/** A heading says best where one is; of a list that lost a row, the list does. What has neither would say nothing. */
function take(left: readonly Element[]) {
  const around = left.find((element) => element.matches(lists) || headingIn(element)) ?? left[0]
  focusOn(around?.matches(lists) ? around : (headingIn(around) ?? around))
}

/** One that is seen: the hub keeps its catalog, hidden, beside another view. */
const headingIn = (element: Element | undefined): Element | undefined =>
  [...(element?.querySelectorAll(headings) ?? [])].find((heading) => heading.getClientRects().length > 0)
