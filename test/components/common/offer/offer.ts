import { type Offer, offerSchema } from '../../../../src/contract/index.ts'

/** An offer as the contract reads it, with what a test is about. */
export const offer = (fields: Partial<Record<keyof Offer, unknown>> = {}): Offer => offerSchema.parse({ id: 'one', ...fields })
