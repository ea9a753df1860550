'use client'

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { operations } from '../../contract/index.ts'
import { useMessages, walletBalanceMessages, walletMessages } from '../../i18n/index.ts'
import { useExperienceKit, useWallet } from '../../queries/index.ts'
import { cx, Loading, Skeleton } from '../../ui/index.ts'
import { ComponentRoot, FailureView, readFailure, useContentShown, useViewed } from '../common/index.ts'
import { WalletLedger } from './WalletLedger.tsx'
import { WalletOverTime } from './WalletOverTime.tsx'
import type { WalletMessages, WalletTranslate } from './walletFigures.ts'
import { WalletReach } from './WalletReach.tsx'
import { WalletFootnote, WalletSummary } from './WalletSummary.tsx'

/** The parts of {@link Wallet} that `classNames` reaches. */
export type WalletPart =
  'body' | 'balance' | 'bar' | 'figures' | 'overTime' | 'ledger' | 'month' | 'entry' | 'more'

/** Props of {@link Wallet}; all others go to its `section`. */
export interface WalletProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Level of the two headings, *Your balance* and *History*; the months are one deeper. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /**
   * Whether the member can download the history as a CSV file. What is not on the page yet is read first. Default true.
   */
  readonly offersDownload?: boolean | undefined
  /** Whether `PointsOverTime` stands under the balance. Default true. */
  readonly showsPointsOverTime?: boolean | undefined
  /**
   * Where the catalog, narrowed to what the balance reaches, is in your app: the wallet says then how many experiences
   * it reaches, and leads there. `filtersToSearch({ isWithinPoints: true })` is the search of such an address.
   */
  readonly exploreHref?: string | undefined
  /** The member wants to see them. With `exploreHref` too, the link leads there unless you prevent the event. */
  readonly onExplore?: ((explored: { readonly event: MouseEvent<HTMLElement> }) => void) | undefined
  /** Overrides of the texts. Keep the object's identity. */
  readonly messages?: WalletMessages | undefined
  readonly classNames?: Partial<Readonly<Record<WalletPart, string>>> | undefined
}

/**
 * The member's points: balance, received and spent, as the Service gives them, and the history where
 * `assumptions.operations.ledger` is on. A missing figure has no row. Renders a `section`; its part `body`
 * has `data-state` (`loading`, `ready`, `failed`). Emits `wallet.viewed`.
 */
export const Wallet = forwardRef<HTMLElement, WalletProps>(function Wallet(
  {
    headingLevel = 2,
    offersDownload = true,
    showsPointsOverTime = true,
    exploreHref,
    onExplore,
    messages,
    classNames = {},
    className,
    ...rest
  },
  ref,
) {
  return (
    <ComponentRoot {...rest} ref={ref} name="wallet" className={cx('xp-wallet', className)}>
      <WalletContent
        {...{
          headingLevel,
          offersDownload,
          showsPointsOverTime,
          exploreHref,
          onExplore,
          messages,
          classNames,
        }}
      />
    </ComponentRoot>
  )
})

interface WalletContentProps extends Pick<WalletProps, 'exploreHref' | 'onExplore'> {
  readonly messages: WalletProps['messages']
  readonly headingLevel: 1 | 2 | 3
  readonly offersDownload: boolean
  readonly showsPointsOverTime: boolean
  readonly classNames: NonNullable<WalletProps['classNames']>
}

function WalletContent(props: WalletContentProps): ReactNode {
  const { headingLevel, showsPointsOverTime, messages, classNames } = props
  const t = useMessages(walletMessages, messages)
  const b = useMessages(walletBalanceMessages, messages)
  const { client } = useExperienceKit()
  const read = useWallet()
  const { data: wallet, refetch } = read
  const failure = readFailure(read)
  const hasLedger = client.isEnabled(operations.ledger)
  useViewed(wallet ? 'wallet' : null, () => ({ name: 'wallet.viewed' }))
  useContentShown('wallet', wallet !== undefined)

  const body = {
    className: cx('xp-page xp-page-room xp-wallet-body', classNames.body),
    'data-ledger': hasLedger ? '' : undefined,
  }
  return (
    <div {...body} data-state={wallet ? 'ready' : failure === null ? 'loading' : 'failed'}>
      <div>
        {wallet ? (
          <>
            <WalletSummary {...{ wallet, headingLevel, classNames, t }} label={b('wallet.balance')} />
            {(props.exploreHref ?? props.onExplore) !== undefined && (
              <WalletReach {...props} {...{ wallet, t }} />
            )}
          </>
        ) : failure !== null ? (
          <div className="xp-wallet-failure">
            <FailureView error={failure} title={t('wallet.failed')} onRetry={refetch} />
          </div>
        ) : (
          <WalletSkeleton t={t} />
        )}
        {hasLedger && showsPointsOverTime && (
          <WalletOverTime
            {...{ wallet, headingLevel, messages, classNames }}
            isWalletPending={!wallet && failure === null}
          />
        )}
      </div>
      {hasLedger && <WalletLedger {...props} {...{ wallet, t }} />}
    </div>
  )
}

/** Its footnote takes as many lines as the one that comes. */
const usual = { currency: { name: 'points', symbol: 'points', unitsPerUSD: 100 } }

function WalletSkeleton({ t }: { readonly t: WalletTranslate }): ReactNode {
  return (
    <Loading label={t('wallet.loading')} className="xp-wallet-summary">
      <Skeleton length="short" className="xp-type-fact" />
      <Skeleton shape="block" className="xp-wallet-figure-skeleton" />
      <Skeleton length="short" className="xp-type-body" />
      <Skeleton shape="block" className="xp-wallet-bar-skeleton" />
      <div className="xp-wallet-rows-skeleton">
        {(['half', 'half', 'half'] as const).map((length, index) => (
          <div key={index} className="xp-waiting-row">
            <Skeleton length={length} className="xp-type-fact" />
          </div>
        ))}
      </div>
      <div className="xp-wallet-words-skeleton">
        <WalletFootnote wallet={usual} t={t} />
      </div>
    </Loading>
  )
}
