import { toError } from '../base/index.ts'
import { ExperienceError, isExperienceError } from '../client/index.ts'
import { type Offer, operations, type Redemption, type Wallet } from '../contract/index.ts'
import { setWriteAnswer } from './fetchFresh.ts'
import { findNewPrice } from './findNewPrice.ts'
import type { ExperienceKit } from './kit.ts'
import { isOfOffer } from './knownRedemptions.ts'
import { findFreshRow } from './listRows.ts'
import { readUntilListed } from './readUntilListed.ts'
import { redemptionMemoryOf } from './redemptionMemory.ts'
import { redemptionList, redemptionQuery, redemptionsQuery, walletQuery } from './reads.ts'
import { invalidateAfter, invalidateReads, submitWrite, type WriteResult } from './submitWrite.ts'
import type { WriteRecord } from './writeRecords.ts'

/** What a member has confirmed. */
export interface RedeemInput {
  /**
   * The offer as the member has seen it. Where it was read more than 30 s ago it is read again first, and where it
   * costs something else by now nothing is sent: refused with `conflict` and code `price-changed`.
   */
  readonly agreed?: Offer | undefined
}

/**
 * Redeems an offer: points are debited. One write record per offer, so that a double click, a lost answer, leaving and
 * coming back, a reload or signing in again never spends twice. After an unknown outcome the list is read first.
 */
export async function createRedemption(
  kit: ExperienceKit,
  offerId: string,
  { agreed }: RedeemInput = {},
): Promise<WriteResult<Redemption>> {
  const memory = redemptionMemoryOf(kit)
  const before = walletBefore(kit, offerId, agreed)
  const result = await submitWrite(kit, operations.createRedemption, {
    subject: offerId,
    params: {},
    readBody: () => ({ offer: offerId }),
    learn: (earlier) => learnFromList(kit, earlier),
    findObjection: agreed && (() => findNewPrice(kit, agreed)),
    baseline: () => before && JSON.stringify(before),
    prepare: memory.isOwnerAwaited(offerId) ? () => learnOwner(kit) : readBefore(kit, offerId),
  })
  if (result.ok) {
    // Its own page shows it at once, also where the Service does not find it yet.
    setWriteAnswer(kit, redemptionQuery(kit.client, result.data).queryKey, result.data)
    void readUntilListed(kit, result.data, before)
  }
  if (!result.ok && refusals.some((kind) => isExperienceError(result.error, kind)))
    noteRefused(kit, result.error)
  return result
}

/**
 * The wallet before a redemption, which tells a reading from a copy that is behind. None is known after an attempt that
 * may have been done, and what is free changes nothing.
 */
function walletBefore(kit: ExperienceKit, offerId: string, agreed: Offer | undefined): Wallet | undefined {
  const { outcome } = kit.writeRecords.get(operations.createRedemption.name, offerId)
  if (outcome === 'unknown' || agreed?.pointsPrice === 0) return undefined
  return kit.queryClient.getQueryData(walletQuery(kit.client).queryKey)
}

/** Refused, so something is not as the member saw it: sold out, fewer points, another price. */
function noteRefused(kit: ExperienceKit, error: ExperienceError | Error): void {
  // What was found before anything was sent was read just now, but not by a list that the offer is not read out of.
  if (isExperienceError(error) && error.status === null)
    invalidateReads(kit, kit.client.isEnabled(operations.offer) ? ['offers'] : [])
  else invalidateAfter(kit, operations.createRedemption.name)
}

const refusals = ['rejected', 'conflict', 'permission', 'not-found'] as const

/** Grants say who the member is: what is remembered of an offer waits for one, before anything is sent. */
async function learnOwner(kit: ExperienceKit): Promise<void> {
  const { client } = kit
  await client.call(client.isEnabled(operations.redemptions) ? operations.redemptions : operations.wallet, {})
  redemptionMemoryOf(kit).settleOwner()
}

/**
 * Without keys the list is read before an attempt, since it alone can say what became of it: what is not in it then is
 * new. Where it cannot be read, the member's clock has to do.
 */
function readBefore(kit: ExperienceKit, offerId: string): (() => Promise<void>) | undefined {
  const { outcome } = kit.writeRecords.get(operations.createRedemption.name, offerId)
  const isSafe = kit.client.assumptions.idempotentWrites.createRedemption
  if (isSafe || outcome === 'unknown' || !kit.client.isEnabled(operations.redemptions)) return undefined
  const options = { ...redemptionsQuery(kit.client), staleTime: 0, retry: false }
  return () => kit.queryClient.fetchQuery(options).then(noop, noop)
}

const noop = () => undefined

const minuteMs = 60_000
/**
 * How wrong the member's clock may be when a redemption is told from one that was there before the attempt. Where a
 * key can settle it a little, since the same key never acts twice; else a day, so that in doubt it was done: a member
 * who wants a second one can still ask for it, but points that were spent twice are gone.
 */
const clockSkewMs = { withKey: 10 * minuteMs, withoutKey: 24 * 60 * minuteMs }

/** Whether sending an attempt again cannot redeem a second time. */
export function isReplayable({ client }: ExperienceKit, { key }: WriteRecord): boolean {
  return key !== null && client.assumptions.idempotentWrites.createRedemption
}

/**
 * What the list says of an attempt whose answer was lost. It is read again from its first page to its last, whatever
 * was read before. `null`: it has none, or there is no list, and the key makes sending the same again safe. Without a
 * key nothing is sent: the member decides. A new redemption that does not name its offer leaves it unknown, and so does
 * a Service without list and key.
 */
async function learnFromList(
  kit: ExperienceKit,
  before: WriteRecord,
): Promise<WriteResult<Redemption> | null> {
  const isSafe = isReplayable(kit, before)
  if (isSafe && !kit.client.isEnabled(operations.redemptions)) return null
  const memory = redemptionMemoryOf(kit)
  const withoutKey = memory.knewAll(before.subject) ? Infinity : clockSkewMs.withoutKey
  const skewMs = isSafe ? clockSkewMs.withKey : withoutKey
  // The same key never acts twice: where nothing says when a redemption was made, the key knows.
  const rule = { skewMs, inDoubt: isSafe }
  const isNew = (row: Redemption) => !memory.isFromBefore(row, before.subject, rule)
  let canceled: Redemption | undefined
  const find = (isOfIt: true | undefined) =>
    findFreshRow(kit, redemptionList, (row) => {
      if (isOfOffer(row, before.subject) !== isOfIt || !isNew(row)) return false
      if (row.status === 'CANCELED' && isOfIt) canceled ??= row
      return row.status !== 'CANCELED'
    })
  try {
    let found = await find(true)
    if (!found && !isSafe) {
      // Only then is an empty list the last word.
      await memory.whenWorked(before.subject)
      found = await find(true)
      if (!found && (await find(undefined))) throw unnamedError()
    }
    // What the key made, and was cancelled since: the key would answer as it did then.
    if (isSafe) found ??= canceled
    if (found) {
      kit.writeRecords.set({ ...before, key: null, bytes: null, outcome: 'done', data: found, error: null })
      invalidateAfter(kit, operations.createRedemption.name)
      return { ok: true, data: found, isEarlierAttempt: true }
    }
  } catch (thrown) {
    const error = toError(thrown)
    kit.writeRecords.set({ ...before, outcome: 'unknown', error })
    return { ok: false, error }
  }
  if (isSafe) return null
  const error = new ExperienceError('The earlier attempt did not arrive. Nothing was sent again.', {
    kind: 'not-found',
    code: 'not-made',
    operation: before.operation,
  })
  kit.writeRecords.set({ ...before, key: null, bytes: null, outcome: 'refused', error })
  return { ok: false, error }
}

const unnamedError = () =>
  new ExperienceError('A new redemption does not say of which offer it is: it may be that of the attempt.', {
    kind: 'invalid-response',
    operation: operations.redemptions.name,
  })
