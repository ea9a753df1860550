'use client'

import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { CalendarDate } from '../../base/index.ts'
import type { Currency } from '../../contract/index.ts'
import {
  asTitle,
  monthName,
  monthOf,
  useI18n,
  useMessages,
  useToday,
  walletMessages,
} from '../../i18n/index.ts'
import { useLedger } from '../../queries/index.ts'
import { Button, cx, InFull, Loading, replaceable, Skeleton, useAnnounce } from '../../ui/index.ts'
import { FailureView, MoreFailed, readFailure, useExtraPart } from '../common/index.ts'
import { LedgerAmount } from './LedgerAmount.tsx'
import { type DatedEntry, entryWords, ledgerCurrency, type LedgerMonth, ledgerMonths } from './ledger.ts'
import type { WalletMessages, WalletTranslate } from './walletFigures.ts'

const loadDownload = () => import('./LedgerDownload.tsx')

type LedgerDownloadProps = ComponentProps<Awaited<ReturnType<typeof loadDownload>>['LedgerDownload']>

interface WalletLedgerProps extends Pick<LedgerDownloadProps, 'wallet'> {
  readonly headingLevel: 1 | 2 | 3
  readonly offersDownload: boolean
  readonly classNames: Readonly<Partial<Record<'ledger' | 'month' | 'entry' | 'more', string>>>
  readonly messages: WalletMessages | undefined
  readonly t: WalletTranslate
}

/** The entries that changed the balance, newest first, by month. */
export function WalletLedger(props: WalletLedgerProps): ReactNode {
  const { headingLevel, offersDownload, classNames, t } = props
  const Heading = `h${headingLevel}` as const
  const { data: entries } = useLedger()
  return (
    <div className={cx('xp-ledger', classNames.ledger)}>
      <div className="xp-row xp-wrap xp-gap-4">
        <Heading className="xp-type-title-2">{t('wallet.ledger')}</Heading>
        {offersDownload && entries && entries.length > 0 && <Download {...props} />}
      </div>
      <WalletLedgerContent {...props} />
    </div>
  )
}

/** Loaded with the first entry. Without it the page lacks nothing else. */
function Download({ wallet, messages, t }: LedgerDownloadProps): ReactNode {
  const part = useExtraPart(loadDownload)
  return part && <part.LedgerDownload {...{ wallet, messages, t }} />
}

function WalletLedgerContent({
  wallet,
  headingLevel,
  classNames,
  messages,
  t,
}: WalletLedgerProps): ReactNode {
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
          {...{ group, today, currency, classNames, messages, t }}
          headingLevel={(headingLevel + 1) as 2 | 3 | 4}
        />
      ))}
      {fetchMoreError !== null && !isFetchingMore ? (
        <MoreFailed
          className="xp-above-8"
          title={t('wallet.ledger.more.failed')}
          error={fetchMoreError}
          onRetry={handleMore}
        />
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

/**
 * Loads more. The button keeps the focus; when it disappears with the last page, the first new entry takes the focus.
 */
function useMore(
  { data, hasMore, isFetchingMore, fetchMore }: ReturnType<typeof useLedger>,
  list: RefObject<HTMLElement | null>,
  t: WalletTranslate,
) {
  const announce = useAnnounce()
  const [before, setBefore] = useState<{
    readonly count: number
    readonly rows: ReadonlySet<Element>
  } | null>(null)
  const count = data?.length ?? 0
  useEffect(() => {
    if (before === null || isFetchingMore) return
    setBefore(null)
    if (count <= before.count) return
    announce(t('wallet.ledger.loaded', { count: count - before.count }))
    // Not by its number: what has no date stands below all months.
    if (!hasMore)
      rowsIn(list.current)
        .find((row) => !before.rows.has(row))
        ?.focus()
  }, [before, isFetchingMore, count, hasMore, announce, list, t])

  return () => {
    setBefore({ count, rows: new Set(rowsIn(list.current)) })
    void fetchMore()
  }
}

function rowsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('.xp-ledger-entries > li') ?? [])]
}

function LedgerSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <Loading label={label} className="xp-above-9">
      {(['long', 'half', 'long', 'half'] as const).map((length, index) => (
        <div key={index} className="xp-waiting-row">
          <Skeleton length={length} />
          <Skeleton length="short" />
        </div>
      ))}
    </Loading>
  )
}

interface WalletLedgerMonthProps {
  readonly group: LedgerMonth
  /** `null` while the time zone is unknown: then no entry has a date, and the group has no title. */
  readonly today: CalendarDate | null
  readonly currency: Currency | undefined
  readonly headingLevel: 2 | 3 | 4
  readonly classNames: Readonly<Partial<Record<'ledger' | 'month' | 'entry' | 'more', string>>>
  readonly messages: WalletMessages | undefined
  readonly t: WalletTranslate
}

/** One month of the ledger. */
function WalletLedgerMonth({
  group: { month, entries },
  today,
  currency,
  headingLevel,
  classNames,
  messages,
  t,
}: WalletLedgerMonthProps): ReactNode {
  const { format } = useI18n()
  const Heading = `h${headingLevel}` as const

  const title = titleOf()

  function titleOf(): string | null {
    if (today === null) return null
    if (month === null) return t('wallet.ledger.undated')
    if (month === monthOf(today)) return t('wallet.ledger.thisMonth')
    return asTitle(monthName(format, month, { year: month.slice(0, 4) !== today.slice(0, 4) }))
  }

  return (
    <div className={cx('xp-above-9', classNames.month)}>
      {title !== null && (
        <Heading className="xp-ledger-month-title xp-type-small">
          <InFull printed={month === null ? title : asTitle(monthName(format, month))}>{title}</InFull>
        </Heading>
      )}
      <ul className="xp-ledger-entries">
        {entries.map(({ entry, date }) => (
          <li key={entry.id} className="xp-plain xp-focus" tabIndex={-1}>
            <LedgerRow {...{ entry, date, currency, messages }} className={classNames.entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Props of the part `LedgerEntry`. */
export interface LedgerEntryProps extends DatedEntry {
  /** The currency of its amount; without it the amount is in points. */
  readonly currency?: Currency | undefined
  /** Other words. Keep the object's identity. */
  readonly messages?: WalletMessages | undefined
  readonly className?: string | undefined
}

function BuiltInLedgerEntry({ entry, date, currency, messages, className }: LedgerEntryProps): ReactNode {
  const t = useMessages(walletMessages, messages)
  const { format } = useI18n()
  const { amount } = entry
  const { what, kind } = entryWords(entry, t)
  return (
    <div
      className={cx('xp-ledger-entry', className)}
      data-direction={amount === undefined || amount === 0 ? undefined : amount > 0 ? 'credit' : 'debit'}
    >
      <span className="xp-ledger-what">{what}</span>
      {kind !== null && kind !== what && <span className="xp-ledger-kind">{kind}</span>}
      {date !== null && (
        <time className="xp-ledger-date xp-figures" dateTime={date}>
          {format.calendarDate(date, 'short')}
        </time>
      )}
      {amount !== undefined && (
        <LedgerAmount amount={amount} currency={currency} className="xp-ledger-amount" />
      )}
    </div>
  )
}

/** What changed the balance: what for, when, how much. */
export const LedgerRow = replaceable('LedgerEntry', BuiltInLedgerEntry)
