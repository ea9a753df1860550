import { onlineManager } from '@tanstack/react-query'
import { ExperienceError } from '../client/index.ts'
import { type Offer, operations } from '../contract/index.ts'
import type { ExperienceKit } from './kit.ts'
import { offerRead } from './offers.ts'
import { fetchRead } from './readQuery.ts'

/** A member who has confirmed waits so long at most for the price to be read again. */
const maxReadMs = 5_000

/**
 * What speaks against redeeming an offer at the price that the member has agreed to: it was read a while ago, and is
 * another by now. `null`: nothing, or it cannot be read, and the Service decides.
 */
export async function findNewPrice(kit: ExperienceKit, agreed: Offer): Promise<ExperienceError | null> {
  if (!onlineManager.isOnline()) return null
  try {
    const offer = await Promise.race([
      fetchRead(kit, { ...offerRead(kit, agreed.id), retry: false }),
      new Promise<never>((_, reject) => setTimeout(reject, maxReadMs)),
    ])
    return offer && isSamePrice(offer, agreed) ? null : objection(offer)
  } catch {
    return null
  }
}

function objection(offer: Offer | null): ExperienceError {
  const operation = operations.createRedemption.name
  return offer
    ? new ExperienceError('The offer costs something else than was agreed to. Nothing was sent.', {
        kind: 'conflict',
        code: 'price-changed',
        operation,
      })
    : new ExperienceError('The offer is no longer offered. Nothing was sent.', {
        kind: 'not-found',
        operation,
      })
}

/** Points are what is taken. Where there are none, what is shown is agreed to. */
function isSamePrice(one: Offer, other: Offer): boolean {
  const isInPoints = one.pointsPrice !== undefined || other.pointsPrice !== undefined
  return isInPoints ? one.pointsPrice === other.pointsPrice : one.display?.amount === other.display?.amount
}
