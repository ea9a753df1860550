'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import { redemptionsMessages, useMessages } from '../../i18n/index.ts'
import { usePrefetchNamedOffers, useRedemption } from '../../queries/index.ts'
import { arrowStartIcon, cx, TextLink, useAnnounce } from '../../ui/index.ts'
import { ComponentRoot, FailureView, useViewed } from '../common/index.ts'
import { RedemptionDetailContent } from './RedemptionDetailContent.tsx'
import { RedemptionDetailSkeleton } from './RedemptionDetailSkeleton.tsx'
import { type RedemptionsMessages, type RedemptionsTranslate, statusWords } from './redemptionStatus.ts'

/** The parts of {@link RedemptionDetail} that take a class. */
export type RedemptionDetailPart =
  'body' | 'back' | 'title' | 'picture' | 'progress' | 'facts' | 'note' | 'refund' | 'feedback' | 'concierge'

/** Props of {@link RedemptionDetail}; all others go to its `section`. */
export interface RedemptionDetailProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  readonly redemptionId: string
  /** The member wants to write to the concierge: show the `ConciergeChat`. Without it there is no such button. */
  readonly onOpenConversation?:
    ((event: { readonly conversationId: string; readonly redemptionId: string }) => void) | undefined
  /** The action after a cancellation: show the `InterestForm`. Without it there is no such button. */
  readonly onAsk?: ((event: { readonly offer: Offer }) => void) | undefined
  /** The member goes back to the list. With `backHref` the link leads there unless you prevent the event. */
  readonly onBack?: ((back: { readonly event: MouseEvent<HTMLElement> }) => void) | undefined
  /** Where the list is in your app. */
  readonly backHref?: string | undefined
  /** Level of the title, 1 to 4; sections are one deeper. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** Overrides of the texts. Keep the object's identity. */
  readonly messages?: RedemptionsMessages | undefined
  readonly classNames?: Partial<Readonly<Record<RedemptionDetailPart, string>>> | undefined
}

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
  'redemptionId' | 'onOpenConversation' | 'onAsk' | 'onBack' | 'backHref' | 'messages'
> {
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: NonNullable<RedemptionDetailProps['classNames']>
}

/** Reads a redemption, and again while it is open. */
function Page({ redemptionId, onBack, backHref, messages, ...props }: PageProps): ReactNode {
  const t = useMessages(redemptionsMessages, messages)
  const { data: redemption, error, isError, refetch } = useRedemption(redemptionId, { isFollowed: true })
  usePrefetchNamedOffers()
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
        <RedemptionDetailContent {...props} redemption={redemption} t={t} />
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
