import type { ExperienceClient } from '../../client/index.ts'
import { type Interest, operations } from '../../contract/index.ts'
import type { ReadOptions } from '../ReadOptions.ts'
import { readQuery } from '../readQuery.ts'

/** One interest with the ordinary answers of its intake. */
export function interestQuery(
  client: ExperienceClient,
  { id }: { readonly id: string },
): ReadOptions<Interest> {
  return readQuery(client, operations.interest, { params: { id } })
}
