import type { ExperienceClient } from '../client/index.ts'
import { operations, type Terms } from '../contract/index.ts'
import type { ReadOptions } from './ReadOptions.ts'
import { readQuery } from './readQuery.ts'

/** The member's legal documents. `acceptedAt: null` is outstanding, also after an older version was accepted. */
export function termsQuery(client: ExperienceClient): ReadOptions<Terms> {
  return readQuery(client, operations.terms, {})
}
