import type { CalendarDate } from '../../base/index.ts'
import type { Interest } from '../../contract/index.ts'
import {
  type commonMessages,
  type Format,
  interestReceiptMessages,
  interestsMessages,
  type MessageOverrides,
  type Translate,
} from '../../i18n/index.ts'

/** Those of the receipt, and those of the form: the form alone has no need of the receipt's. */
export const receiptMessages = { ...interestsMessages, ...interestReceiptMessages }

/** Overrides of what a form and its receipt say. */
export type InterestsMessages = MessageOverrides<typeof receiptMessages>

export type ReceiptTranslate = Translate<typeof receiptMessages>

const written = ['SMS', 'EMAIL', 'PHONE'] as const
const times = ['MORNING', 'AFTERNOON', 'EVENING', 'ANYTIME'] as const

/** What happens next, as far as the answers say. */
export function receiptLead(
  { intake, conversationId }: Interest,
  t: ReceiptTranslate,
  c: Translate<typeof commonMessages>,
): string {
  const method = written.find((known) => known === intake?.contactMethod)
  const time = times.find((known) => known === intake?.contactWindow)
  const sentences = [
    method &&
      (time
        ? t(`interests.receipt.by.${method}`, { when: t(`interests.receipt.when.${time}`) })
        : t(`interests.receipt.how.${method}`)),
    conversationId !== null &&
      t(method ? 'interests.receipt.conversationToo' : 'interests.receipt.conversation'),
    t('interests.receipt.noPoints'),
  ]
  return sentences
    .filter((sentence) => typeof sentence === 'string')
    .reduce((first, second) => c('common.sentences', { first, second }))
}

interface MomentWords {
  readonly time: (time: string) => string
  readonly dateTime: (dateTime: string) => string
  /** For a timestamp that cannot be read, and while the time zone is not known. */
  readonly unknown: () => string
}

/** A moment in words: today the time alone, else with the day. */
export function writeMoment(
  timestamp: string,
  format: Format,
  today: CalendarDate | null,
  words: MomentWords,
): string {
  const isToday = format.calendarDateOf(timestamp) === today
  const written = isToday ? format.time(timestamp) : format.dateTime(timestamp, { style: 'short' })
  if (written === null) return words.unknown()
  return isToday ? words.time(written) : words.dateTime(written)
}
