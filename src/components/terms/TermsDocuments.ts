import type { ReactNode } from 'react'

/** What the host gives of one legal document: the Service has its version only, neither title nor text. */
export interface TermsDocumentText {
  /** Where the text is. Opens in a new tab. */
  readonly href?: string | undefined
  /** The text itself, shown in place. */
  readonly content?: ReactNode
  /** Default: the message `terms.type.…` of its type, else *Legal document*. */
  readonly title?: string | undefined
}

/** The text or link of each document, by its type: `{ TERMS_OF_SERVICE: { href: '/terms' } }`. */
export type TermsDocuments = Readonly<Record<string, TermsDocumentText>>
