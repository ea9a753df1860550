import type { operations } from '../contract/index.ts'
import type { ExperienceKit } from './kit.ts'

type Operations = typeof operations

/** The name of an operation that reads. */
export type ReadName = {
  [Key in keyof Operations]: Operations[Key]['method'] extends 'GET' ? Operations[Key]['name'] : never
}[keyof Operations]

/** The name of an operation that writes. */
export type WriteName = Exclude<Operations[keyof Operations]['name'], ReadName>

/** Which reads a write changes: exactly these are read again after it was done, or may have been done. */
export const invalidates: Readonly<Record<WriteName, readonly ReadName[]>> = {
  createRedemption: ['wallet', 'ledger', 'redemptions', 'offers', 'offer', 'eligibility', 'conversations'],
  submitFeedback: ['redemption', 'redemptions'],
  createInterest: ['conversations'],
  submitIntake: ['interest'],
  verifyPhone: ['interest'],
  issuePhoneCode: [],
  sendMessage: ['messages'],
  acceptTerms: ['terms'],
}

/** Invalidates what `write` changes: reads on screen are read again at once, the others when they are next shown. */
export function invalidateAfter(kit: ExperienceKit, write: WriteName): void {
  invalidateReads(kit, invalidates[write])
}

/** Invalidates all entries of these reads. After the end of the session there are none. */
export function invalidateReads(
  { queryClient, session }: Pick<ExperienceKit, 'queryClient' | 'session'>,
  reads: readonly ReadName[],
): void {
  if (session.status === 'ended') return
  for (const read of reads) void queryClient.invalidateQueries({ queryKey: ['xp', session.id, read] })
}
