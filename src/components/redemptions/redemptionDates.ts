import type { Offer, Redemption } from '../../contract/index.ts'

/** When it is: as agreed for the redemption, else as offered. Never a start of one with the end of the other. */
export function redemptionDates(
  { startAt, endAt }: Redemption,
  offer: Offer | undefined,
): Pick<Offer, 'startAt' | 'endAt'> {
  return startAt === undefined && endAt === undefined
    ? { startAt: offer?.startAt, endAt: offer?.endAt }
    : { startAt, endAt }
}
