'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { LedgerEntry, Wallet } from '../../contract/index.ts'
import {
  commonMessages,
  type MessageOverrides,
  type Translate,
  useI18n,
  useMessages,
  walletDownloadMessages,
} from '../../i18n/index.ts'
import { useLedger } from '../../queries/index.ts'
import { downloadIcon, textFile, TextLink, useAnnounce, useLatestRef } from '../../ui/index.ts'
import { MoreFailed, useFetchMoreWhile, useLazyPart, useSaveFile } from '../common/index.ts'
import { entryWords, ledgerCurrency } from './ledger.ts'
import type { WalletTranslate } from './walletFigures.ts'

interface LedgerDownloadProps {
  readonly wallet: Wallet | undefined
  readonly messages: MessageOverrides<typeof walletDownloadMessages> | undefined
  readonly t: WalletTranslate
}

const loadWriter = () => import('./writeCsv.ts')

/**
 * The whole history as a file for a spreadsheet: what is not on the page yet is read first. Loaded with the first
 * entry; what writes the file, with the press.
 */
export function LedgerDownload({ wallet, messages, t }: LedgerDownloadProps): ReactNode {
  const d = useMessages(walletDownloadMessages, messages)
  const announce = useAnnounce()
  const rowsOf = useLatestRef(useRows(wallet, t, d))
  const today = useI18n().format.today()
  const { data: entries = [], hasMore, isFetchingMore, fetchMore, fetchMoreError } = useLedger()
  const { part, isLoading, error: loadError, ask } = useLazyPart(loadWriter)
  const [isWanted, setIsWanted] = useState(false)
  const { isSaving, error: saveError, save } = useSaveFile()
  const readError = isFetchingMore ? null : (fetchMoreError ?? loadError)
  const error = isWanted ? readError : saveError
  const isBusy = isSaving || (isWanted && (isLoading || isFetchingMore || error === null))
  useFetchMoreWhile(isWanted && hasMore && !isFetchingMore && error === null, fetchMore)

  useEffect(() => {
    if (!isWanted || hasMore || part === null) return
    setIsWanted(false)
    const title = `${t('wallet.ledger')} ${today ?? ''}`
    const file = textFile(title, '.csv', 'text/csv;charset=utf-8', part.writeCsv(rowsOf.current(entries)))
    void save(file).then((isSaved) => isSaved && announce(d('wallet.download.done')))
  }, [isWanted, hasMore, part, entries, rowsOf, save, announce, today, t, d])

  function handleDownload() {
    if (isBusy) return
    setIsWanted(true)
    void ask()
    if (fetchMoreError !== null) void fetchMore()
  }

  return (
    <>
      <TextLink
        quiet
        tone="ink"
        className="xp-last xp-type-small"
        icon={downloadIcon}
        aria-disabled={isBusy || undefined}
        onClick={handleDownload}
      >
        {d(isBusy ? 'wallet.download.busy' : 'wallet.download')}
      </TextLink>
      {error !== null && (
        <MoreFailed
          className="xp-alone"
          title={d('wallet.download.failed')}
          error={error}
          onRetry={handleDownload}
        />
      )}
    </>
  )
}

/** The table: its head, and a row for each entry, without what cannot be read of it. */
function useRows(
  wallet: Wallet | undefined,
  t: WalletTranslate,
  d: Translate<typeof walletDownloadMessages>,
) {
  const { format } = useI18n()
  const c = useMessages(commonMessages)
  const { name, symbol } = ledgerCurrency(wallet) ?? {}
  return (entries: readonly LedgerEntry[]) => [
    [
      d('wallet.download.date'),
      d('wallet.download.description'),
      d('wallet.download.kind'),
      d('wallet.download.amount', { unit: name ?? symbol ?? c('common.points', { count: 0 }) }),
    ],
    ...entries.map((entry) => {
      const { what, kind } = entryWords(entry, t)
      return [format.calendarDateOf(entry.createdAt) ?? '', what, kind ?? '', entry.amount]
    }),
  ]
}
