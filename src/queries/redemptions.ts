import { isExperienceError } from '../client/index.ts'
import { operations, type Redemption } from '../contract/index.ts'
import type { ExperienceKit } from './kit.ts'
import { findRow } from './listQuery.ts'
import { redemptionList } from './reads.ts'
import { invalidateAfter } from './invalidates.ts'
import { submitWrite, type WriteResult } from './submitWrite.ts'
import type { WriteRecord } from './writeRecords.ts'

/**
 * Redeems an offer: points are debited. One write record per offer, so that a double click, a lost answer, leaving and
 * coming back, or a reload never spends twice.
 */
export async function createRedemption(
  kit: ExperienceKit,
  offerId: string,
): Promise<WriteResult<Redemption>> {
  const { key } = kit.writeRecords.get(operations.createRedemption.name, offerId)
  const isKeyed = key !== null && kit.client.assumptions.idempotentWrites.createRedemption
  const result = await submitWrite(kit, operations.createRedemption, {
    subject: offerId,
    params: {},
    readBody: () => ({ offer: offerId }),
    ...(isKeyed ? {} : { learn: (earlier) => learnFromList(kit, earlier) }),
  })
  // Refused, so something is not as the member saw it: sold out, fewer points, another price.
  if (!result.ok && refusals.some((kind) => isExperienceError(result.error, kind)))
    invalidateAfter(kit, operations.createRedemption.name)
  return result
}

const refusals = ['rejected', 'conflict', 'permission', 'not-found'] as const

/**
 * Without a key that replays, only the list can say what became of an attempt whose answer was lost. In doubt it says
 * done: a member who wants a second one can still ask for it, but points that were spent twice are gone.
 */
async function learnFromList(
  kit: ExperienceKit,
  before: WriteRecord,
): Promise<WriteResult<Redemption> | null> {
  try {
    const isWanted = ({ offer, status }: Redemption) => offer === before.subject && status !== 'CANCELED'
    const found = await findRow(kit, redemptionList, isWanted, { staleTime: 0 })
    if (!found) {
      kit.writeRecords.remove(before.operation, before.subject)
      return null
    }
    kit.writeRecords.set({ ...before, key: null, bytes: null, outcome: 'done', data: found, error: null })
    return { ok: true, data: found, isEarlierAttempt: true }
  } catch (error) {
    kit.writeRecords.set({ ...before, outcome: 'unknown', error })
    return { ok: false, error }
  }
}
