'use client'

import type { ReactNode } from 'react'
import type { Offer } from '../../../contract/index.ts'
import { useExperience, useExtraPart, useOfferWords } from '../../common/index.ts'

/** Props of {@link SaveOfferButton}. */
export interface SaveOfferButtonProps {
  readonly offer: Offer
}

const loadSaveButton = () => import('./SaveButton.tsx')

/**
 * The heart for a card of your own, at the top end of what it stands in (`position: relative`). Nothing where the
 * provider has no store, and until the list of saved offers was read.
 */
export function SaveOfferButton({ offer }: SaveOfferButtonProps): ReactNode {
  const part = useExtraPart(loadSaveButton, useExperience().canSave)
  const { title } = useOfferWords(undefined)
  return part && <part.SaveButton offerId={offer.id} title={title(offer)} />
}
