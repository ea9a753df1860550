'use client'

import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { reportDeveloperError, runInDevelopment } from '../../base/index.ts'
import { useI18n } from '../../i18n/index.ts'
import { applyTheme, checkTheme, type Theme } from '../../theme/index.ts'
import { AnnouncerProvider, cx, useIsomorphicLayoutEffect } from '../../ui/index.ts'
import { type LeftFocus, useFocusAcrossSessions } from './useFocusAcrossSessions.ts'

interface ExperienceRootProps {
  readonly theme: Theme | undefined
  readonly inheritsDir: boolean
  readonly left: LeftFocus
  readonly children: ReactNode
}

const neutral: Theme = {}

/** The provider's one element: language, direction, scheme, tokens, live regions. */
export function ExperienceRoot({
  theme = neutral,
  inheritsDir,
  left,
  children,
}: ExperienceRootProps): ReactNode {
  const { locale, dir } = useI18n()
  const element = useAppliedTheme(theme)
  useStylesCheck(element)
  useNestingCheck(element)
  useFocusAcrossSessions(element, left)
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

/** In development, reports a page that does not load our styles. */
function useStylesCheck(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const check = () =>
      runInDevelopment(() => process.env.NODE_ENV !== 'production' && checkStyles(root.current))
    // What the page loads late counts too.
    if (document.readyState === 'complete') return check()
    window.addEventListener('load', check, { once: true })
    return () => window.removeEventListener('load', check)
  }, [root])
}

function checkStyles(root: HTMLElement | null): void {
  // jsdom, which has no adopted sheets, and happy-dom lay nothing out: nothing can be known there.
  if (!root || !('adoptedStyleSheets' in document) || 'happyDOM' in window) return
  // Empty where nothing is rendered: behind a gate of the elements that is still closed.
  if (['contents', ''].includes(getComputedStyle(root).display)) return
  reportDeveloperError(
    'The style sheet is missing.',
    () =>
      process.env.NODE_ENV !== 'production' &&
      "The components are shown without their layout and colours. Import '@experience-program/react/styles.css' once in your app, or link the file in the page.",
  )
}

/** In development, reports a provider within a provider; in a portal it stands apart, and has to. */
function useNestingCheck(root: RefObject<HTMLElement | null>): void {
  useEffect(
    () => runInDevelopment(() => process.env.NODE_ENV !== 'production' && checkNesting(root.current)),
    [root],
  )
}

function checkNesting(root: HTMLElement | null): void {
  if (!root?.parentElement?.closest('[data-xp-root]')) return
  reportDeveloperError(
    'An ExperienceProvider stands inside another one.',
    () =>
      process.env.NODE_ENV !== 'production' &&
      'What is in it belongs to the inner session alone, with a language and live regions of its own. Keep the outer one; for another look within it use ThemeScope.',
  )
}

/** A theme for a part of what is in the provider. */
export interface ThemeScopeProps {
  /**
   * Replaces the theme around it; the scheme stays that of the surroundings unless this one has its own. A theme with
   * nothing but a scheme keeps the colours around it: `{ scheme: 'dark' }` is a dark part in the same brand.
   */
  readonly theme: Theme
  readonly children?: ReactNode
}

/**
 * Gives the components inside it another theme than the provider's. Renders one `div` with `display: contents`, which
 * takes language and direction from around it. Dialogs opened inside have the theme too.
 */
export function ThemeScope({ theme, children }: ThemeScopeProps): ReactNode {
  const outer = useContext(ThemeContext)
  const bringsLook =
    theme.className !== undefined ||
    theme.tokens !== undefined ||
    theme.light !== undefined ||
    theme.dark !== undefined
  const scheme = theme.scheme ?? outer.scheme ?? 'light'
  const { className, tokens, light, dark } = bringsLook ? theme : outer
  const applied = useMemo<Theme>(
    () => ({ scheme, className, tokens, light, dark }),
    [scheme, className, tokens, light, dark],
  )
  const element = useAppliedTheme(applied)
  return (
    <ThemeContext.Provider value={applied}>
      <div ref={element} className={cx('xp-root', className)} data-xp-scheme={scheme}>
        {children}
      </div>
    </ThemeContext.Provider>
  )
}

/** The theme around us, so that a nested one can change only its scheme. */
const ThemeContext = createContext<Theme>({})

/** A ref for the element that carries the theme's tokens. They change in place: nothing remounts. */
function useAppliedTheme(theme: Theme): RefObject<HTMLDivElement | null> {
  const { tokens, light, dark } = theme
  const element = useRef<HTMLDivElement>(null)
  const page = useRef<Document>(undefined)
  const [moves, setMoves] = useState(0)
  useIsomorphicLayoutEffect(() => {
    if (!element.current) return
    page.current = element.current.ownerDocument
    return applyTheme(element.current, { tokens, light, dark })
  }, [tokens, light, dark, moves])
  // What has come into another page has lost the sheets that it had.
  useIsomorphicLayoutEffect(() => {
    if (element.current?.ownerDocument !== page.current) setMoves(moves + 1)
  })
  useThemeWarnings(element, theme)
  return element
}

/** In development, reports colours set by hand that cannot be read. A theme of `createTheme` holds by construction. */
function useThemeWarnings(
  element: RefObject<HTMLElement | null>,
  { scheme, className, tokens, light, dark }: Theme,
): void {
  useEffect(() => {
    if (className === undefined && !tokens && !light && !dark) return
    runInDevelopment(() => {
      if (process.env.NODE_ENV !== 'production' && element.current) checkTheme(element.current)
    })
  }, [element, scheme, className, tokens, light, dark])
}
