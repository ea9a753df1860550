import type { Offer } from '../../contract/index.ts'

/** An offer as the sandbox keeps it. */
export interface StoredOffer {
  readonly id: string
  /** As served, but `images` hold file names below the pictures' base. */
  readonly offer: Partial<Offer> & { readonly id: string }
  /** Tiers that may redeem it; left out, all may. */
  readonly tiers?: readonly string[]
}
