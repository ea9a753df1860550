'use client'

import { useMemo } from 'react'
import type { Offer } from '../../contract/index.ts'
import { commonMessages, useI18n, useMessages } from '../../i18n/index.ts'
import { offerDates, type Sum, useOfferWords } from '../common/index.ts'

/** Writes amounts as our components do. */
export interface MoneyText {
  /** `12,500 points`, or with the symbol of the programme's currency. */
  readonly sum: (sum: Sum) => string
  /** US dollars: `US$125`. */
  readonly dollars: (amount: number) => string
}

/** Writes amounts in the member's language. The same object until the language changes. */
export function useMoney(): MoneyText {
  const { format } = useI18n()
  const t = useMessages(commonMessages)
  return useMemo(
    () => ({
      sum: ({ amount, currency }) =>
        // The symbol never on a line of its own.
        `${format.number(amount)}\u00A0${currency?.symbol ?? currency?.name ?? t('common.points', { count: amount })}`,
      dollars: (amount) => format.money(amount),
    }),
    [format, t],
  )
}

/**
 * Writes dates as our components do. `null` where there is none, it cannot be read, or the time zone is not known yet.
 */
export interface DatesText {
  /** The days of an offer or a redemption: `12 – 15 Mar`; `full` in whole words and with the year. */
  readonly days: (when: Pick<Offer, 'startAt' | 'endAt'>, style?: 'short' | 'full') => string | null
  /** The day of an ISO-8601 timestamp. */
  readonly date: (timestamp: string | undefined) => string | null
  /** The day and the time of an ISO-8601 timestamp. */
  readonly dateTime: (timestamp: string | undefined) => string | null
}

/** Writes dates in the member's language and time zone. The same object until they change. */
export function useDates(): DatesText {
  const { format, t } = useOfferWords(undefined)
  return useMemo(
    () => ({
      days: (when, style = 'short') => {
        const dates = offerDates(when, format, style)
        return dates && (dates.type === 'until' ? t('offers.until', { date: dates.day }) : dates.day)
      },
      date: (timestamp) => format.date(timestamp),
      dateTime: (timestamp) => format.dateTime(timestamp),
    }),
    [format, t],
  )
}
