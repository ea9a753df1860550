import { isOutcomeUnknown } from '../../client/index.ts'
import { operations, type Terms, type TermsDocument } from '../../contract/index.ts'
import { type ExperienceKit, fetchFresh } from '../../queries/index.ts'

/** Accepts one document in the version that was read; rejects when it was refused or the answer was lost. */
export type AcceptDocument = (document: TermsDocument) => Promise<void>

export type AcceptanceOutcome =
  /** The Service says so. */
  | { readonly kind: 'accepted' }
  /** The Service has other versions, or other documents, than those that were read: they are shown now. */
  | { readonly kind: 'changed' }
  /** Every `accept` went through, and the Service does not tell of it. */
  | { readonly kind: 'unconfirmed' }
  /** `isUnknown`: it was sent, and the Service could not be asked what became of it. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly isUnknown: boolean }

/** The documents that the member has not accepted in their current version. */
export function outstandingOf({ documents }: Terms): readonly TermsDocument[] {
  return documents.filter(({ acceptedAt }) => acceptedAt === null)
}

/** What a tick and an acceptance are about: this document in this version. */
export const versionOf = ({ type, version }: TermsDocument): string => JSON.stringify([type, version])

/**
 * Accepts what was read. The Service is asked before and after: before, since consent is to the version that was on the
 * screen; after, since only the Service knows whether it was recorded, also where an answer was lost.
 */
export async function acceptOutstanding(
  kit: ExperienceKit,
  read: readonly TermsDocument[],
  accept: AcceptDocument,
): Promise<AcceptanceOutcome> {
  const wasRead = new Set(read.map(versionOf))
  const isUnread = (document: TermsDocument) => !wasRead.has(versionOf(document))
  // It may have been recorded.
  let isSent = false
  try {
    const before = outstandingOf(await fetchFresh(kit, operations.terms, {}))
    if (before.some(isUnread)) return { kind: 'changed' }
    const failure = await acceptEach(before, accept)
    isSent = failure ? isOutcomeUnknown(failure.error) : before.length > 0
    const after = outstandingOf(await fetchFresh(kit, operations.terms, {}))
    if (after.length === 0) return { kind: 'accepted' }
    if (after.some(isUnread)) return { kind: 'changed' }
    return failure ? { kind: 'failed', error: failure.error, isUnknown: false } : { kind: 'unconfirmed' }
  } catch (error) {
    return { kind: 'failed', error, isUnknown: isSent }
  }
}

/** Stops at the first that fails: the next would most likely fail too, and one failure is told at a time. */
async function acceptEach(
  documents: readonly TermsDocument[],
  accept: AcceptDocument,
): Promise<{ readonly error: unknown } | null> {
  for (const document of documents) {
    try {
      await accept(document)
    } catch (error) {
      return { error }
    }
  }
  return null
}
