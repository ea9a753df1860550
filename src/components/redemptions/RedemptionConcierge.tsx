import type { ReactNode } from 'react'
import { chevronEndIcon, cx, Icon, messageIcon } from '../../ui/index.ts'
import type { RedemptionsTranslate } from './RedeemActions.tsx'

interface RedemptionConciergeProps {
  readonly onOpen: () => void
  /** Something about it can still be changed. */
  readonly hasPlans: boolean
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** The way to the conversation of this redemption. */
export function RedemptionConcierge({ onOpen, hasPlans, className, t }: RedemptionConciergeProps): ReactNode {
  return (
    <div className={cx('xp-stack xp-gap-4', className)}>
      <button type="button" className="xp-redemption-concierge-button xp-native xp-focus" onClick={onOpen}>
        <Icon drawing={messageIcon} />
        <span className="xp-stack xp-fill">
          <span className="xp-strong">{t('redemptions.detail.concierge')}</span>{' '}
          <span className="xp-type-small xp-quiet">{t('redemptions.detail.concierge.text')}</span>
        </span>
        <Icon drawing={chevronEndIcon} />
      </button>
      {hasPlans && <p className="xp-type-small xp-quiet">{t('redemptions.detail.plans')}</p>}
    </div>
  )
}
