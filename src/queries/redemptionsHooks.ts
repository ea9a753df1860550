'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toError } from '../base/index.ts'
import { ExperienceError, isExperienceError } from '../client/index.ts'
import {
  type FeedbackInput,
  type Offer,
  operations,
  type Redemption,
  type Wallet,
} from '../contract/index.ts'
import { useExperienceKit } from './KitContext.ts'
import { keepAnswer, setCachedData } from './fetchFresh.ts'
import { findNewPrice } from './findNewPrice.ts'
import {
  invalidateAfter,
  invalidateReads,
  type ReadName,
  submitWrite,
  type WriteResult,
} from './submitWrite.ts'
import type { ExperienceKit } from './kit.ts'
import { isOfOffer } from './knownRedemptions.ts'
import { findFreshRow } from './listRows.ts'
import { useFollowed } from './polling.ts'
import type { ReadResult } from './readQuery.ts'
import { readUntilListed } from './readUntilListed.ts'
import { redemptionMemoryOf } from './redemptionMemory.ts'
import { redemptionList, redemptionQuery, redemptionRead, redemptionsQuery, walletQuery } from './reads.ts'
import { type ListResult, useList } from './useList.ts'
import { useWrite, type WriteState } from './useWrite.ts'
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
    setCachedData(kit, redemptionQuery(kit.client, result.data).queryKey, result.data)
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
function isReplayable({ client }: ExperienceKit, { key }: WriteRecord): boolean {
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

/** The member's redemptions as far as they were read, newest first, and `fetchMore` for the next page. */
export function useRedemptions(): ListResult<Redemption> {
  return useList<Redemption>(operations.redemptions)
}

export interface UseRedemptionOptions {
  /**
   * Reads again while it is open: with the default `assumptions.redemptionPolling` every 15 s with attention,
   * up to 2 minutes without. Default false.
   */
  readonly isFollowed?: boolean
}

/** One redemption. Shown at once when the list has it already. A redemption that is over is not followed. */
export function useRedemption(
  id: string,
  { isFollowed = false }: UseRedemptionOptions = {},
): ReadResult<Redemption> {
  const kit = useExperienceKit()
  const { queryClient, client } = kit
  const options = redemptionRead(kit, id)
  const { rules } = useFollowed(kit, {
    queryKey: options.queryKey,
    topic: { type: 'redemption', id },
    pace: client.assumptions.redemptionPolling,
    isFollowed: () => isFollowed && !isOver(queryClient.getQueryData(options.queryKey)),
  })
  const result = useQuery({ ...options, ...rules }, queryClient)
  useChangeSeen(result.data)
  return result
}

function isOver(redemption: Redemption | undefined): boolean {
  return redemption?.status === 'COMPLETED' || redemption?.status === 'CANCELED'
}

/**
 * Redeems an offer for points. Status `unknown`, also after a reload and after signing in again: submitting again first
 * reads the list of redemptions to learn what became of it. While it is under way a second submit joins it; once it is
 * `done`, the next one redeems again: show what came of it in place of the button.
 */
export function useCreateRedemption(offerId: string): WriteState<Redemption> & {
  /**
   * While the status is `unknown`: whether submitting sends the same again when the list shows no redemption. False
   * without a key: then it is `refused` with code `not-made`, and the member decides.
   */
  readonly isReplayable: boolean
  readonly submit: (input?: RedeemInput) => Promise<WriteResult<Redemption>>
} {
  const kit = useExperienceKit()
  redemptionMemoryOf(kit)
  const state = useWrite(operations.createRedemption, offerId)
  return {
    ...state,
    isReplayable: isReplayable(kit, kit.writeRecords.get(operations.createRedemption.name, offerId)),
    submit: (input) => createRedemption(kit, offerId, input),
  }
}

async function submitFeedback(
  kit: ExperienceKit,
  id: string,
  feedback: FeedbackInput,
): Promise<WriteResult<Redemption>> {
  const result = await submitWrite(kit, operations.submitFeedback, {
    subject: id,
    params: { id },
    readBody: () => feedback,
    // An answer without it does not say that it was not taken.
    keep: (data) =>
      keepAnswer<Redemption>(
        kit,
        redemptionQuery(kit.client, { id }).queryKey,
        (known) => data.feedback && { ...known, ...data },
      ),
  })
  if (!result.ok && isExperienceError(result.error) && String(result.error.status).startsWith('4')) {
    // Any 4xx may say that it is not COMPLETED (any more): what the member sees must say so.
    invalidateAfter(kit, operations.submitFeedback.name)
  }
  return result
}

/** Rates a completed redemption, 0 to 10, with an optional comment. A second answer replaces the first. */
export function useSubmitFeedback(redemptionId: string): WriteState<Redemption> & {
  readonly submit: (feedback: FeedbackInput) => Promise<WriteResult<Redemption>>
} {
  const kit = useExperienceKit()
  return {
    ...useWrite(operations.submitFeedback, redemptionId),
    submit: (feedback) => submitFeedback(kit, redemptionId, feedback),
  }
}

/**
 * Once another status is seen than the list has, the list is old. A cancellation gives points back (specification,
 * Redemption): then the balance and history read before are old too.
 */
function useChangeSeen(redemption: Redemption | undefined): void {
  const { queryClient, session, client } = useExperienceKit()
  const { id, status } = redemption ?? {}
  const seen = useRef({ id, status })
  useEffect(() => {
    // What another redemption was says nothing of this one.
    const before = seen.current.id === id ? seen.current.status : undefined
    seen.current = { id, status }
    const list = queryClient.getQueryData(redemptionsQuery(client).queryKey)
    const row = list?.rows.find((row) => row.id === id)
    const reads: readonly ReadName[] = [
      ...(row && row.status !== status ? (['redemptions'] as const) : []),
      ...(before !== undefined && before !== status && status === 'CANCELED'
        ? (['wallet', 'ledger'] as const)
        : []),
    ]
    if (reads.length > 0) invalidateReads({ queryClient, session }, reads)
  }, [id, status, queryClient, session, client])
}
