import type { TermsDocuments } from '../src/index.ts'

/** Made-up terms, as a host would give them. */
export const termsText: TermsDocuments = {
  TERMS_OF_SERVICE: {
    content: (
      <>
        <h2 className="xp-type-title-3" style={{ marginBlock: '1.25rem 0.5rem' }}>
          1. Your points
        </h2>
        <p style={{ margin: 0 }}>
          Points belong to the member they were given to. They are taken when an experience is redeemed and
          come back in full when it is cancelled before the venue has confirmed it.
        </p>
        <h2 className="xp-type-title-3" style={{ marginBlock: '1.25rem 0.5rem' }}>
          2. Asking for an experience
        </h2>
        <p style={{ margin: 0 }}>
          Asking is free and commits neither of us. It opens a conversation with the concierge team and gives
          them the dates you name.
        </p>
        <h2 className="xp-type-title-3" style={{ marginBlock: '1.25rem 0.5rem' }}>
          3. What we keep, and what we do not
        </h2>
        <p style={{ margin: 0 }}>
          What you tell us about diet, allergies and access goes to the concierge team and is not stored.
        </p>
      </>
    ),
  },
}

/** The same as a link. */
export const termsLink: TermsDocuments = { TERMS_OF_SERVICE: { href: '#/terms' } }
