'use client'

import { type ReactNode, useContext, useMemo } from 'react'
import type { Theme } from '../../theme/index.ts'
import { cx } from '../../ui/index.ts'
import { ThemeContext } from './ThemeContext.ts'
import { useAppliedTheme } from './useAppliedTheme.ts'

/** A theme for a part of what stands in the provider. */
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
