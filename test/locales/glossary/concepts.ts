/** What messages speak of, and how one sees it in the English. */
interface Concept {
  /** As the glossary's table says it. */
  readonly title: string
  readonly english: RegExp
  /** Where the English word means this. Default: everywhere. */
  readonly keys?: RegExp
}

/** The concepts that have one word in every language. */
export const concepts = {
  experience: { title: 'experience (an offer)', english: /\bexperiences?\b/i },
  redeem: { title: 'redeem', english: /\bredeem/i },
  points: { title: 'points', english: /\bpoints?\b/i },
  taken: { title: 'taken (points)', english: /\b(is|are|was|were|been) taken\b/i, keys: /^(?!.*soldOut)/ },
  balance: { title: 'balance', english: /\bbalances?\b/i },
  wallet: { title: 'wallet', english: /\bwallet\b/i },
  refund: { title: 'refund', english: /\brefund/i },
  request: {
    title: 'request, ask for it',
    english: /\brequest (form|has|is)\b|your request:|^ask for\b/i,
    keys: /^(?!redemptions\.next)/,
  },
  concierge: { title: 'concierge', english: /\bconcierge\b/i },
  conversation: { title: 'conversation', english: /\bconversations?\b/i },
  message: { title: 'message', english: /\bmessages?\b/i },
  guests: { title: 'guests', english: /\bguests?\b/i },
  seat: { title: 'place (a seat)', english: /\bplaces? (left|is|has)\b|\bno place\b/i },
  location: { title: 'place (where it is)', english: /\b(a|name,) place\b|\bplaces$/i },
  soldOut: { title: 'sold out', english: /\bsold out\b/i },
  saved: { title: 'save, saved (an offer)', english: /\bsaved?\b/i, keys: /^(saved\.|hub\.saved)/ },
  stored: { title: 'stored (sensitive answers)', english: /\bstored\b/i },
  terms: { title: 'terms', english: /\bterms\b/i },
  accept: { title: 'accept (terms)', english: /\baccept/i, keys: /^terms\./ },
  code: { title: 'code (to the phone)', english: /(?<!country )\bcode\b/i, keys: /^(phone|interests)\./ },
  countryCode: { title: 'country code', english: /\bcountry code\b/i },
  reference: { title: 'reference', english: /\breference\b/i },
  organisation: { title: 'organisation', english: /\borganisation\b/i },
  provider: { title: 'provider (who holds the experience)', english: /\bprovider\b/i },
  tryAgain: { title: 'try again', english: /\btry(ing)? again\b/i },
} as const satisfies Record<string, Concept>

export type ConceptName = keyof typeof concepts
