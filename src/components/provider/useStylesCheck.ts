'use client'

import { type RefObject, useEffect } from 'react'
import { reportDeveloperError } from '../../i18n/index.ts'

/** Bundlers write the value in, so that nothing of the check is left in what members load: unlike a flag of ours, which keeps its module. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** In development, tells of a page that does not load our styles. */
export const useStylesCheck: (root: RefObject<HTMLElement | null>) => void =
  process.env.NODE_ENV === 'production' ? () => {} : useCheck

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
