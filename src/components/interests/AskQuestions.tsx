'use client'

import type { ReactNode } from 'react'
import type { InterestsTranslate } from './FormSection.tsx'
import { InterestQuestions, type InterestQuestionsProps } from './InterestQuestions.tsx'
import type { DefaultAnswers } from './defaultAnswers.ts'
import { type InterestSubmissionOptions, useAsking } from './useAsking.ts'

interface AskQuestionsProps
  extends
    InterestSubmissionOptions,
    Pick<
      InterestQuestionsProps,
      'offerId' | 'renderBack' | 'onDirtyChange' | 'country' | 'classNames' | 'headingLevel'
    > {
  readonly defaultAnswers: DefaultAnswers | undefined
  /** All has arrived, and what is shown next is on its way. */
  readonly isDone: boolean
  /** The member begins to answer. */
  readonly onStart: () => void
  readonly t: InterestsTranslate
}

/** The questions, to ask for an offer with. Their work ends when the interest is submitted. */
export function AskQuestions({
  onCreated,
  onSubmitted,
  onDone,
  defaultAnswers,
  isDone,
  onStart,
  t,
  ...props
}: AskQuestionsProps): ReactNode {
  const { offerId } = props
  const { sending, ...asking } = useAsking(offerId, {
    defaultAnswers,
    onCreated,
    onSubmitted,
    onDone,
    onStart,
  })
  const words = {
    title: t('interests.title'),
    lead: t('interests.lead'),
    send: t('interests.send'),
    sending: t('interests.sending'),
    leave: {
      title: t('interests.leave.title'),
      text: t('interests.leave.text'),
      stay: t('interests.leave.stay'),
      leave: t('interests.leave.leave'),
    },
  }
  return (
    <InterestQuestions
      {...props}
      {...asking}
      sending={{ ...sending, isSending: sending.isSending || isDone }}
      words={words}
      renderAside={() => <span className="xp-type-small xp-quiet">{t('interests.noPoints')}</span>}
      t={t}
    />
  )
}
