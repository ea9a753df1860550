import type { ReactNode } from 'react'
import type { Redemption } from '../../contract/index.ts'
import { Icon } from '../../ui/index.ts'
import type { RedemptionsTranslate } from './RedeemActions.tsx'
import { statusLook, statusWords } from './redemptionStatus.ts'

interface RedemptionStatusLineProps {
  readonly redemption: Redemption
  readonly t: RedemptionsTranslate
  /** `small` before a title in a row. */
  readonly iconSize?: 'regular' | 'small'
  /** What more there is to say of it, after a dot. */
  readonly children?: ReactNode
}

/** Where a redemption stands, in a word. */
export function RedemptionStatusLine({
  redemption,
  t,
  iconSize = 'small',
  children,
}: RedemptionStatusLineProps): ReactNode {
  const { icon, tone } = statusLook(redemption)
  return (
    <p className="xp-redemption-status xp-type-small" data-tone={tone}>
      {icon && <Icon drawing={icon} size={iconSize} />}
      <span className="xp-strong">{statusWords(redemption, 'status', t.find)}</span>
      {children && <span className="xp-dot" aria-hidden="true" />}
      {children}
    </p>
  )
}
