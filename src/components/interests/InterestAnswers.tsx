'use client'

import type { ReactNode } from 'react'
import { isCalendarDate } from '../../base/index.ts'
import {
  contactMethods,
  contactWindows,
  type Intake,
  type Interest,
  occasions,
} from '../../contract/index.ts'
import { formatDateRun, toCalendarDateRuns, useI18n, useToday } from '../../i18n/index.ts'
import { Fact, Facts, InFull } from '../../ui/index.ts'
import { useFormattedPhone } from '../common/index.ts'
import type { ReceiptTranslate } from './receiptWords.ts'

interface InterestAnswersProps {
  readonly interest: Interest
  readonly headingLevel: 2 | 3 | 4
  readonly className: string | undefined
  readonly t: ReceiptTranslate
}

/** The ordinary answers in words, as the Service gave them back. What was left out has no row. */
export function InterestAnswers({ interest, headingLevel, className, t }: InterestAnswersProps): ReactNode {
  const { format } = useI18n()
  const today = useToday()
  const { intake, status } = interest
  const Heading = `h${headingLevel}` as const
  const statusWords = t.find(`interests.status.${status}`)
  const days = (dates: readonly string[]) => {
    const runs = toCalendarDateRuns(dates.filter(isCalendarDate))
    const written = (from: string | null) => format.list(runs.map((run) => formatDateRun(format, run, from)))
    // Seen from long ago, a date is written with its year.
    return runs.length > 0 && <InFull printed={written('0001-01-01')}>{written(today)}</InFull>
  }
  return (
    <div className={className}>
      <Heading className="xp-below-4 xp-type-title-3">{t('interests.receipt.answers')}</Heading>
      {intake === null && <p className="xp-type-fact xp-quiet">{t('interests.receipt.noAnswers')}</p>}
      <Facts>
        <Fact label={t('interests.receipt.status')}>{statusWords}</Fact>
        {intake && (
          <>
            <Fact label={t('interests.receipt.party')}>{party(intake, t)}</Fact>
            <Fact label={t('interests.receipt.preferred')}>{days(intake.preferredDates)}</Fact>
            <Fact label={t('interests.receipt.blackout')}>{days(intake.blackoutDates)}</Fact>
            <Fact label={t('interests.receipt.contact')}>{contact(intake, t)}</Fact>
            <Fact label={t('interests.receipt.phone')}>
              {intake.phone && <AnswerPhone phone={intake.phone} isChecked={intake.phoneVerified} t={t} />}
            </Fact>
            <Fact label={t('interests.receipt.occasion')}>{occasion(intake, t)}</Fact>
          </>
        )}
      </Facts>
    </div>
  )
}

function party({ adults, children }: Intake, t: ReceiptTranslate): string | null {
  const grownUps = adults === null ? null : t('interests.receipt.adults', { count: adults })
  const young =
    children === null
      ? null
      : children === 0
        ? t('interests.receipt.noChildren')
        : t('interests.receipt.children', { count: children })
  if (grownUps !== null && young !== null)
    return t('interests.receipt.partyBoth', { adults: grownUps, children: young })
  return grownUps ?? young
}

/** A value that a later Service knows and we do not is shown neutrally, never as its code. */
function contact({ contactMethod, contactWindow }: Intake, t: ReceiptTranslate): string | null {
  const methodName = contactMethods.find((known) => known === contactMethod) ?? 'unknown'
  const windowName = contactWindows.find((known) => known === contactWindow) ?? 'unknown'
  const method = contactMethod === null ? null : t(`interests.contact.${methodName}`)
  if (contactWindow === null) return method
  if (method === null) return t(`interests.window.${windowName}`)
  return t('interests.receipt.contactBoth', { method, window: t(`interests.receipt.window.${windowName}`) })
}

interface AnswerPhoneProps {
  readonly phone: string
  readonly isChecked: boolean
  readonly t: ReceiptTranslate
}

function AnswerPhone({ phone, isChecked, t }: AnswerPhoneProps): ReactNode {
  const shown = useFormattedPhone(phone)
  return (
    <span className="xp-wrap xp-dotted">
      <bdi dir="ltr">{shown}</bdi>{' '}
      <span className="xp-receipt-check" data-checked={isChecked ? '' : undefined}>
        <span className="xp-dot" aria-hidden="true" />
        <span>{t(isChecked ? 'interests.receipt.phone.checked' : 'interests.receipt.phone.unchecked')}</span>
      </span>
    </span>
  )
}

function occasion({ occasion: value }: Intake, t: ReceiptTranslate): string | null {
  if (value === null) return null
  return t(`interests.occasion.${occasions.find((known) => known === value) ?? 'unknown'}`)
}
