'use client'

import type { ReactNode } from 'react'
import type { Redemption, RedemptionStatus } from '../../contract/index.ts'
import { redemptionsMessages, useMessages } from '../../i18n/index.ts'
import { checkIcon, clockIcon, Icon, type IconDrawing, messageIcon, replaceable } from '../../ui/index.ts'
import { knownStatus, type RedemptionsMessages, statusWords } from './redemptionStatus.ts'

/** Props of the part `RedemptionStatus`. */
export interface RedemptionStatusProps {
  readonly redemption: Redemption
  /** Default `small`, in a row; `regular` on a page. */
  readonly iconSize?: 'regular' | 'small' | undefined
  /** Other words. Keep the object's identity. */
  readonly messages?: RedemptionsMessages | undefined
  /** More about it, after a dot. */
  readonly children?: ReactNode
}

function BuiltInRedemptionStatus({
  redemption,
  iconSize = 'small',
  messages,
  children,
}: RedemptionStatusProps): ReactNode {
  const t = useMessages(redemptionsMessages, messages)
  const { icon, tone } = statusLook(redemption)
  return (
    <p className="xp-wrap xp-dotted xp-redemption-status xp-type-small" data-tone={tone}>
      {icon && <Icon drawing={icon} size={iconSize} />}
      <span className="xp-strong">{statusWords(redemption, 'status', t.find)}</span>
      {children && (
        <span>
          <span className="xp-dot" aria-hidden="true" />
          {children}
        </span>
      )}
    </p>
  )
}

/** The status of a redemption in a word. */
export const RedemptionStatusLine = replaceable('RedemptionStatus', BuiltInRedemptionStatus)

/** How a status looks beside its word; an icon or a colour only where it helps the member. */
interface StatusLook {
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

/** For a status that this version does not know, or none. */
const otherLook: StatusLook = { icon: clockIcon, tone: 'ink' }

function statusLook(redemption: Pick<Redemption, 'status'>): StatusLook {
  const status = knownStatus(redemption)
  return status === null ? otherLook : looks[status]
}
