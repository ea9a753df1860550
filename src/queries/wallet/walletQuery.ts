import type { ExperienceClient } from '../../client/index.ts'
import { operations } from '../../contract/index.ts'
import { readQuery } from '../readQuery.ts'

/** The member's points. */
export function walletQuery(client: ExperienceClient) {
  return readQuery(client, operations.wallet, {})
}
