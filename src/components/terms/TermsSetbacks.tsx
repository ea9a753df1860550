'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { commonMessages, useMessages } from '../../i18n/index.ts'
import { Notice, useAnnounce } from '../../ui/index.ts'
import { FailureNotice } from '../common/index.ts'
import type { TermsTranslate } from './termsWords.ts'
import type { TermsReview } from './useTermsReview.ts'

/** Why one is still here: a version changed while it was read, or accepting did not go through. */
export function TermsSetbacks({
  review: { changed, setback },
  t,
}: {
  readonly review: TermsReview
  readonly t: TermsTranslate
}): ReactNode {
  const notice = useRef<HTMLDivElement>(null)
  const c = useMessages(commonMessages)
  const announce = useAnnounce()
  const hasChanged = changed > 0 || setback?.kind === 'changed'
  const title = t('terms.changed.title')
  const text = t('terms.changed.text', { count: Math.max(1, changed) })

  useEffect(() => {
    // Whoever has just pressed the button reads on from here; whoever is still reading is told without being moved.
    if (setback?.kind === 'changed') notice.current?.focus()
    else if (changed > 0) announce(c('common.sentences', { first: title, second: text }))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each change, not for other words
  }, [setback, changed])
  useEffect(() => {
    if (setback?.kind === 'unconfirmed')
      announce(
        c('common.sentences', { first: t('terms.unconfirmed.title'), second: t('terms.unconfirmed.text') }),
        'assertive',
      )
  }, [setback, announce, t, c])

  return (
    <>
      {hasChanged && (
        <Notice ref={notice} tabIndex={-1} className="xp-above-6 xp-focus" tone="care" title={title}>
          {text}
        </Notice>
      )}
      {setback?.kind === 'unconfirmed' && (
        <Notice className="xp-above-6" tone="care" title={t('terms.unconfirmed.title')}>
          {t('terms.unconfirmed.text')}
        </Notice>
      )}
      {setback?.kind === 'failed' && (
        <div className="xp-above-6">
          <FailureNotice error={setback.error} isUnknown={setback.isUnknown} />
        </div>
      )}
    </>
  )
}
