import type { ExperienceClient } from '../../client/index.ts'
import { operations } from '../../contract/index.ts'
import { readQuery } from '../readQuery.ts'

/** One interest with the ordinary answers of its intake. */
export function interestQuery(client: ExperienceClient, { id }: { readonly id: string }) {
  return readQuery(client, operations.interest, { params: { id } })
}
