import * as s from './schema/index.ts'
import { defineRead, noInput } from './operation.ts'

/**
 * Metadata of a legal document. `acceptedAt` is null when the member has not accepted the current `version`;
 * without a `type` and a `version` a document can be neither shown nor accepted, so both are required of a row.
 */
export const termsDocumentSchema = s.object({
  type: s.open(['TERMS_OF_SERVICE']),
  version: s.string(),
  publishedAt: s.lenient(s.string()),
  acceptedAt: s.orNull(s.string()),
})
/** A legal document as the Service knows it: type, version, and when it was accepted. */
export type TermsDocument = s.Infer<typeof termsDocumentSchema>

export const termsSchema = s.object({ documents: s.array(termsDocumentSchema) })
export type Terms = s.Infer<typeof termsSchema>

/**
 * The member's legal documents. Here an unreadable row is an unreadable response: dropping a document that
 * the member has not accepted would open the gate.
 */
export const terms = defineRead({
  name: 'terms',
  path: '/v1/terms',
  params: noInput,
  response: termsSchema,
  source: 'specification',
})
