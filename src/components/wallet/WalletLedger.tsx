'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Wallet } from '../../contract/index.ts'
import { useI18n, useToday } from '../../i18n/index.ts'
import { useLedger } from '../../queries/index.ts'
import { Button, cx, LoadingLabel, Notice, Skeleton, TextLink, useAnnounce } from '../../ui/index.ts'
import { FailureView, readFailure, RetryButton, useFailureWords } from '../common/index.ts'
import { ledgerMonths } from './ledgerMonths.ts'
import type { WalletProps, WalletTranslate } from './Wallet.tsx'
import { ledgerCurrency } from './walletFigures.ts'
import { WalletLedgerMonth } from './WalletLedgerMonth.tsx'

interface WalletLedgerProps {
  readonly wallet: Wallet | undefined
  readonly headingLevel: 1 | 2 | 3
  readonly classNames: NonNullable<WalletProps['classNames']>
  readonly t: WalletTranslate
}

/** What moved the balance, newest first, by month. */
export function WalletLedger(props: WalletLedgerProps): ReactNode {
  const { headingLevel, classNames, t } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cx('xp-ledger', classNames.ledger)}>
      <Heading className="xp-type-title-2">{t('wallet.ledger')}</Heading>
      <WalletLedgerContent {...props} />
    </div>
  )
}

function WalletLedgerContent({ wallet, headingLevel, classNames, t }: WalletLedgerProps): ReactNode {
  const { format } = useI18n()
  const today = useToday()
  const ledger = useLedger()
  const { data: entries, hasMore, isFetchingMore, fetchMoreError } = ledger
  const list = useRef<HTMLDivElement>(null)
  const handleMore = useMore(ledger, list, t)
  const failure = readFailure(ledger)

  if (failure !== null)
    return <FailureView error={failure} title={t('wallet.ledger.failed')} onRetry={ledger.refetch} />
  if (!entries) return <LedgerSkeleton label={t('wallet.ledger.loading')} />
  if (entries.length === 0 && !hasMore)
    return <p className="xp-above-4 xp-type-body xp-prose xp-quiet">{t('wallet.ledger.empty')}</p>

  const currency = ledgerCurrency(wallet)
  return (
    <div ref={list}>
      {ledgerMonths(entries, format.calendarDateOf).map((group) => (
        <WalletLedgerMonth
          key={group.month ?? ''}
          {...{ group, today, currency, classNames, t }}
          headingLevel={(headingLevel + 1) as 2 | 3 | 4}
        />
      ))}
      {fetchMoreError !== null && !isFetchingMore ? (
        <MoreFailed title={t('wallet.ledger.more.failed')} error={fetchMoreError} onRetry={handleMore} />
      ) : (
        (hasMore || isFetchingMore) && (
          <Button
            className={cx('xp-above-8', classNames.more)}
            busy={isFetchingMore}
            busyLabel={t('wallet.ledger.more.busy')}
            onClick={handleMore}
          >
            {t('wallet.ledger.more')}
          </Button>
        )
      )}
    </div>
  )
}

/** Reads on. The button keeps the focus; where it goes with the last page, the first entry that came takes it. */
function useMore(
  { data, hasMore, isFetchingMore, fetchMore }: ReturnType<typeof useLedger>,
  list: RefObject<HTMLElement | null>,
  t: WalletTranslate,
) {
  const announce = useAnnounce()
  const [before, setBefore] = useState<number | null>(null)
  const count = data?.length ?? 0
  useEffect(() => {
    if (before === null || isFetchingMore) return
    setBefore(null)
    if (count <= before) return
    announce(t('wallet.ledger.loaded', { count: count - before }))
    if (!hasMore) list.current?.querySelectorAll<HTMLElement>('.xp-ledger-entry')[before]?.focus()
  }, [before, isFetchingMore, count, hasMore, announce, list, t])

  return () => {
    setBefore(count)
    void fetchMore()
  }
}

function MoreFailed({
  title,
  error,
  onRetry,
}: {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}): ReactNode {
  const { text } = useFailureWords(error, 'read')
  const action = (
    <RetryButton error={error}>
      {(label, isWaiting) =>
        isWaiting ? (
          label
        ) : (
          <TextLink tone="ink" onClick={onRetry}>
            {label}
          </TextLink>
        )
      }
    </RetryButton>
  )
  return (
    <Notice className="xp-above-8" announces="assertive" tone="wrong" title={title} action={action}>
      {text}
    </Notice>
  )
}

function LedgerSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="xp-above-9" aria-busy="true">
      <LoadingLabel>{label}</LoadingLabel>
      {(['long', 'half', 'long', 'half'] as const).map((length, index) => (
        <div key={index} className="xp-waiting-row">
          <Skeleton length={length} />
          <Skeleton length="short" />
        </div>
      ))}
    </div>
  )
}
