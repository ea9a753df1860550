import type { ExperienceClient } from '../../client/index.ts'
import { operations } from '../../contract/index.ts'
import { readQuery } from '../readQuery.ts'

/** The member's legal documents. `acceptedAt: null` is outstanding, also after an older version was accepted. */
export function termsQuery(client: ExperienceClient) {
  return readQuery(client, operations.terms, {})
}
