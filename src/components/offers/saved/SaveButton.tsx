'use client'

import { type ReactNode, useEffect, useId } from 'react'
import { savedMessages, useMessages } from '../../../i18n/index.ts'
import { heartIcon, Icon, useAnnounce } from '../../../ui/index.ts'
import type { SaveButtonProps } from '../../common/index.ts'
import { useSavedOffers } from './useSavedOffers.ts'

/**
 * A heart: saves an offer, or takes it off. Loaded once the host gives a store, and shown once its list was read, or
 * could not be.
 */
export function SaveButton({ offerId, title }: SaveButtonProps): ReactNode {
  const t = useMessages(savedMessages)
  const announce = useAnnounce()
  const words = useId()
  const [offers, { status, ids, failures }] = useSavedOffers()
  const isSaved = ids.includes(offerId)
  const failure = failures.get(offerId)
  const failed = failure && t(failure.isSaved ? 'saved.saveFailed' : 'saved.removeFailed')

  useEffect(() => {
    if (!failure || !failed || failure.isAnnounced) return
    failure.isAnnounced = true
    announce(failed, 'assertive')
  }, [failure, failed, announce])

  if (status === 'loading' || status === 'unavailable') return null
  return (
    <span className="xp-save">
      {failed && (
        <span id={words} className="xp-save-failed xp-type-caption">
          {failed}
        </span>
      )}
      <button
        type="button"
        className="xp-save-button xp-native xp-focus"
        aria-label={t('saved.save', { title })}
        aria-pressed={isSaved}
        aria-describedby={failed && words}
        onClick={() => offers.change(offerId, !isSaved)}
      >
        <Icon drawing={heartIcon} />
      </button>
    </span>
  )
}
