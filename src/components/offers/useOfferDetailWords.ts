'use client'

import { useMemo } from 'react'
import { offerDetailMessages, offersMessages, type Translate, useMessages } from '../../i18n/index.ts'
import { type OffersMessages, type OfferWords, useOfferWords } from '../common/index.ts'

const definitions = { ...offersMessages, ...offerDetailMessages }

/** The words of an offer, and those of its own page: a catalog has no need of them. */
export interface OfferDetailWords extends OfferWords {
  readonly t: Translate<typeof definitions>
}

export function useOfferDetailWords(messages: OffersMessages | undefined): OfferDetailWords {
  const words = useOfferWords(messages)
  const t = useMessages(definitions, messages)
  return useMemo(() => ({ ...words, t }), [words, t])
}
