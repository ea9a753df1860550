import type { Offer } from '../../contract/index.ts'
import type { ExperienceKit } from '../kit.ts'
import { listRows } from '../list.ts'
import type { ReadOptions } from '../ReadOptions.ts'
import { offerQuery } from './offerQuery.ts'
import { offersQuery } from './offersQuery.ts'

/** One offer, known at once, and as fresh as the catalog is, when the catalog has it. */
export function offerRead({ client, queryClient }: ExperienceKit, id: string): ReadOptions<Offer | null> {
  const catalog = queryClient.getQueryState(offersQuery(client).queryKey)
  const known = catalog?.data && listRows(catalog.data).find((offer) => offer.id === id)
  return {
    ...offerQuery(client, { id }),
    ...(known ? { initialData: known, initialDataUpdatedAt: catalog.dataUpdatedAt } : {}),
  }
}
