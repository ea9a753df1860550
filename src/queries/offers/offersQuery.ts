import type { ExperienceClient } from '../../client/index.ts'
import { type Offer, operations } from '../../contract/index.ts'
import { listQuery } from '../listQuery.ts'

/** The catalog: a list of offers as far as it was read. */
export function offersQuery(client: ExperienceClient) {
  return listQuery<Offer>(client, operations.offers)
}
