'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useI18n } from '../../i18n/index.ts'
import type { Theme } from '../../theme/index.ts'
import { AnnouncerProvider, cx } from '../../ui/index.ts'

interface ExperienceRootProps {
  readonly theme: Theme | undefined
  readonly inheritsDir: boolean
  readonly children: ReactNode
}

/** The provider's one element: language, direction, scheme, tokens, live regions. */
export function ExperienceRoot({ theme, inheritsDir, children }: ExperienceRootProps): ReactNode {
  const { locale, dir } = useI18n()
  const root = useRef<HTMLDivElement>(null)
  const tokens = theme?.tokens
  // Through the CSSOM: a `style` attribute in server-rendered markup would be refused by a strict `style-src 'self'`.
  useEffect(() => {
    const style = root.current?.style
    const names = Object.entries(tokens ?? {})
    for (const [name, value] of names) style?.setProperty(`--xp-${name}`, value)
    return () => {
      for (const [name] of names) style?.removeProperty(`--xp-${name}`)
    }
  }, [tokens])
  return (
    <div ref={root} data-xp-root="" className={cx('xp-root', theme?.className)} data-xp-scheme={theme?.scheme ?? 'light'} lang={locale} dir={inheritsDir ? undefined : dir}>
      <AnnouncerProvider>{children}</AnnouncerProvider>
    </div>
  )
}
