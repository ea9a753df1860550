'use client'

import { forwardRef, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Redemption } from '../../contract/index.ts'
import { redemptionsMessages, useMessages } from '../../i18n/index.ts'
import { usePrefetchNamedOffers, useRedemption } from '../../queries/index.ts'
import { arrowStartIcon, cx, TextLink, useAnnounce } from '../../ui/index.ts'
import { ComponentRoot, FailureView, readFailure, useViewed, useContentShown } from '../common/index.ts'
import { RedemptionDetailContent } from './RedemptionDetailContent.tsx'
import type { RedemptionDetailProps } from './RedemptionDetailProps.ts'
import { RedemptionDetailSkeleton } from './RedemptionDetailSkeleton.tsx'
import { type RedemptionsTranslate, statusWords } from './redemptionStatus.ts'

/**
 * One redemption: the offer and its date, the status and the next step. After a cancellation it says why, and that the
 * points are back; a completed one asks for feedback. Reads changes while it is open, and announces them. Renders a
 * `section`. States on `body`: `data-state`, `data-status`. Emits `redemption.viewed`.
 */
export const RedemptionDetail = forwardRef<HTMLElement, RedemptionDetailProps>(function RedemptionDetail(
  {
    redemptionId,
    onOpenConversation,
    onAsk,
    onBack,
    backHref,
    href,
    onAddToCalendar,
    offersCalendar = true,
    headingLevel = 2,
    messages,
    classNames = {},
    className,
    ...rest
  },
  ref,
) {
  const content = {
    redemptionId,
    onOpenConversation,
    onAsk,
    onBack,
    backHref,
    href,
    onAddToCalendar,
    offersCalendar,
    headingLevel,
    messages,
    classNames,
  }
  return (
    <ComponentRoot
      {...rest}
      ref={ref}
      name="redemption-detail"
      className={cx('xp-redemption-detail', className)}
    >
      {/* Another redemption starts from the beginning. */}
      <Page key={redemptionId} {...content} />
    </ComponentRoot>
  )
})

interface PageProps extends Pick<
  RedemptionDetailProps,
  | 'redemptionId'
  | 'onOpenConversation'
  | 'onAsk'
  | 'onBack'
  | 'backHref'
  | 'href'
  | 'onAddToCalendar'
  | 'offersCalendar'
  | 'messages'
> {
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: NonNullable<RedemptionDetailProps['classNames']>
}

/** Reads a redemption, and again while it is open. */
function Page({ redemptionId, onBack, backHref, messages, ...props }: PageProps): ReactNode {
  const t = useMessages(redemptionsMessages, messages)
  const read = useRedemption(redemptionId, { isFollowed: true })
  const { data: redemption, refetch } = read
  usePrefetchNamedOffers()
  useViewed(redemption?.id ?? null, () => ({ name: 'redemption.viewed', redemptionId }))
  useContentShown('redemption', redemption !== undefined)
  useAnnouncedChange(redemption, t)
  const { classNames } = props
  const failure = readFailure(read)
  return (
    <div
      className={cx('xp-page xp-redemption-detail-body', classNames.body)}
      data-state={failure !== null ? 'failed' : redemption ? 'ready' : 'loading'}
      data-status={redemption?.status}
    >
      <Back onBack={onBack} href={backHref} className={classNames.back} t={t} />
      {failure !== null ? (
        <FailureView error={failure} title={t('redemptions.detail.failed')} onRetry={() => refetch()} />
      ) : redemption ? (
        <RedemptionDetailContent {...props} redemption={redemption} messages={messages} t={t} />
      ) : (
        <RedemptionDetailSkeleton label={t('redemptions.detail.loading')} />
      )}
    </div>
  )
}

/** Announces a status that changes while the page is open. */
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
  readonly onBack: PageProps['onBack']
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
