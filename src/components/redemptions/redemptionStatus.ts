import { type Redemption, type RedemptionStatus, redemptionStatuses } from '../../contract/index.ts'
import { checkIcon, clockIcon, type IconDrawing, messageIcon } from '../../ui/index.ts'

/** How a status is shown: always a word, with an icon or a colour only where the member has something to gain from it. */
export interface StatusLook {
  readonly icon: IconDrawing | null
  readonly tone: 'ink' | 'care' | 'good'
}

const looks: Readonly<Record<RedemptionStatus, StatusLook>> = {
  SUBMITTED: { icon: clockIcon, tone: 'ink' },
  OPEN: { icon: clockIcon, tone: 'ink' },
  AWAITING_VENDOR: { icon: clockIcon, tone: 'ink' },
  AWAITING_CUSTOMER: { icon: messageIcon, tone: 'care' },
  PURCHASED: { icon: checkIcon, tone: 'good' },
  COMPLETED: { icon: null, tone: 'ink' },
  CANCELED: { icon: null, tone: 'ink' },
}

/** A status of a later version, or none. */
const otherLook: StatusLook = { icon: clockIcon, tone: 'ink' }

/** The status if this version knows it, else `null`. */
export function knownStatus({ status }: Pick<Redemption, 'status'>): RedemptionStatus | null {
  return redemptionStatuses.find((known) => known === status) ?? null
}

export function statusLook(redemption: Pick<Redemption, 'status'>): StatusLook {
  const status = knownStatus(redemption)
  return status === null ? otherLook : looks[status]
}

type FindMessage = (key: string) => string | null

/** Status, or what comes next, in words: the host's or ours for it, else neutral ones. A word of the Service is never shown raw. */
export function statusWords(
  { status }: Pick<Redemption, 'status'>,
  of: 'status' | 'next',
  find: FindMessage,
): string {
  return (status ? find(`redemptions.${of}.${status}`) : null) ?? find(`redemptions.${of}.other`) ?? ''
}

/** Why it was cancelled, in words; those of *other* for a reason that nobody has named. */
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
