'use client'

import type { Redemption, RedemptionStatus } from '../../contract/index.ts'
import { redemptionsMessages, useMessages } from '../../i18n/index.ts'
import { knownStatus, statusWords } from '../redemptions/index.ts'

/** How a redemption stands, in the member's language. */
export interface RedemptionStatusText {
  /** `null` for one that this version does not know; `label` and `next` then say so in neutral words. */
  readonly status: RedemptionStatus | null
  /** In a word or two. */
  readonly label: string
  /** What comes next, in a sentence. */
  readonly next: string
}

/** How a redemption stands, in words. */
export function useRedemptionStatus(redemption: Pick<Redemption, 'status'>): RedemptionStatusText {
  const { find } = useMessages(redemptionsMessages)
  return {
    status: knownStatus(redemption),
    label: statusWords(redemption, 'status', find),
    next: statusWords(redemption, 'next', find),
  }
}
