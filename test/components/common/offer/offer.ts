import { type Offer, offerSchema } from '../../../../src/contract/index.ts'
import { readAs } from '../../../contract/readAs.ts'

/** An offer as the contract reads it, with what a test is about. */
export const offer = (fields: Partial<Record<keyof Offer, unknown>> = {}): Offer =>
  readAs(offerSchema, { id: 'one', ...fields })
