'use client'

import type { ReactNode } from 'react'
import type { Offer } from '../../contract/index.ts'
import { commonMessages, useI18n, useMessages } from '../../i18n/index.ts'
import { useWallet } from '../../queries/index.ts'
import { Amount, Button, cx, Fact, Facts, Icon, undoIcon } from '../../ui/index.ts'
import { offerPrice, SumAmount, walletBalance } from '../common/index.ts'
import type { RedemptionsTranslate } from './RedeemActions.tsx'
import type { RedemptionDetailProps } from './RedemptionDetail.tsx'

interface RedemptionRefundProps extends Pick<RedemptionDetailProps, 'onAsk'> {
  readonly offer: Offer | undefined
  readonly onWrite: (() => void) | undefined
  readonly headingLevel: 2 | 3 | 4 | 5
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** That the points are back, and the ways on. The figure only where the offer gives it, else the sentence alone. */
export function RedemptionRefund({
  offer,
  onAsk,
  onWrite,
  headingLevel,
  className,
  t,
}: RedemptionRefundProps): ReactNode {
  const { format } = useI18n()
  const c = useMessages(commonMessages)
  const { data: wallet } = useWallet()
  const Heading = `h${headingLevel}` as const
  const price = offer && offerPrice(offer)
  const balance = wallet && walletBalance(wallet)
  const currency = price?.currency
  return (
    <div className={cx('xp-stack xp-gap-5 xp-opens', className)}>
      <Heading className="xp-redemption-refund-title xp-type-fact">
        <Icon drawing={undoIcon} />
        {t('redemptions.refund.title')}
      </Heading>
      {price ? (
        <div>
          <Amount
            className="xp-redemption-refund-sum"
            value={format.number(price.amount, { signDisplay: 'always', maximumFractionDigits: 2 })}
            symbol={currency?.symbol ?? currency?.name ?? c('common.points', { count: price.amount })}
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
