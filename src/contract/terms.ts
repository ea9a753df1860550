import * as z from 'zod/mini'
import { lenient, nonEmptyString, object, open, orNull } from './lenient.ts'
import { defineRead, noInput } from './operation.ts'

/**
 * Metadata of a legal document. `acceptedAt` is null when the member has not accepted the current `version`;
 * without a `type` and a `version` a document can be neither shown nor accepted, so both are required of a row.
 */
export const termsDocumentSchema = object({
  type: open(['TERMS_OF_SERVICE']),
  version: z.string(),
  publishedAt: lenient(z.string()),
  acceptedAt: orNull(nonEmptyString()),
})
/** A legal document as the Service knows it: type, version, and when it was accepted. */
export type TermsDocument = z.infer<typeof termsDocumentSchema>

export const termsSchema = object({ documents: z.array(termsDocumentSchema) })
export type Terms = z.infer<typeof termsSchema>

/**
 * The member's legal documents. Here an unreadable row is an unreadable response: dropping a document that
 * the member has not accepted would open the gate.
 */
export const terms = defineRead({
  name: 'terms',
  path: '/v1/terms',
  params: noInput,
  response: termsSchema,
})
