import type { ExperienceClient } from '../../client/index.ts'
import { operations, type Redemption } from '../../contract/index.ts'
import type { List } from '../list.ts'
import { listQuery } from '../listQuery.ts'
import type { ReadOptions } from '../ReadOptions.ts'

/** The member's redemptions as far as they were read, newest first. */
export function redemptionsQuery(client: ExperienceClient): ReadOptions<List<Redemption>> {
  return listQuery<Redemption>(client, operations.redemptions)
}
