'use client'

import { useQuery } from '@tanstack/react-query'
import { operations, type Terms, type TermsDocument } from '../contract/index.ts'
import { useExperienceKit } from './KitContext.ts'
import type { ReadResult } from './readQuery.ts'
import type { ExperienceKit } from './kit.ts'
import { keepAnswer } from './fetchFresh.ts'
import { submitWrite, type WriteResult } from './submitWrite.ts'
import { termsQuery } from './reads.ts'
import { useWrite, type WriteState } from './useWrite.ts'

/** The member's legal documents, and which of them are accepted in their current version. */
export function useTerms(): ReadResult<Terms> {
  const { client, queryClient } = useExperienceKit()
  return useQuery(termsQuery(client), queryClient)
}

/** What says which document was accepted, in which version. */
export type AcceptedDocument = Pick<TermsDocument, 'type' | 'version'>

async function acceptTerms(
  kit: ExperienceKit,
  { type, version }: AcceptedDocument,
): Promise<WriteResult<Terms>> {
  return submitWrite(kit, operations.acceptTerms, {
    subject: type,
    params: {},
    readBody: () => ({ type, version }),
    keep: (data) => keepAnswer(kit, termsQuery(kit.client).queryKey, () => data),
  })
}

/**
 * Accepts one document in the version that was read. Needs `assumptions.operations.acceptTerms`; passes the write gate.
 */
export function useAcceptTerms(type: string): WriteState<Terms> & {
  readonly submit: (document: AcceptedDocument) => Promise<WriteResult<Terms>>
} {
  const kit = useExperienceKit()
  return { ...useWrite(operations.acceptTerms, type), submit: (document) => acceptTerms(kit, document) }
}
