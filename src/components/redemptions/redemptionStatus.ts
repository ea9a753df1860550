import {
  type Offer,
  type Redemption,
  type RedemptionStatus,
  redemptionStatuses,
} from '../../contract/index.ts'
import type { MessageOverrides, redemptionsMessages, Translate } from '../../i18n/index.ts'

/** Overrides of the texts about redeeming, redemptions and feedback. */
export type RedemptionsMessages = MessageOverrides<typeof redemptionsMessages>

export type RedemptionsTranslate = Translate<typeof redemptionsMessages>

/** The status if this version knows it, else `null`. */
export function knownStatus({ status }: Pick<Redemption, 'status'>): RedemptionStatus | null {
  return redemptionStatuses.find((known) => known === status) ?? null
}

type FindMessage = (key: string) => string | null

/**
 * The status, or what comes next, in words: the host's or ours, else neutral ones. The Service's own word is
 * never shown.
 */
export function statusWords(
  { status }: Pick<Redemption, 'status'>,
  of: 'status' | 'next',
  find: FindMessage,
): string {
  return (status ? find(`redemptions.${of}.${status}`) : null) ?? find(`redemptions.${of}.other`) ?? ''
}

/** Why it was cancelled, in words; those of *other* for a reason that has no words. */
export function reasonWords(
  { canceledReason }: Pick<Redemption, 'canceledReason'>,
  find: FindMessage,
): string {
  return (
    (canceledReason ? find(`redemptions.reason.${canceledReason}`) : null) ??
    find('redemptions.reason.OTHER') ??
    ''
  )
}

/** Whether its progress is shown: not where it is cancelled, and not for a status that this version does not know. */
export function hasProgress(redemption: Pick<Redemption, 'status'>): boolean {
  const status = knownStatus(redemption)
  return status !== null && status !== 'CANCELED'
}

/** When it is: as agreed for the redemption, else as offered. Never a start of one with the end of the other. */
export function redemptionDates(
  { startAt, endAt }: Redemption,
  offer: Offer | undefined,
): Pick<Offer, 'startAt' | 'endAt'> {
  return startAt === undefined && endAt === undefined
    ? { startAt: offer?.startAt, endAt: offer?.endAt }
    : { startAt, endAt }
}
