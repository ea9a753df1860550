'use client'

import { type RefObject, useEffect } from 'react'
import { isDevelopment, reportDeveloperError } from '../../i18n/index.ts'

/** In development, tells of a page that does not load our styles. */
export const useStylesCheck: (root: RefObject<HTMLElement | null>) => void = isDevelopment ? useCheck : () => {}

function useCheck(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const check = () => checkStyles(root.current)
    // What the page loads late counts too.
    if (document.readyState === 'complete') return check()
    window.addEventListener('load', check, { once: true })
    return () => window.removeEventListener('load', check)
  }, [root])
}

function checkStyles(root: HTMLElement | null): void {
  // jsdom lays nothing out, and has no adopted sheets either: there nothing can be told.
  if (!root || !('adoptedStyleSheets' in document)) return
  // Empty where nothing is rendered: behind a gate of the elements that is still shut.
  if (['contents', ''].includes(getComputedStyle(root).display)) return
  reportDeveloperError(
    'The style sheet is missing.',
    "The components are shown without their layout and colours. Import '@experience-program/react/styles.css' once in your app, or link the file in the page.",
  )
}
