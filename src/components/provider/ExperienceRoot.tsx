'use client'

import { reportDeveloperError } from '../../base/index.ts'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { useI18n } from '../../i18n/index.ts'
import type { Theme } from '../../theme/index.ts'
import { AnnouncerProvider, cx } from '../../ui/index.ts'
import { ThemeContext, useAppliedTheme } from './ThemeScope.tsx'

interface ExperienceRootProps {
  readonly theme: Theme | undefined
  readonly inheritsDir: boolean
  readonly children: ReactNode
}

const neutral: Theme = {}

/** The provider's one element: language, direction, scheme, tokens, live regions. */
export function ExperienceRoot({ theme = neutral, inheritsDir, children }: ExperienceRootProps): ReactNode {
  const { locale, dir } = useI18n()
  const element = useAppliedTheme(theme)
  useStylesCheck(element)
  return (
    <ThemeContext.Provider value={theme}>
      <div
        ref={element}
        data-xp-root=""
        className={cx('xp-root', theme.className)}
        data-xp-scheme={theme.scheme ?? 'light'}
        lang={locale}
        dir={inheritsDir ? undefined : dir}
      >
        <AnnouncerProvider>{children}</AnnouncerProvider>
      </div>
    </ThemeContext.Provider>
  )
}

/** Bundlers replace this value, so that a production bundle has no trace of the check. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** In development, reports a page that does not load our styles. */
const useStylesCheck: (root: RefObject<HTMLElement | null>) => void =
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
  // jsdom lays nothing out, and has no adopted sheets either: nothing can be known there.
  if (!root || !('adoptedStyleSheets' in document)) return
  // Empty where nothing is rendered: behind a gate of the elements that is still closed.
  if (['contents', ''].includes(getComputedStyle(root).display)) return
  reportDeveloperError(
    'The style sheet is missing.',
    () =>
      process.env.NODE_ENV !== 'production' &&
      "The components are shown without their layout and colours. Import '@experience-program/react/styles.css' once in your app, or link the file in the page.",
  )
}
