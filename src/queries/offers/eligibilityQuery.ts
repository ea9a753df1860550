import type { ExperienceClient } from '../../client/index.ts'
import { operations, type ResponseOf } from '../../contract/index.ts'
import type { ReadOptions } from '../ReadOptions.ts'
import { readQuery } from '../readQuery.ts'

/** Whether the member may redeem an offer. Assumed, and off by default. */
export function eligibilityQuery(
  client: ExperienceClient,
  { id }: { readonly id: string },
): ReadOptions<ResponseOf<typeof operations.eligibility>> {
  return {
    ...readQuery(client, operations.eligibility, { params: { id } }),
    enabled: client.isEnabled(operations.eligibility),
  }
}
