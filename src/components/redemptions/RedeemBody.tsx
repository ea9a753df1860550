'use client'

import type { ReactNode } from 'react'
import { isExperienceError } from '../../client/index.ts'
import type { Offer, Redemption } from '../../contract/index.ts'
import { commonMessages, useI18n, useMessages } from '../../i18n/index.ts'
import { useWallet } from '../../queries/index.ts'
import {
  checkIcon,
  cx,
  Fact,
  Facts,
  Icon,
  Notice,
  Skeleton,
  TextLink,
  VisuallyHidden,
} from '../../ui/index.ts'
import {
  FailureNotice,
  FailureView,
  type OfferTerms,
  type Sum,
  SumAmount,
  walletBalance,
} from '../common/index.ts'
import { useIsBehind } from './useIsBehind.ts'
import { useRedemptionPoints } from './useRedemptionPoints.ts'
import { RedeemedOffer } from './RedeemedOffer.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { reasonWords, type RedemptionsTranslate } from './redemptionStatus.ts'
import type { Redeeming, RedeemObstacle, RedeemStep } from './useRedeeming.ts'

type BodyClassNames = Readonly<Partial<Record<'offer' | 'sums', string>>>

interface RedeemBodyProps {
  readonly redeeming: Redeeming
  /** The host has a form for asking about the offer. */
  readonly canAsk: boolean
  readonly onOpenRedemption: ((event: { readonly redemptionId: string }) => void) | undefined
  readonly classNames: BodyClassNames
  readonly t: RedemptionsTranslate
}

/** What the member reads above the buttons. */
export function RedeemBody({
  redeeming,
  canAsk,
  onOpenRedemption,
  classNames,
  t,
}: RedeemBodyProps): ReactNode {
  const { step, offer, earlierId } = redeeming
  switch (step.type) {
    case 'loading':
      return <Loading t={t} />
    case 'failed':
      return <FailureView error={step.error} title={t('redemptions.redeem.failed')} onRetry={step.retry} />
    case 'gone':
      return (
        <Notice tone="care" title={t('redemptions.obstacle.gone.title')}>
          {t('redemptions.obstacle.gone.text')}
        </Notice>
      )
    case 'unknown':
      return (
        <>
          {offer && <RedeemedOffer offer={offer} className={classNames.offer} />}
          <FailureNotice error={step.error} isUnknown />
          <p className="xp-type-small xp-quiet xp-prose">
            {t(step.isReplayable ? 'redemptions.unknown.text' : 'redemptions.unknown.check')}
          </p>
        </>
      )
    case 'done':
      return <RedeemDone {...step} offer={offer} classNames={classNames} t={t} />
    case 'confirm':
      return (
        <>
          <RedeemedOffer offer={step.offer} className={classNames.offer} />
          {earlierId !== null && step.obstacle === null && (
            <Earlier redemptionId={earlierId} onOpenRedemption={onOpenRedemption} t={t} />
          )}
          {step.obstacle !== 'soldOut' && step.obstacle !== 'closed' && (
            <RedeemSums terms={step.terms} className={classNames.sums} t={t} />
          )}
          <Obstacle step={step} t={t} />
          {(step.obstacle === null || canAsk) && (
            <p className="xp-type-small xp-quiet xp-prose">
              {t(step.obstacle === null ? 'redemptions.redeem.next' : 'redemptions.redeem.askNote')}
            </p>
          )}
        </>
      )
  }
}

/** Why the offer cannot be redeemed: before the member tries, or after the Service has refused. */
function Obstacle({
  step: { obstacle, refusal },
  t,
}: {
  readonly step: Extract<RedeemStep, { type: 'confirm' }>
  readonly t: RedemptionsTranslate
}): ReactNode {
  if (refusal !== null) return <RedeemRefusal error={refusal} obstacle={obstacle} t={t} />
  if (obstacle === null) return null
  return (
    <Notice tone="care" title={t(`redemptions.obstacle.${obstacle}.title`)}>
      {t(`redemptions.obstacle.${obstacle}.text`)}
    </Notice>
  )
}

interface EarlierProps extends Pick<RedeemBodyProps, 'onOpenRedemption'> {
  readonly redemptionId: string
  readonly t: RedemptionsTranslate
}

function Earlier({ redemptionId, onOpenRedemption, t }: EarlierProps): ReactNode {
  const action = onOpenRedemption && (
    <TextLink tone="ink" onClick={() => onOpenRedemption({ redemptionId })}>
      {t('redemptions.redeem.again.action')}
    </TextLink>
  )
  return (
    <Notice title={t('redemptions.redeem.again.title')} action={action}>
      {t('redemptions.redeem.again.text')}
    </Notice>
  )
}

function Loading({ t }: { readonly t: RedemptionsTranslate }): ReactNode {
  return (
    <div className="xp-redeem-body" aria-busy="true">
      <VisuallyHidden>{t('redemptions.redeem.loading')}</VisuallyHidden>
      <RedeemedOfferSkeleton />
      <div className="xp-facts">
        {[0, 1, 2].map((row) => (
          <div key={row} className="xp-waiting-row">
            <Skeleton length="half" className="xp-type-fact" />
          </div>
        ))}
      </div>
      <p className="xp-type-small xp-prose xp-room">{t('redemptions.redeem.next')}</p>
    </div>
  )
}

interface RedeemSumsProps {
  readonly terms: OfferTerms
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** Balance minus price, in one unit; without a balance only the price. A price that is listed otherwise is named. */
function RedeemSums({ terms, className, t }: RedeemSumsProps): ReactNode {
  const { price, balance } = terms
  if (!price) return null
  const { shown, taken, differs } = price
  const isListedOtherwise = taken !== null && (differs || taken.amount !== shown.amount)
  const result = balance?.after ?? balance?.missing
  return (
    <>
      <Facts layout="sums" className={cx('xp-redeem-sums', className)}>
        {balance && result ? (
          <Subtraction balance={balance} result={result} t={t} />
        ) : (
          <Fact label={t('redemptions.redeem.price')} strong>
            <SumAmount sum={taken ?? shown} usd={price.usd} />
          </Fact>
        )}
      </Facts>
      {isListedOtherwise && (
        <p className="xp-type-small xp-quiet">
          {t.rich('redemptions.redeem.listed', { price: <SumAmount sum={shown} /> }, {})}
        </p>
      )}
    </>
  )
}

interface SubtractionProps {
  readonly balance: NonNullable<OfferTerms['balance']>
  /** What is left, or missing. */
  readonly result: Sum
  readonly t: RedemptionsTranslate
}

function Subtraction({ balance: { balance, after }, result, t }: SubtractionProps): ReactNode {
  // In the balance's unit: the difference between the balance and what is left or missing.
  const cost = after ? balance.amount - after.amount : balance.amount + result.amount
  return (
    <>
      <Fact label={t('redemptions.redeem.balance')}>
        <SumAmount sum={balance} />
      </Fact>
      <Fact label={t('redemptions.redeem.price')}>
        <SumAmount sum={{ amount: -cost, currency: balance.currency }} />
      </Fact>
      <Fact label={t(after ? 'redemptions.redeem.after' : 'redemptions.redeem.short')} strong>
        <SumAmount sum={result} />
      </Fact>
    </>
  )
}

interface RedeemRefusalProps {
  readonly error: unknown
  /** What the data says since the refusal. */
  readonly obstacle: RedeemObstacle | null
  readonly t: RedemptionsTranslate
}

const answers = ['rejected', 'conflict', 'permission', 'not-found'] as const

/** After a refusal: no points were taken, and the reason once the fresh data shows it. Announced. */
function RedeemRefusal({ error, obstacle, t }: RedeemRefusalProps): ReactNode {
  if (!answers.some((kind) => isExperienceError(error, kind))) return <FailureNotice error={error} />
  const code = isExperienceError(error) ? error.code : null
  const unsent = code === 'price-changed' ? 'newPrice' : 'text'
  const reason = code === 'not-made' ? 'notMade' : (obstacle ?? unsent)
  return (
    <RefusalNotice
      error={error}
      title={t('redemptions.refused.title')}
      text={t(`redemptions.refused.${reason}`)}
    />
  )
}

interface RedeemDoneProps extends Pick<RedeemBodyProps, 'classNames'> {
  readonly redemption: Redemption
  readonly isEarlierAttempt: boolean
  readonly offer: Offer | undefined
  readonly t: RedemptionsTranslate
}

/** The offer is redeemed: what the ledger says that it cost, the new balance, and what happens next. Or it is over. */
function RedeemDone({ redemption, isEarlierAttempt, offer, classNames, t }: RedeemDoneProps): ReactNode {
  const c = useMessages(commonMessages)
  const { format } = useI18n()
  const wallet = useWallet()
  const isCanceled = redemption.status === 'CANCELED'
  const isBehind = useIsBehind(redemption, wallet) && !isCanceled
  const balance = wallet.data && !isBehind && walletBalance(wallet.data)
  const { cost } = useRedemptionPoints(redemption)
  const dateTime = format.dateTime(redemption.createdAt, { style: 'short' })
  return (
    <>
      {isCanceled ? (
        <Notice tone="care">
          {c('common.phrases', {
            first: reasonWords(redemption, t.find),
            second: t('redemptions.refund.alone'),
          })}
        </Notice>
      ) : (
        <p className="xp-redeem-status xp-type-small">
          <Icon drawing={checkIcon} />
          {dateTime === null ? t('redemptions.done.status') : t('redemptions.done.on', { dateTime })}
        </p>
      )}
      {offer && <RedeemedOffer offer={offer} className={classNames.offer} />}
      {isEarlierAttempt && (
        <Notice tone="good" title={t('redemptions.done.earlier.title')}>
          {t('redemptions.done.earlier.text')}
        </Notice>
      )}
      {(cost || balance) && (
        <Facts layout="sums" className={classNames.sums}>
          <Fact label={t('redemptions.redeem.price')}>{cost && !isCanceled && <SumAmount sum={cost} />}</Fact>
          <Fact label={t('redemptions.done.balance')} strong>
            {balance &&
              (wallet.isFetching ? <Skeleton className="xp-waiting-word" /> : <SumAmount sum={balance} />)}
          </Fact>
        </Facts>
      )}
      {!isCanceled && <p className="xp-type-small xp-quiet xp-prose">{t('redemptions.done.next')}</p>}
    </>
  )
}

function RedeemedOfferSkeleton(): ReactNode {
  return (
    <div className="xp-redeemed-offer" aria-hidden="true">
      <Skeleton shape="block" className="xp-redeemed-offer-picture xp-redeemed-offer-waiting" />
      <div className="xp-redeemed-offer-words">
        <Skeleton shape="title" length="long" />
        <Skeleton length="half" />
      </div>
    </div>
  )
}
