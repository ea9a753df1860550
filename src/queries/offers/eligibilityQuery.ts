import type { ExperienceClient } from '../../client/index.ts'
import { operations } from '../../contract/index.ts'
import { readQuery } from '../readQuery.ts'

// Written out: TypeScript cannot name the inferred type in a declaration file.
type EligibilityQuery = ReturnType<typeof readQuery<typeof operations.eligibility>> & { readonly enabled: boolean }

/** Whether the member may redeem an offer. Assumed, and off by default. */
export function eligibilityQuery(client: ExperienceClient, { id }: { readonly id: string }): EligibilityQuery {
  return { ...readQuery(client, operations.eligibility, { params: { id } }), enabled: client.isEnabled(operations.eligibility) }
}
