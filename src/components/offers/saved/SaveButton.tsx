'use client'

import { type ReactNode, useEffect } from 'react'
import { savedMessages, useMessages } from '../../../i18n/index.ts'
import { useAnnounce } from '../../../ui/index.ts'
import type { SaveButtonProps } from '../../common/index.ts'
import { SaveToggle } from './SaveToggle.tsx'
import { useSavedOffers } from './useSavedOffers.ts'

/**
 * A heart: saves an offer, or takes it off. Loaded once the host gives a store, and shown once its list was read, or
 * could not be.
 */
export function SaveButton({ offerId, title }: SaveButtonProps): ReactNode {
  const t = useMessages(savedMessages)
  const announce = useAnnounce()
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
    <SaveToggle
      offerId={offerId}
      label={t('saved.save', { title })}
      isSaved={isSaved}
      failure={failed}
      onChange={(next) => offers.change(offerId, next)}
    />
  )
}
