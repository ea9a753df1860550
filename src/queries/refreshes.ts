import type { ExperienceKit } from './kit.ts'

/** Which reads a write changes: after it was done, or may have been done, exactly these are read again. */
export const refreshes: Readonly<Record<string, readonly string[]>> = {
  createRedemption: ['wallet', 'ledger', 'redemptions', 'offers', 'offer', 'eligibility', 'conversations'],
  submitFeedback: ['redemption', 'redemptions'],
  createInterest: ['conversations'],
  submitIntake: ['interest'],
  verifyPhone: ['interest'],
  issuePhoneCode: [],
  sendMessage: ['messages'],
  acceptTerms: ['terms'],
}

/** Reads again what `operation` changes, where it is on screen; the rest is read when it is next shown. */
export function refreshAfter({ queryClient, session }: ExperienceKit, operation: string): void {
  if (session.status === 'ended') return
  for (const read of refreshes[operation] ?? [])
    void queryClient.invalidateQueries({ queryKey: ['xp', session.id, read] })
}
