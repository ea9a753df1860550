import type { ExperienceClient } from '../../client/index.ts'
import { type Offer, operations } from '../../contract/index.ts'
import type { List } from '../list.ts'
import { listQuery } from '../listQuery.ts'
import type { ReadOptions } from '../ReadOptions.ts'

/** The catalog: a list of offers as far as it was read. */
export function offersQuery(client: ExperienceClient): ReadOptions<List<Offer>> {
  return listQuery<Offer>(client, operations.offers)
}
