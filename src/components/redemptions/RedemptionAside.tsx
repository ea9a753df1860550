'use client'

import type { ReactNode } from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import { commonMessages, useI18n, useMessages } from '../../i18n/index.ts'
import { useWallet } from '../../queries/index.ts'
import {
  Amount,
  Button,
  chevronEndIcon,
  cx,
  Fact,
  Facts,
  Icon,
  messageIcon,
  undoIcon,
} from '../../ui/index.ts'
import { SumAmount, walletBalance } from '../common/index.ts'
import type { RedemptionsTranslate } from './redemptionStatus.ts'
import { useRedemptionPoints } from './useRedemptionPoints.ts'

interface RedemptionAsideProps {
  readonly redemption: Redemption
  /** Plans can still change. */
  readonly hasPlans: boolean
  readonly offer: Offer | undefined
  readonly onAsk: ((event: { readonly offer: Offer }) => void) | undefined
  /** Opens the conversation about this redemption, where there is one. */
  readonly onWrite: (() => void) | undefined
  readonly headingLevel: 2 | 3 | 4 | 5
  readonly classNames: Readonly<Partial<Record<'refund' | 'concierge', string>>>
  readonly t: RedemptionsTranslate
}

/** Beside a redemption: the concierge, or the refund after a cancellation. */
export function RedemptionAside({
  hasPlans,
  onWrite,
  classNames,
  t,
  ...props
}: RedemptionAsideProps): ReactNode {
  if (props.redemption.status === 'CANCELED')
    return <Refund {...props} onWrite={onWrite} className={classNames.refund} t={t} />
  return onWrite && <Concierge onOpen={onWrite} hasPlans={hasPlans} className={classNames.concierge} t={t} />
}

interface RefundProps extends Pick<
  RedemptionAsideProps,
  'redemption' | 'offer' | 'onAsk' | 'onWrite' | 'headingLevel' | 't'
> {
  readonly className: string | undefined
}

/** Says that the points are back, and what the member can do. The number only where the ledger has it. */
function Refund({ redemption, offer, onAsk, onWrite, headingLevel, className, t }: RefundProps): ReactNode {
  const { format } = useI18n()
  const c = useMessages(commonMessages)
  const { data: wallet } = useWallet()
  const Heading = `h${headingLevel}` as const
  const { refund } = useRedemptionPoints(redemption)
  const balance = wallet && walletBalance(wallet)
  const currency = refund?.currency
  return (
    <div className={cx('xp-stack xp-gap-5 xp-opens', className)}>
      <Heading className="xp-redemption-refund-title xp-type-fact">
        <Icon drawing={undoIcon} />
        {t('redemptions.refund.title')}
      </Heading>
      {refund ? (
        <div>
          <Amount
            className="xp-redemption-refund-sum"
            value={format.number(refund.amount, { signDisplay: 'always', maximumFractionDigits: 2 })}
            symbol={currency?.symbol ?? currency?.name ?? c('common.points', { count: refund.amount })}
            symbolName={currency?.symbol === undefined ? undefined : currency.name}
          />
          <p className="xp-type-fact xp-quiet">{t('redemptions.refund.text')}</p>
        </div>
      ) : (
        <p className="xp-type-body">{t('redemptions.refund.alone')}</p>
      )}
      {balance && (
        <Facts layout="sums">
          <Fact label={t('redemptions.refund.balance')} strong>
            <SumAmount sum={balance} />
          </Fact>
        </Facts>
      )}
      {((onAsk && offer) || onWrite) && (
        <div className="xp-redemption-refund-actions">
          {onAsk && offer && (
            <Button variant="primary" wide onClick={() => onAsk({ offer })}>
              {t('redemptions.askAgain')}
            </Button>
          )}
          {onWrite && (
            <Button wide onClick={onWrite}>
              {t('redemptions.write')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

interface ConciergeProps {
  readonly onOpen: () => void
  /** Plans can still change. */
  readonly hasPlans: boolean
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** Opens the conversation about this redemption. */
function Concierge({ onOpen, hasPlans, className, t }: ConciergeProps): ReactNode {
  return (
    <div className={cx('xp-stack xp-gap-4', className)}>
      <button
        type="button"
        className="xp-redemption-concierge-button xp-screen-only xp-native xp-focus"
        onClick={onOpen}
      >
        <Icon drawing={messageIcon} className="xp-spare" />
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
