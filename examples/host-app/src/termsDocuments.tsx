import type { TermsDocuments } from '@experience-program/react'

/** The Service knows which version of which document is in force; the text is the organisation's. Made up, as everything here. */
export const termsDocuments: TermsDocuments = {
  TERMS_OF_SERVICE: {
    title: 'Terms of the Marelle programme',
    content: (
      <>
        <p>
          Points are given by Marelle and spent here, on experiences. They are worth nothing elsewhere, and
          cannot be handed on.
        </p>
        <p>
          Redeeming an experience takes its points at once. A concierge then arranges it with the venue; if it
          is cancelled, the points come back in full.
        </p>
        <p>
          Asking for an experience takes no points and binds nobody. What you tell us of diet, allergies and
          access goes to your concierge and is not kept.
        </p>
      </>
    ),
  },
}
