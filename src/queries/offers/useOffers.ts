'use client'

import { type Offer, operations } from '../../contract/index.ts'
import { type ListResult, useList } from '../useList.ts'

/** The catalog's offers as far as they were read, and `fetchMore` for the next page. */
export function useOffers(): ListResult<Offer> {
  return useList<Offer>(operations.offers)
}
