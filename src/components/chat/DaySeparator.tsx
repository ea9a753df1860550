'use client'

import { addDays, type CalendarDate } from '../../base/index.ts'
import type { ReactNode } from 'react'
import { useI18n, useToday } from '../../i18n/index.ts'
import { useChat } from './ChatContext.ts'

/** The day between hairlines. A heading, so that a screen reader can go from day to day. */
export function DaySeparator({ day }: { readonly day: CalendarDate }): ReactNode {
  const { t, dayLevel } = useChat()
  const { format } = useI18n()
  const today = useToday()
  const Heading = `h${dayLevel}` as const
  const isYesterday = today !== null && addDays(today, -1) === day
  return (
    <Heading className="xp-chat-day xp-type-caption xp-quiet">
      {day === today
        ? t('chat.today')
        : isYesterday
          ? t('chat.yesterday')
          : format.calendarDate(day, today?.slice(0, 4) === day.slice(0, 4) ? 'weekday' : 'full')}
    </Heading>
  )
}
