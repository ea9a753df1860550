'use client'

import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { OrdinaryAnswers } from '../../contract/index.ts'
import { commonMessages, useHydrated, useI18n, useMessages, useToday } from '../../i18n/index.ts'
import { useOffer } from '../../queries/index.ts'
import { cx, useAnnounce } from '../../ui/index.ts'
import { localeCountry, useIsOnline } from '../common/index.ts'
import { AskedOffer } from './AskedOffer.tsx'
import { ContactSection } from './OrdinaryQuestions.tsx'
import { DatesSection } from './DatesSection.tsx'
import type { InterestsTranslate } from './FormSection.tsx'
import { focusFirstFault } from './focusFirstFault.ts'
import { toInput } from './interestFormSchema.ts'
import { firstMonth, type HeldAnswers, interestLimits } from './interestLimits.ts'
import { OccasionSection } from './OrdinaryQuestions.tsx'
import { PartySection } from './OrdinaryQuestions.tsx'
import { readTypedPhone } from './interestFormSchema.ts'
import { SendArea, type SendFailure } from './SendArea.tsx'
import { SensitiveQuestions, type SensitiveQuestionsHandle } from './SensitiveQuestions.tsx'
import { type DirtyChangeHandler, useDirtyChange } from './useDirtyChange.ts'
import { useInert } from './useInert.ts'
import { type InterestDraft, useKeepDraft } from './useInterestForm.ts'
import { useInterestForm } from './useInterestForm.ts'
import { type LeaveWords, useLeaveGuard } from './useLeaveGuard.tsx'

/** How the answers are sent, and what became of that. */
export interface InterestSending {
  readonly isSending: boolean
  readonly failure: SendFailure | null
  readonly send: (answers: OrdinaryAnswers, sensitive: () => SensitiveQuestionsHandle | null) => Promise<void>
}

/** True when a way out may be taken; else the member is asked first. */
export type MayLeave = (event: MouseEvent<HTMLElement>) => boolean

export interface InterestQuestionsProps {
  readonly offerId: string
  readonly draft: InterestDraft
  /** Where an intake is changed. */
  readonly held?: HeldAnswers | undefined
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

/** The questions themselves, from the way back to the send button: to ask with, and to change what was sent. */
export function InterestQuestions(props: InterestQuestionsProps): ReactNode {
  const {
    offerId,
    draft,
    held,
    sending,
    words,
    sensitiveNote,
    onEdit,
    classNames = {},
    headingLevel,
    t,
  } = props
  const { format, locale } = useI18n()
  const c = useMessages(commonMessages)
  const today = useToday()
  const offer = useOffer(offerId)
  // Memoised, as the sections are: what is typed in one, or the first word of a sensitive one, renders no other.
  const limits = useMemo(
    () => ({ ...interestLimits(offer.data, format, today), held }),
    [offer.data, format, today, held],
  )
  const country = props.country === undefined ? localeCountry(locale) : props.country
  const form = useInterestForm(draft.initialValues, limits, country)
  const formRef = useRef<HTMLFormElement>(null)
  const sensitive = useRef<SensitiveQuestionsHandle>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  const [hasSensitive, setHasSensitive] = useState(false)
  const title = useFocusOnOpen(props.takesFocus === true)
  const isHydrated = useHydrated()
  const isOnline = useIsOnline()
  const announce = useAnnounce()
  const { mayLeave, dialog } = useLeaveGuard({
    isNeeded: hasSensitive,
    onDiscard: () => sensitive.current?.clear(),
    words: words.leave,
    t,
  })
  const isBusy = sending.isSending || form.formState.isSubmitting
  // What is typed while it is being sent would be neither sent nor kept.
  const fields = useInert<HTMLDivElement>(isBusy, sendButton)
  useKeepDraft(draft, form, () => onEdit?.())
  useDirtyChange(hasSensitive, props.onDirtyChange)

  const { submitCount } = form.formState
  useEffect(() => {
    if (submitCount > 0 && formRef.current) focusFirstFault(formRef.current)
  }, [submitCount])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.stopPropagation()
    if (isBusy) {
      event.preventDefault()
      return
    }
    void form.handleSubmit(async (values) => {
      if (isOnline)
        await sending.send(
          toInput(values, await readTypedPhone(values.phone, country, held), held),
          () => sensitive.current,
        )
      else
        announce(
          c('common.sentences', { first: t('interests.offline.title'), second: t('interests.offline.text') }),
          'assertive',
        )
    })(event)
  }

  function handlePresenceChange(hasText: boolean) {
    setHasSensitive(hasText)
    if (hasText) onEdit?.()
  }

  const Heading = `h${headingLevel}` as const
  const section = {
    control: form.control,
    limits,
    t,
    headingLevel: (headingLevel + 1) as 2 | 3 | 4,
    className: classNames.section,
  }
  return (
    <div className="xp-page xp-page-room xp-interest" aria-busy={isBusy || undefined}>
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
        {props.renderNotice?.(mayLeave)}
      </div>
      <div className={cx('xp-interest-offer', classNames.offer)}>
        <AskedOffer read={offer} t={t} ratio="4:5" hasPrice />
      </div>
      {/* `noValidate`: our own words stand beside the fields. `autoComplete`: see SensitiveQuestions. */}
      <form
        ref={formRef}
        noValidate
        autoComplete="off"
        method="post"
        className={cx('xp-interest-form', classNames.form)}
        onSubmit={handleSubmit}
      >
        <div ref={fields} className="xp-interest-fields" data-sending={isBusy ? '' : undefined}>
          <PartySection {...section} />
          <DatesSection {...section} defaultMonth={firstMonth(offer.data, format, today, held)} />
          <ContactSection {...section} country={country} />
          <OccasionSection {...section} />
          <SensitiveQuestions
            ref={sensitive}
            t={t}
            note={sensitiveNote}
            headingLevel={section.headingLevel}
            className={classNames.sensitive}
            onPresenceChange={handlePresenceChange}
          />
        </div>
        <SendArea
          buttonRef={sendButton}
          failure={sending.failure}
          isSending={isBusy}
          isOnline={isOnline}
          canSubmit={isHydrated}
          label={words.send}
          sendingLabel={words.sending}
          aside={props.renderAside(mayLeave, isBusy)}
          className={classNames.send}
          t={t}
        />
      </form>
      {dialog}
    </div>
  )
}

function useFocusOnOpen(takesFocus: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return title
}
