import type { ExperienceClient } from '../../client/index.ts'
import { operations, type Redemption } from '../../contract/index.ts'
import { listQuery } from '../listQuery.ts'

/** The member's redemptions as far as they were read, newest first. */
export function redemptionsQuery(client: ExperienceClient) {
  return listQuery<Redemption>(client, operations.redemptions)
}
