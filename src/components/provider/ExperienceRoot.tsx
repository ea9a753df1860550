'use client'

import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/index.ts'
import type { Theme } from '../../theme/index.ts'
import { AnnouncerProvider, cx } from '../../ui/index.ts'
import { ThemeContext } from './ThemeContext.ts'
import { useAppliedTheme } from './useAppliedTheme.ts'
import { useStylesCheck } from './useStylesCheck.ts'

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
