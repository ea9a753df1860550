'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Redemption } from '../../contract/index.ts'
import { redemptionsMessages, useMessages } from '../../i18n/index.ts'
import { useOffersAhead, useRedemption } from '../../queries/index.ts'
import { arrowStartIcon, cx, TextLink, useAnnounce } from '../../ui/index.ts'
import { FailureView, useViewed } from '../common/index.ts'
import type { RedemptionsTranslate } from './RedeemActions.tsx'
import type { RedemptionDetailProps } from './RedemptionDetail.tsx'
import { RedemptionDetailContent } from './RedemptionDetailContent.tsx'
import { RedemptionDetailSkeleton } from './RedemptionDetailSkeleton.tsx'
import { statusWords } from './redemptionStatus.ts'

export interface RedemptionPageProps extends Pick<
  RedemptionDetailProps,
  'redemptionId' | 'onOpenConversation' | 'onAsk' | 'onBack' | 'backHref' | 'messages'
> {
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: NonNullable<RedemptionDetailProps['classNames']>
}

/** Reads and follows a redemption. */
export function RedemptionDetailPage({
  redemptionId,
  onBack,
  backHref,
  messages,
  ...props
}: RedemptionPageProps): ReactNode {
  const t = useMessages(redemptionsMessages, messages)
  const { data: redemption, error, isError, refetch } = useRedemption(redemptionId, { isFollowed: true })
  useOffersAhead()
  useViewed(redemption?.id ?? null, () => ({ name: 'redemption.viewed', redemptionId }))
  useAnnouncedChange(redemption, t)
  const { classNames } = props
  const hasFailed = redemption === undefined && isError
  return (
    <div
      className={cx('xp-page xp-redemption-detail-body', classNames.body)}
      data-state={hasFailed ? 'failed' : redemption ? 'ready' : 'loading'}
      data-status={redemption?.status}
    >
      <Back onBack={onBack} href={backHref} className={classNames.back} t={t} />
      {hasFailed ? (
        <FailureView error={error} title={t('redemptions.detail.failed')} onRetry={() => refetch()} />
      ) : redemption ? (
        <RedemptionDetailContent {...props} redemption={redemption} messages={messages} t={t} />
      ) : (
        <RedemptionDetailSkeleton label={t('redemptions.detail.loading')} />
      )}
    </div>
  )
}

/** Tells a screen reader of what the others see: the status has changed under their eyes. */
function useAnnouncedChange(redemption: Redemption | undefined, t: RedemptionsTranslate): void {
  const announce = useAnnounce()
  const seen = useRef<{ readonly status: string | undefined } | null>(null)
  useEffect(() => {
    if (!redemption) return
    const { status } = redemption
    const isChange = seen.current !== null && seen.current.status !== status
    seen.current = { status }
    if (!isChange) return
    const next =
      status === 'CANCELED' ? t('redemptions.refund.alone') : statusWords({ status }, 'next', t.find)
    announce(t('redemptions.detail.changed', { status: statusWords({ status }, 'status', t.find), next }))
  }, [redemption, announce, t])
}

interface BackProps {
  readonly onBack: RedemptionPageProps['onBack']
  readonly href: string | undefined
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

function Back({ onBack, href, className, t }: BackProps): ReactNode {
  if (href === undefined && !onBack) return null
  const handleBack = onBack && ((event: MouseEvent<HTMLElement>) => onBack({ event }))
  return (
    <TextLink
      icon={arrowStartIcon}
      tone="ink"
      quiet
      className={cx('xp-below-5 xp-type-small', className)}
      {...(href === undefined ? {} : { href })}
      onClick={handleBack}
    >
      {t('redemptions.detail.back')}
    </TextLink>
  )
}
