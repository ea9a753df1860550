'use client'

import { type FormEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Offer, OrdinaryAnswers } from '../../contract/index.ts'
import { commonMessages, useHydrated, useI18n, useMessages, useToday } from '../../i18n/index.ts'
import { useOffer } from '../../queries/index.ts'
import { cx, useAnnounce } from '../../ui/index.ts'
import {
  type DirtyChangeHandler,
  type LeaveWords,
  localeCountry,
  type MayLeave,
  useIsOnline,
  useLeaveGuard,
} from '../common/index.ts'
import { AskedOffer } from './AskedOffer.tsx'
import { focusFirstIssue } from './focusFirstIssue.ts'
import type { InterestsTranslate } from './FormSection.tsx'
import { firstMonth, interestLimits, type SavedAnswers } from './interestLimits.ts'
import { OrdinaryQuestions } from './OrdinaryQuestions.tsx'
import { SendArea, type SendFailure } from './SendArea.tsx'
import { SensitiveQuestions, type SensitiveQuestionsHandle } from './SensitiveQuestions.tsx'
import { useInert } from './useInert.ts'
import { type InterestDraft, useInterestForm } from './useInterestForm.ts'

/** How the answers are sent, and what became of that. */
export interface InterestSending {
  readonly isSending: boolean
  readonly failure: SendFailure | null
  readonly send: (answers: OrdinaryAnswers, sensitive: () => SensitiveQuestionsHandle | null) => Promise<void>
}

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
  const { limits, defaultMonth } = useLimits(offer.data, saved)
  const country = props.country === undefined ? localeCountry(locale) : props.country
  const handleEdit = () => props.onEdit?.()
  const form = useInterestForm(props.draft, limits, country, handleEdit)
  const sensitive = useRef<SensitiveQuestionsHandle>(null)
  const [hasSensitive, setHasSensitive] = useState(false)
  const { mayLeave, dialog } = useLeaveGuard({
    isNeeded: hasSensitive,
    onDiscard: () => sensitive.current?.clear(),
    onDirtyChange: props.onDirtyChange,
    words: words.leave,
  })
  const isBusy = sending.isSending || form.formState.isSubmitting

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
        />
      </AnswersForm>
      {dialog}
    </div>
  )
}

type QuestionsHeaderProps = InterestQuestionsProps & { readonly mayLeave: MayLeave }

function QuestionsHeader({ mayLeave, words, classNames = {}, headingLevel, ...props }: QuestionsHeaderProps) {
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
      {props.renderNotice?.(mayLeave)}
    </div>
  )
}

/** Memoised, as the sections are: what is typed in one, or the first word of a sensitive one, renders no other. */
function useLimits(offer: Offer | null | undefined, saved: SavedAnswers | undefined) {
  const { format } = useI18n()
  const today = useToday()
  const limits = useMemo(
    () => ({ ...interestLimits(offer, format, today), saved }),
    [offer, format, today, saved],
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

/** After each submit the focus goes to the first issue, if there is one. */
function useIssueFocus(submitCount: number): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitCount > 0 && element.current) focusFirstIssue(element.current)
  }, [submitCount])
  return element
}

interface AnswersFormProps extends Pick<
  InterestQuestionsProps,
  'sending' | 'words' | 'renderAside' | 'classNames' | 't'
> {
  readonly form: ReturnType<typeof useInterestForm>
  readonly isBusy: boolean
  readonly sensitive: RefObject<SensitiveQuestionsHandle | null>
  readonly mayLeave: MayLeave
  readonly children: ReactNode
}

/** The `form` element: checks, sends, and moves the focus to what is wrong. */
function AnswersForm({
  form,
  sending,
  isBusy,
  sensitive,
  mayLeave,
  words,
  renderAside,
  classNames = {},
  t,
  children,
}: AnswersFormProps): ReactNode {
  const sendButton = useRef<HTMLButtonElement>(null)
  // What is typed while it is being sent would be neither sent nor kept.
  const fields = useInert<HTMLDivElement>(isBusy, sendButton)
  const element = useIssueFocus(form.formState.submitCount)
  const isHydrated = useHydrated()
  const isOnline = useIsOnline()
  const announce = useAnnounce()
  const c = useMessages(commonMessages)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.stopPropagation()
    // Longer than any one write: from the check of the answers until the receipt is on screen.
    if (isBusy) return event.preventDefault()
    void form.handleSubmit(async (answers) => {
      if (isOnline) return sending.send(answers, () => sensitive.current)
      const offline = { first: t('interests.offline.title'), second: t('interests.offline.text') }
      announce(c('common.sentences', offline), 'assertive')
    })(event)
  }

  return (
    // `noValidate`: our own words are shown beside the fields. `autoComplete`: see SensitiveQuestions.
    <form
      ref={element}
      noValidate
      autoComplete="off"
      method="post"
      className={cx('xp-interest-form', classNames.form)}
      onSubmit={handleSubmit}
    >
      <div ref={fields} className="xp-interest-fields" data-sending={isBusy ? '' : undefined}>
        {children}
      </div>
      <SendArea
        buttonRef={sendButton}
        failure={sending.failure}
        isSending={isBusy}
        isOnline={isOnline}
        canSubmit={isHydrated}
        label={words.send}
        sendingLabel={words.sending}
        aside={renderAside(mayLeave, isBusy)}
        className={classNames.send}
        t={t}
      />
    </form>
  )
}
