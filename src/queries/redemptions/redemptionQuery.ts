import type { ExperienceClient } from '../../client/index.ts'
import { type Redemption, operations } from '../../contract/index.ts'
import type { ReadOptions } from '../ReadOptions.ts'
import { readQuery } from '../readQuery.ts'

/** One redemption: where it stands, and the member's feedback once there is one. */
export function redemptionQuery(
  client: ExperienceClient,
  { id }: { readonly id: string },
): ReadOptions<Redemption> {
  return readQuery(client, operations.redemption, { params: { id } })
}
