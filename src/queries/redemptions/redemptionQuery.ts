import type { ExperienceClient } from '../../client/index.ts'
import { operations } from '../../contract/index.ts'
import { readQuery } from '../readQuery.ts'

/** One redemption: where it stands, and the member's feedback once there is one. */
export function redemptionQuery(client: ExperienceClient, { id }: { readonly id: string }) {
  return readQuery(client, operations.redemption, { params: { id } })
}
