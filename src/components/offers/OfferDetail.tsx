'use client'

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import type { Offer } from '../../contract/index.ts'
import { useOffer, useWallet } from '../../queries/index.ts'
import { arrowStartIcon, cx, TextLink } from '../../ui/index.ts'
import { ComponentRoot, FailureView, type OffersMessages, useViewed } from '../common/index.ts'
import { OfferDetailContent } from './OfferDetailContent.tsx'
import { OfferDetailSkeleton } from './OfferDetailSkeleton.tsx'
import { OfferGone } from './OfferGone.tsx'
import { type OfferDetailWords, useOfferDetailWords } from './useOfferDetailWords.ts'

/** The parts of `OfferDetail` that take a class. */
export type OfferDetailPart =
  'body' | 'back' | 'gallery' | 'title' | 'panel' | 'facts' | 'text' | 'inclusions' | 'dock'

export interface OfferDetailProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  readonly offerId: string
  /** The member wants to ask for it, which takes no points: show the `InterestForm`. Without it there is no such button. */
  readonly onAsk?: ((asked: { readonly offer: Offer }) => void) | undefined
  /** The member wants to redeem it. Without it there is no such button; nothing is taken before your next step. */
  readonly onRedeem?: ((redeemed: { readonly offer: Offer }) => void) | undefined
  /** The member wants back to the catalog. With `backHref` too, the link leads there unless you prevent the event. */
  readonly onBack?: ((back: { readonly event: MouseEvent<HTMLElement> }) => void) | undefined
  /** Where the catalog is in your app. */
  readonly backHref?: string | undefined
  /** Level of the title, 1 to 4; sections are one deeper. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** Other words for this one offer. Keep the object's identity. */
  readonly messages?: OffersMessages | undefined
  readonly classNames?: Partial<Readonly<Record<OfferDetailPart, string>>> | undefined
}

/**
 * One offer: pictures, what it is, what is included, when and where, what it costs and what that leaves. Only what the
 * Service gave has a row. Renders a `section`; parts are those of `classNames`. Emits `offer.viewed`.
 */
export const OfferDetail = forwardRef<HTMLElement, OfferDetailProps>(function OfferDetail(
  {
    offerId,
    onAsk,
    onRedeem,
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
  const content = { onAsk, onRedeem, onBack, backHref, headingLevel, messages, classNames }
  return (
    <ComponentRoot {...rest} ref={ref} name="offer-detail" className={cx('xp-offer-detail', className)}>
      {/* Another offer is another page: nothing of the last one stays. */}
      <Detail key={offerId} offerId={offerId} {...content} />
    </ComponentRoot>
  )
})

type DetailProps = Pick<
  OfferDetailProps,
  'offerId' | 'onAsk' | 'onRedeem' | 'onBack' | 'backHref' | 'messages'
> & {
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: NonNullable<OfferDetailProps['classNames']>
}

function Detail({ offerId, messages, onBack, backHref, ...props }: DetailProps): ReactNode {
  const words = useOfferDetailWords(messages)
  const { data: offer, error, isError, refetch } = useOffer(offerId)
  const wallet = useWallet()
  useViewed(offer ? offer.id : null, () => ({ name: 'offer.viewed', offerId }))
  const { classNames } = props
  const hasFailed = offer === undefined && isError

  return (
    <div
      className={cx('xp-page xp-offer-detail-body', classNames.body)}
      data-state={hasFailed ? 'failed' : offer === undefined ? 'loading' : offer === null ? 'gone' : 'ready'}
    >
      {offer !== null && (
        <BackLink words={words} onBack={onBack} href={backHref} className={classNames.back} />
      )}
      {hasFailed ? (
        <FailureView error={error} title={words.t('offers.detail.failed')} onRetry={() => refetch()} />
      ) : offer === undefined ? (
        <OfferDetailSkeleton label={words.t('offers.detail.loading')} />
      ) : offer === null ? (
        <OfferGone words={words} onBack={onBack} backHref={backHref} headingLevel={props.headingLevel} />
      ) : (
        <OfferDetailContent
          {...props}
          offer={offer}
          wallet={wallet.data}
          isWalletPending={wallet.isPending}
          words={words}
        />
      )}
    </div>
  )
}

interface BackLinkProps {
  readonly words: OfferDetailWords
  readonly onBack: OfferDetailProps['onBack']
  readonly href: string | undefined
  readonly className: string | undefined
}

function BackLink({ words: { t }, onBack, href, className }: BackLinkProps): ReactNode {
  const shared = {
    icon: arrowStartIcon,
    tone: 'ink',
    quiet: true,
    className: cx('xp-below-5 xp-type-small', className),
  } as const
  const handleBack = onBack && ((event: MouseEvent<HTMLElement>) => onBack({ event }))
  if (href !== undefined) {
    return (
      <TextLink {...shared} href={href} onClick={handleBack}>
        {t('offers.detail.back')}
      </TextLink>
    )
  }
  return (
    handleBack && (
      <TextLink {...shared} onClick={handleBack}>
        {t('offers.detail.back')}
      </TextLink>
    )
  )
}
