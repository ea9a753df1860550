'use client'

import { type ReactNode, useRef } from 'react'
import { cx, useOnceFor } from '../../ui/index.ts'
import { type DirtyChangeHandler, type LeaveWords, type MayLeave, useLeaveGuard } from '../common/index.ts'
import { AnswersForm } from './AnswersForm.tsx'
import { AskedOffer } from './AskedOffer.tsx'
import type { InterestsTranslate } from './FormSection.tsx'
import { LostNotice } from './LostNotice.tsx'
import { OrdinaryQuestions } from './OrdinaryQuestions.tsx'
import { SensitiveQuestions } from './SensitiveQuestions.tsx'
import type { SavedAnswers } from './interestLimits.ts'
import { type InterestSending, useAnswers } from './useAnswers.ts'
import type { InterestDraft } from './useInterestForm.ts'

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
  const { words, classNames = {}, headingLevel, t } = props
  const answers = useAnswers(props)
  const { offer, form, limits, country, defaultMonth, sensitive, isBusy } = answers
  const { mayLeave, dialog } = useLeaveGuard({
    isNeeded: sensitive.hasText,
    onDiscard: sensitive.clear,
    onDirtyChange: props.onDirtyChange,
    words: isBusy ? { ...words.leave, ...sendingWords(t) } : words.leave,
  })

  const section = { t, headingLevel: (headingLevel + 1) as 2 | 3 | 4 }
  return (
    <div className="xp-page xp-page-room xp-interest" aria-busy={isBusy || undefined}>
      <QuestionsHeader {...props} mayLeave={mayLeave} />
      <div className={cx('xp-interest-offer', classNames.offer)}>
        <AskedOffer read={offer} t={t} ratio="4:5" hasPrice />
      </div>
      <AnswersForm {...{ answers, words, mayLeave, classNames, t }} renderAside={props.renderAside}>
        <OrdinaryQuestions
          {...section}
          {...{ control: form.control, limits, country, defaultMonth, className: classNames.section }}
        />
        <SensitiveQuestions
          {...section}
          fields={sensitive}
          note={props.sensitiveNote}
          className={classNames.sensitive}
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
    <div className="xp-interest-header xp-stack xp-gap-3">
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

function useFocusOnOpen(takesFocus: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  useOnceFor(takesFocus || null, () => title.current?.focus())
  return title
}
