import { developerError, hashText } from '../../base/index.ts'
import { readSavedIds, type SavedOffersMember, type SavedOffersStore } from './SavedOffersStore.ts'

/** Options of {@link savedInThisBrowser}. */
export interface SavedInThisBrowserOptions {
  /**
   * Takes a member's saved offers out of this browser when their session ends on a page that shows offers
   * (`session.end()`, or a token endpoint that says they are signed out). Default `false`: they are there again at the
   * next sign-in.
   */
  readonly clearAtSignOut?: boolean | undefined
}

const maxOffers = 500

/**
 * Keeps saved offers in the `localStorage` of this browser: ids of offers under a hash of the Service's address and the
 * member, at most 500, until they are taken off. Other tabs follow. A member whom the session's grants do not name
 * (`memberId`) has no hearts: the next one of this browser would see what was saved. `save` rejects where storage is
 * full or forbidden.
 */
export function savedInThisBrowser({
  clearAtSignOut = false,
}: SavedInThisBrowserOptions = {}): SavedOffersStore {
  const watched = new WeakSet<AbortSignal>()

  function clearLater(signal: AbortSignal, key: string) {
    if (!clearAtSignOut || watched.has(signal)) return
    watched.add(signal)
    signal.addEventListener('abort', () => write(key, []), { once: true })
  }

  return {
    async list(member) {
      const key = keyOf(member)
      if (key === null) return null
      clearLater(member.signal, key)
      return read(key)
    },
    async save(offerId, member) {
      const key = namedKeyOf(member)
      const others = read(key).filter((id) => id !== offerId)
      if (others.length >= maxOffers) throw tooMany()
      write(key, [offerId, ...others])
    },
    async remove(offerId, member) {
      const key = namedKeyOf(member)
      write(
        key,
        read(key).filter((id) => id !== offerId),
      )
    },
    subscribe(onChange, member) {
      const handleStorage = ({ key }: StorageEvent) => {
        // Without a key everything was cleared.
        if (key === null || key === keyOf(member)) onChange()
      }
      window.addEventListener('storage', handleStorage)
      return () => window.removeEventListener('storage', handleStorage)
    },
  }
}

/** Not the member's id itself: whoever reads the storage need not learn it. */
function keyOf({ baseUrl, memberId }: SavedOffersMember): string | null {
  return memberId === null ? null : `xp:saved:${hashText(JSON.stringify([baseUrl, memberId]))}`
}

function namedKeyOf(member: SavedOffersMember): string {
  const key = keyOf(member)
  if (key !== null) return key
  throw developerError(
    'savedInThisBrowser cannot save for a member without a name.',
    () =>
      process.env.NODE_ENV !== 'production' &&
      'The next member of this browser would see it. Have your token endpoint say whose each grant is (memberId).',
  )
}

/** @throws where storage is forbidden. */
function read(key: string): readonly string[] {
  const text = localStorage.getItem(key)
  try {
    return readSavedIds(JSON.parse(text ?? '[]'))
  } catch {
    return [] // Somebody else wrote it.
  }
}

/** @throws where storage is full or forbidden. */
function write(key: string, offerIds: readonly string[]): void {
  if (offerIds.length > 0) localStorage.setItem(key, JSON.stringify(offerIds))
  else localStorage.removeItem(key)
}

const tooMany = () =>
  new RangeError(`@experience-program/react: ${maxOffers} offers are saved in this browser already.`)
