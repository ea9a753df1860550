'use client'

import type { ReactNode } from 'react'
import { FailureView } from '../components/common/index.ts'
import { useI18n } from '../i18n/index.ts'
import type { Scheme } from '../theme/index.ts'
import { AnnouncerProvider } from '../ui/index.ts'

interface ElementFailureProps {
  readonly error: unknown
  readonly scheme: Scheme | undefined
  readonly onRetry?: (() => void) | undefined
}

/** A plain sentence in place of an element that could not be shown. No provider is needed. */
export function ElementFailure({ error, scheme = 'light', onRetry }: ElementFailureProps): ReactNode {
  const { locale, dir } = useI18n()
  return (
    <div className="xp-root" data-xp-root="" data-xp-scheme={scheme} lang={locale} dir={dir}>
      <AnnouncerProvider>
        <section className="xp-surface xp-container">
          <FailureView error={error} onRetry={onRetry} />
        </section>
      </AnnouncerProvider>
    </div>
  )
}
