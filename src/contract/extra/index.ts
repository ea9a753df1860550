/**
 * What the Service says of an offer beyond the specification, for cards of your own. Say what you expect by
 * augmentation: `declare module '@experience-program/react' { interface OfferExtra { readonly partner?: string } }`.
 * Nothing checks it: a field can be missing or have another type.
 */
export interface OfferExtra {
  readonly [field: string]: unknown
}

/** As {@link OfferExtra}, of a redemption. */
export interface RedemptionExtra {
  readonly [field: string]: unknown
}

/** As {@link OfferExtra}, of a member, as the organisation's backend sees them. */
export interface MemberExtra {
  readonly [field: string]: unknown
}
