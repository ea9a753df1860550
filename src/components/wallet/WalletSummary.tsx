'use client'

import type { ReactNode } from 'react'
import type { Wallet as WalletData } from '../../contract/index.ts'
import { commonMessages, type Translate, useI18n, useMessages } from '../../i18n/index.ts'
import { useWallet } from '../../queries/index.ts'
import { cx } from '../../ui/index.ts'
import { SumAmount } from '../common/index.ts'
import { shareLeft, type WalletFigure, walletFigures, type WalletTranslate } from './walletFigures.ts'

interface WalletSummaryProps {
  readonly label: string
  readonly wallet: WalletData
  readonly headingLevel: 1 | 2 | 3
  readonly classNames: Partial<Readonly<Record<'balance' | 'bar' | 'figures', string>>>
  readonly t: WalletTranslate
}

/** The balance, a bar that shows how much is left, and the figures. */
export function WalletSummary({ label, wallet, headingLevel, classNames, t }: WalletSummaryProps): ReactNode {
  const { format } = useI18n()
  const c = useMessages(commonMessages)
  const figures = walletFigures(wallet)
  const { balance, received, spent } = figures
  const left = shareLeft(figures)
  const writeMoney = useMoneyColumn([received.usd, spent.usd, balance.usd])
  const Heading = `h${headingLevel}` as const
  const words = (figure: WalletFigure) => sumInWords(figure, format.number, c)
  const row = { writeMoney, hasKey: left !== null }

  return (
    <div className="xp-wallet-summary">
      <div className={classNames.balance}>
        <Heading className="xp-wallet-label xp-type-fact xp-quiet">{label}</Heading>
        {balance.sum ? (
          <p
            className="xp-wallet-figure xp-figures"
            {...figureData(format.number(balance.sum.amount), balance)}
          >
            <SumAmount sum={balance.sum} />
          </p>
        ) : (
          <p className="xp-above-2 xp-type-body xp-prose">{t('wallet.unknown')}</p>
        )}
        {balance.usd !== undefined && (
          <p className="xp-above-6 xp-type-body xp-quiet xp-figures">
            {c('common.about', { money: format.money(balance.usd) })}
          </p>
        )}
      </div>
      {left !== null && (
        <WalletBar
          left={left}
          label={t('wallet.bar', { received: words(received), spent: words(spent), balance: words(balance) })}
          className={classNames.bar}
        />
      )}
      {(received.sum ?? spent.sum) && (
        <dl className={cx('xp-wallet-figures xp-figures', classNames.figures)}>
          <WalletRow {...row} label={t('wallet.received')} figure={received} />
          <WalletRow {...row} label={t('wallet.spent')} figure={spent} mark="spent" />
          <WalletRow {...row} label={t('wallet.left')} figure={balance} mark="left" />
        </dl>
      )}
      <WalletFootnote wallet={wallet} t={t} />
    </div>
  )
}

interface WalletRowProps {
  readonly label: string
  readonly figure: WalletFigure
  readonly writeMoney: (usd: number) => string
  /** Its part of the bar. */
  readonly mark?: 'spent' | 'left'
  readonly hasKey: boolean
}

function WalletRow({ label, figure: { sum, usd }, writeMoney, mark, hasKey }: WalletRowProps): ReactNode {
  if (!sum) return null
  return (
    <div className="xp-wallet-row" data-mark={mark}>
      <dt className="xp-wallet-row-label">
        {mark && hasKey && <span className="xp-wallet-key" data-mark={mark} />}
        {label}
      </dt>
      <dd className="xp-wallet-row-sum">
        <SumAmount sum={sum} />
      </dd>
      {usd !== undefined && <dd className="xp-wallet-row-money">{writeMoney(usd)}</dd>}
    </div>
  )
}

/** What a unit is worth, as the Service says, and when the figures were read. */
export function WalletFootnote({
  wallet: { currency },
  t,
}: {
  readonly wallet: Pick<WalletData, 'currency'>
} & Pick<WalletSummaryProps, 't'>): ReactNode {
  // Read here, so that a refetch without changes renders this line alone.
  const { dataUpdatedAt: readAt } = useWallet()
  const { format } = useI18n()
  const time = format.time(new Date(readAt).toISOString())
  const units = currency?.unitsPerUSD
  const rate = units !== undefined && units > 0 && <SumAmount sum={{ amount: units, currency }} />
  if (!rate && time === null) return null
  return (
    <p className="xp-wallet-footnote xp-type-small xp-quiet xp-figures" suppressHydrationWarning>
      {rate && t.rich('wallet.rate', { units: rate, money: format.money(1) }, {})}{' '}
      <span suppressHydrationWarning>{time !== null && t('wallet.asOf', { time })}</span>
    </p>
  )
}

/** Money in a column aligns only when every amount has cents, or none has. */
function useMoneyColumn(column: readonly (number | undefined)[]): (usd: number) => string {
  const { format } = useI18n()
  const isWhole = column.every((usd) => usd === undefined || Number.isInteger(usd))
  return (usd) => (isWhole ? format.money(usd) : format.number(usd, { style: 'currency', currency: 'USD' }))
}

/** The width that the figure needs, and whether its symbol is a mark or a word. */
function figureData(written: string, { sum }: WalletFigure) {
  const symbol = sum?.currency?.symbol ?? ''
  return {
    'data-length': written.length > 13 ? 'longest' : written.length > 9 ? 'long' : undefined,
    'data-symbol': symbol !== '' && [...symbol].length <= 2 ? 'mark' : 'word',
  }
}

function sumInWords(
  { sum }: WalletFigure,
  number: (value: number) => string,
  c: Translate<typeof commonMessages>,
): string {
  if (!sum) return ''
  return c('common.sum', {
    figure: number(sum.amount),
    unit: sum.currency?.name ?? sum.currency?.symbol ?? c('common.points', { count: sum.amount }),
  })
}

interface WalletBarProps {
  /** The share that is left, from 0 to 1. */
  readonly left: number
  /** The same in words. */
  readonly label: string
  readonly className: string | undefined
}

/**
 * Everything received as one bar: what is left is solid, what is spent is hatched. The width is an SVG
 * attribute, because a strict `style-src 'self'` refuses a `style` in server-rendered markup.
 */
function WalletBar({ left, label, className }: WalletBarProps): ReactNode {
  const width = `${left * 100}%`
  return (
    <div role="img" aria-label={label} className={cx('xp-wallet-bar', className)} suppressHydrationWarning>
      <svg className="xp-wallet-bar-drawing" width="100%" height="100%" aria-hidden="true" focusable="false">
        <rect className="xp-wallet-bar-gap" width={width} height="100%" />
        <rect className="xp-wallet-bar-left" width={width} height="100%" />
      </svg>
    </div>
  )
}
