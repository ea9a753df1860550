'use client'

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type CalendarDate, daysBetween } from '../../base/index.ts'
import type { Offer } from '../../contract/index.ts'
import { type CalendarMonth, type Format, monthOf, useI18n, useToday } from '../../i18n/index.ts'
import { type ReadResult, useOffer } from '../../queries/index.ts'
import { cx } from '../../ui/index.ts'
import {
  type DirtyChangeHandler,
  type LeaveWords,
  localeCountry,
  type MayLeave,
  useLeaveGuard,
} from '../common/index.ts'
import { AnswersForm, type InterestSending } from './AnswersForm.tsx'
import { AskedOffer } from './AskedOffer.tsx'
import type { InterestsTranslate } from './FormSection.tsx'
import { LostNotice } from './LostNotice.tsx'
import { OrdinaryQuestions } from './OrdinaryQuestions.tsx'
import { SensitiveQuestions, type SensitiveQuestionsHandle } from './SensitiveQuestions.tsx'
import type { InterestLimits, SavedAnswers } from './interestLimits.ts'
import { type InterestDraft, useInterestForm } from './useInterestForm.ts'

export interface InterestQuestionsProps {
  readonly offerId: string
  readonly draft: InterestDraft
  /** When an intake is changed. */
  readonly saved?: SavedAnswers | undefined
  readonly sending: InterestSending
  readonly words: {
    readonly title: string
    readonly lead: string
    readonly send: string
    readonly sending: string
    readonly leave: LeaveWords
  }
  /** Over the title. */
  readonly renderBack?: (mayLeave: MayLeave) => ReactNode
  /** Under the lead. */
  readonly renderNotice?: (mayLeave: MayLeave) => ReactNode
  /** Among the sensitive questions. */
  readonly sensitiveNote?: string | undefined
  /** Beside the button that sends. */
  readonly renderAside: (mayLeave: MayLeave, isBusy: boolean) => ReactNode
  /** Whose numbers may be written without a country code. Default: the locale's. */
  readonly country?: string | null | undefined
  /** The title takes the focus as the form opens, in place of something else. */
  readonly takesFocus?: boolean
  readonly onEdit?: () => void
  readonly onDirtyChange?: DirtyChangeHandler | undefined
  readonly classNames?:
    Partial<Record<'title' | 'offer' | 'form' | 'section' | 'sensitive' | 'send', string>> | undefined
  readonly headingLevel: 1 | 2 | 3
  readonly t: InterestsTranslate
}

/** The questions themselves, from the back link to the send button: to ask with, and to change what was sent. */
export function InterestQuestions(props: InterestQuestionsProps): ReactNode {
  const { offerId, saved, sending, words, classNames = {}, headingLevel, t } = props
  const { locale } = useI18n()
  const offer = useOffer(offerId)
  const { limits, defaultMonth } = useLimits(offer, saved)
  const country = props.country === undefined ? localeCountry(locale) : props.country
  const handleEdit = () => props.onEdit?.()
  const form = useInterestForm(props.draft, limits, country, handleEdit)
  const sensitive = useRef<SensitiveQuestionsHandle>(null)
  const [hasSensitive, setHasSensitive] = useState(false)
  const isBusy = sending.isSending || form.formState.isSubmitting
  const { mayLeave, dialog } = useLeaveGuard({
    isNeeded: hasSensitive,
    onDiscard: () => sensitive.current?.clear(),
    onDirtyChange: props.onDirtyChange,
    words: isBusy ? { ...words.leave, ...sendingWords(t) } : words.leave,
  })

  function handlePresenceChange(hasText: boolean) {
    setHasSensitive(hasText)
    if (hasText) handleEdit()
  }

  const section = { t, headingLevel: (headingLevel + 1) as 2 | 3 | 4 }
  return (
    <div className="xp-page xp-page-room xp-interest" aria-busy={isBusy || undefined}>
      <QuestionsHeader {...props} mayLeave={mayLeave} />
      <div className={cx('xp-interest-offer', classNames.offer)}>
        <AskedOffer read={offer} t={t} ratio="4:5" hasPrice />
      </div>
      <AnswersForm
        {...{ form, sending, isBusy, sensitive, mayLeave, words, classNames, t }}
        renderAside={props.renderAside}
      >
        <OrdinaryQuestions
          {...section}
          {...{ control: form.control, limits, country, defaultMonth, className: classNames.section }}
        />
        <SensitiveQuestions
          {...section}
          ref={sensitive}
          note={props.sensitiveNote}
          className={classNames.sensitive}
          onPresenceChange={handlePresenceChange}
          onLost={sending.onLost}
        />
      </AnswersForm>
      {dialog}
    </div>
  )
}

/** Before leaving while it is being sent, which goes on. */
const sendingWords = (t: InterestsTranslate) => ({
  title: t('interests.leave.sending.title'),
  text: t('interests.leave.sending.text'),
})

type QuestionsHeaderProps = InterestQuestionsProps & { readonly mayLeave: MayLeave }

function QuestionsHeader({
  mayLeave,
  sending,
  words,
  classNames = {},
  headingLevel,
  ...props
}: QuestionsHeaderProps) {
  const title = useFocusOnOpen(props.takesFocus === true)
  const Heading = `h${headingLevel}` as const
  return (
    <div className="xp-interest-header">
      {props.renderBack?.(mayLeave)}
      <Heading
        ref={title}
        tabIndex={-1}
        className={cx('xp-interest-title xp-type-title-1', classNames.title)}
      >
        {words.title}
      </Heading>
      <p className="xp-interest-lead xp-type-body xp-prose xp-quiet">{words.lead}</p>
      {sending.isLost && <LostNotice t={props.t} />}
      {props.renderNotice?.(mayLeave)}
    </div>
  )
}

/** From two weeks on, the dates of an offer are a season to choose from. */
const shortestSeasonDays = 14

/**
 * The limits that an offer sets. Its dates bind only when they are a season; a shorter span is the event itself, and
 * other days than its own are just what a member asks a concierge for. `expiresAt` is the end of booking, no date of
 * the experience.
 */
export function interestLimits(
  offer: Offer | null | undefined,
  format: Format,
  today: CalendarDate | null,
): InterestLimits {
  const [start, end] = [format.calendarDateOf(offer?.startAt), format.calendarDateOf(offer?.endAt)]
  const maxGuests = offer?.maxGuests !== undefined && offer.maxGuests > 0 ? offer.maxGuests : null
  const isSeason =
    start !== null &&
    end !== null &&
    daysBetween(start, end) >= shortestSeasonDays &&
    (today === null || end >= today)
  if (!isSeason) return { today, min: today, max: null, maxGuests }
  return { today, min: today !== null && today > start ? today : start, max: end, maxGuests }
}

/**
 * The month in which the calendar opens: that of the first day chosen before, else that of the offer, when it
 * is still to come.
 */
export function firstMonth(
  offer: Offer | null | undefined,
  format: Format,
  today: CalendarDate | null,
  saved?: SavedAnswers,
): CalendarMonth | undefined {
  if (today === null) return undefined
  const chosen = [...(saved?.dates ?? [])].sort().find((day) => day >= today)
  const start = format.calendarDateOf(offer?.startAt)
  if (chosen !== undefined) return monthOf(chosen)
  return start !== null && start > today ? monthOf(start) : undefined
}

/** Memoised, as the sections are: what is typed in one, or the first word of a sensitive one, renders no other. */
function useLimits({ data: offer, isPending }: ReadResult<Offer | null>, saved: SavedAnswers | undefined) {
  const { format } = useI18n()
  const today = useToday()
  const limits = useMemo(
    () => ({ ...interestLimits(offer, format, today), isPending, saved }),
    [offer, isPending, format, today, saved],
  )
  return { limits, defaultMonth: firstMonth(offer, format, today, saved) }
}

function useFocusOnOpen(takesFocus: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return title
}
