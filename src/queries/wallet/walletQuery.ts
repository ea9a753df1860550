import type { ExperienceClient } from '../../client/index.ts'
import { type Wallet, operations } from '../../contract/index.ts'
import type { ReadOptions } from '../ReadOptions.ts'
import { readQuery } from '../readQuery.ts'

/** The member's points. */
export function walletQuery(client: ExperienceClient): ReadOptions<Wallet> {
  return readQuery(client, operations.wallet, {})
}
