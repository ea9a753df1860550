'use client'

import type { ReactNode } from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import { useI18n } from '../../i18n/index.ts'
import { useWallet } from '../../queries/index.ts'
import { checkIcon, Fact, Facts, Icon, Notice, Skeleton } from '../../ui/index.ts'
import { offerPrice, SumAmount, walletBalance } from '../common/index.ts'
import type { RedemptionsTranslate } from './RedeemActions.tsx'
import { RedeemedOffer } from './RedeemedOffer.tsx'
import type { RedeemContentProps } from './RedeemSteps.tsx'

interface RedeemDoneProps extends Pick<RedeemContentProps, 'classNames'> {
  readonly redemption: Redemption
  readonly isEarlierAttempt: boolean
  readonly offer: Offer | undefined
  readonly t: RedemptionsTranslate
}

/** It is done: what it took, what is left, and what happens now. */
export function RedeemDone({
  redemption,
  isEarlierAttempt,
  offer,
  classNames,
  t,
}: RedeemDoneProps): ReactNode {
  const { format } = useI18n()
  const wallet = useWallet()
  const balance = wallet.data && walletBalance(wallet.data)
  const price = offer && offerPrice(offer)
  const dateTime = format.dateTime(redemption.createdAt, { style: 'short' })
  return (
    <>
      <p className="xp-redeem-status xp-type-small">
        <Icon drawing={checkIcon} />
        {dateTime === null ? t('redemptions.done.status') : t('redemptions.done.on', { dateTime })}
      </p>
      {offer && <RedeemedOffer offer={offer} className={classNames.offer} />}
      {isEarlierAttempt && (
        <Notice tone="good" title={t('redemptions.done.earlier.title')}>
          {t('redemptions.done.earlier.text')}
        </Notice>
      )}
      {(price || balance) && (
        <Facts layout="sums" className={classNames.sums}>
          <Fact label={t('redemptions.redeem.price')}>{price && <SumAmount sum={price} />}</Fact>
          <Fact label={t('redemptions.done.balance')} strong>
            {wallet.isFetching ? (
              <Skeleton className="xp-waiting-word" />
            ) : (
              balance && <SumAmount sum={balance} />
            )}
          </Fact>
        </Facts>
      )}
      <p className="xp-type-small xp-quiet xp-prose">{t('redemptions.done.next')}</p>
    </>
  )
}
