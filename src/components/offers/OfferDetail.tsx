'use client'

import { type ComponentProps, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { useOffer, useWallet } from '../../queries/index.ts'
import { arrowStartIcon, Button, cx, EmptyState, Loading, Skeleton, TextLink } from '../../ui/index.ts'
import {
  ComponentRoot,
  FailureView,
  isLoadingRead,
  readFailure,
  useExtraPart,
  useViewed,
  useContentShown,
} from '../common/index.ts'
import { OfferDetailContent } from './OfferDetailContent.tsx'
import type { OfferDetailProps } from './OfferDetailProps.ts'
import { type OfferDetailWords, useOfferDetailWords } from './useOfferDetailWords.ts'

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
    href,
    headingLevel = 2,
    messages,
    classNames = {},
    className,
    ...rest
  },
  ref,
) {
  const content = { onAsk, onRedeem, onBack, backHref, href, headingLevel, messages, classNames }
  return (
    <ComponentRoot {...rest} ref={ref} name="offer-detail" className={cx('xp-offer-detail', className)}>
      {/* Another offer is another page: nothing of the last one stays. */}
      <Detail key={offerId} offerId={offerId} {...content} />
    </ComponentRoot>
  )
})

type DetailProps = Pick<
  OfferDetailProps,
  'offerId' | 'onAsk' | 'onRedeem' | 'onBack' | 'backHref' | 'href' | 'messages'
> & {
  readonly headingLevel: 1 | 2 | 3 | 4
  readonly classNames: NonNullable<OfferDetailProps['classNames']>
}

function Detail({ offerId, messages, onBack, backHref, href, ...props }: DetailProps): ReactNode {
  const words = useOfferDetailWords(messages)
  const read = useOffer(offerId)
  const { data: offer, refetch } = read
  const wallet = useWallet()
  useViewed(offer ? offer.id : null, () => ({ name: 'offer.viewed', offerId }))
  useContentShown('offer', Boolean(offer))
  const { classNames } = props
  const failure = readFailure(read)

  return (
    <div
      className={cx('xp-page xp-offer-detail-body', classNames.body)}
      data-state={
        failure !== null ? 'failed' : offer === undefined ? 'loading' : offer === null ? 'gone' : 'ready'
      }
    >
      {offer !== null && (onBack ?? backHref ?? href) !== undefined && (
        <div className="xp-wrap xp-below-5 xp-offer-detail-bar xp-screen-only">
          <BackLink words={words} onBack={onBack} href={backHref} className={classNames.back} />
          {href !== undefined && offer && (
            <Share title={words.title(offer)} href={href} messages={messages} />
          )}
        </div>
      )}
      {failure !== null ? (
        <FailureView error={failure} title={words.t('offers.detail.failed')} onRetry={() => refetch()} />
      ) : offer === undefined ? (
        <OfferDetailSkeleton label={words.t('offers.detail.loading')} />
      ) : offer === null ? (
        <OfferGone words={words} onBack={onBack} backHref={backHref} headingLevel={props.headingLevel} />
      ) : (
        <OfferDetailContent
          {...props}
          offer={offer}
          wallet={wallet.data}
          isWalletPending={isLoadingRead(wallet)}
          words={words}
        />
      )}
    </div>
  )
}

const loadShare = () => import('./OfferShare.tsx')

/** Loaded once the offer is there. Without it the page lacks nothing else. */
function Share(props: ComponentProps<Awaited<ReturnType<typeof loadShare>>['OfferShare']>): ReactNode {
  const part = useExtraPart(loadShare)
  return part && <part.OfferShare {...props} />
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
    className: cx('xp-type-small', className),
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

interface OfferGoneProps extends Pick<OfferDetailProps, 'onBack' | 'backHref'> {
  readonly words: OfferDetailWords
  readonly headingLevel: 1 | 2 | 3 | 4
}

/** The offer is not in the catalog any more: said so, with a way back. */
function OfferGone({ words: { t }, onBack, backHref, headingLevel }: OfferGoneProps): ReactNode {
  const action =
    backHref !== undefined ? (
      <TextLink href={backHref} onClick={onBack && ((event) => onBack({ event }))}>
        {t('offers.detail.gone.action')}
      </TextLink>
    ) : (
      onBack && <Button onClick={(event) => onBack({ event })}>{t('offers.detail.gone.action')}</Button>
    )
  return (
    <EmptyState
      drawing
      headingLevel={headingLevel === 1 ? 2 : headingLevel}
      title={t('offers.detail.gone.title')}
      action={action}
    >
      {t('offers.detail.gone.text')}
    </EmptyState>
  )
}

/** An offer that is still to come, in the shape that most have. */
function OfferDetailSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <Loading label={label}>
      <Skeleton className="xp-offer-detail-gallery xp-offer-detail-gallery-skeleton" shape="block" />
      <div className="xp-offer-detail-columns" aria-hidden="true">
        <div className="xp-offer-detail-head">
          <Skeleton length="short" />
          <Skeleton className="xp-offer-detail-title-skeleton" shape="block" length="long" />
          <Skeleton shape="title" length="long" />
        </div>
        <div className="xp-offer-detail-aside">
          <div className="xp-opens xp-offer-panel">
            <Skeleton className="xp-offer-detail-title-skeleton" shape="block" length="half" />
            <Skeleton />
            <Skeleton />
            <Skeleton className="xp-offer-panel-button-skeleton" shape="block" />
          </div>
        </div>
        <div className="xp-offer-detail-text">
          <div>
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton length="half" />
          </div>
        </div>
      </div>
    </Loading>
  )
}
