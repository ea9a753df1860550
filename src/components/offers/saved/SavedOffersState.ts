/** An attempt that failed: what was wanted. */
export interface SaveFailure {
  readonly isSaved: boolean
  /** Set once it was announced. */
  isAnnounced: boolean
}

/** What is known of a member's saved offers. */
export interface SavedOffersState {
  /** `unavailable`: the store says that nothing can be saved for this member. */
  readonly status: 'loading' | 'failed' | 'unavailable' | 'ready'
  /** As the member sees them, the one saved last first. */
  readonly ids: readonly string[]
  /** Why the list could not be read. */
  readonly error: unknown
  /** By the offer's id, until the next attempt. */
  readonly failures: ReadonlyMap<string, SaveFailure>
  /** What the member took off last, until it is saved again or could not be taken off. */
  readonly removed: { readonly offerId: string } | null
}

/** The saved offers of one session, shared by all its providers. */
export interface SavedOffers {
  readonly read: () => SavedOffersState
  /** Reads the list as long as somebody listens. */
  readonly subscribe: (listener: () => void) => () => void
  /** Saves an offer or takes it off: at once for the member, then in the store. */
  readonly change: (offerId: string, isSaved: boolean) => void
  /** Reads the list again. */
  readonly refresh: () => void
}
