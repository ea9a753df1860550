/**
 * Keeps which offers a member saved: your own backend, or `savedInThisBrowser()`. Each call may be answered late, or
 * never: what the member did is shown at once, and taken back in words where the store fails (or does not answer within
 * 20 s).
 */
export interface SavedOffersStore {
  /** Ids of offers, the one saved last first; what is no id is left out. `null`: nothing can be saved for them. */
  list(member: SavedOffersMember): Promise<readonly string[] | null>
  /** Saves an offer; one that is saved already stays so. */
  save(offerId: string, member: SavedOffersMember): Promise<unknown>
  /** Takes it off; one that is not saved stays so. */
  remove(offerId: string, member: SavedOffersMember): Promise<unknown>
  /**
   * Calls `onChange` after a change from elsewhere (another tab or device), until the returned function is called.
   * Without it the list is read again when the page is seen again.
   */
  subscribe?(onChange: () => void, member: SavedOffersMember): () => void
}

/** Whose saved offers a {@link SavedOffersStore} is asked for. */
export interface SavedOffersMember {
  /** The Service's address. */
  readonly baseUrl: string
  /** As the grants of the session name the member; `null` while, and where, they do not. */
  readonly memberId: string | null
  /** Aborted when the session ends. */
  readonly signal: AbortSignal
}

/**
 * What a store calls a list of offers: each id once, without rows that are none. By hand: a schema of zod here would
 * take zod out of what a page loads at once, and that costs every page more than it weighs.
 *
 * @throws for what is no list.
 */
export function readSavedIds(answer: unknown): readonly string[] {
  if (!Array.isArray(answer))
    throw new TypeError('@experience-program/react: `saved` gave no list of offers.')
  return [...new Set(answer.filter((row) => typeof row === 'string' && row !== ''))] as readonly string[]
}
