'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Interest } from '../../contract/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { useInterest, useOffersAhead, useSubmitIntake } from '../../queries/index.ts'
import { FailureView, useExperience, useLazyPart, useViewed } from '../common/index.ts'
import { type InterestsMessages, receiptMessages, type ReceiptTranslate } from './receiptMessages.ts'
import { InterestReceipt, type ReceiptNews } from './InterestReceipt.tsx'
import { InterestReceiptSkeleton } from './InterestReceiptSkeleton.tsx'
import type { InterestSummaryProps } from './InterestSummary.tsx'
import { InterestSummaryPhone } from './InterestSummaryPhone.tsx'
import type { SubmittedInterest } from './useInterestSubmission.ts'

/** By far the larger part, and most members only read. */
const loadQuestions = () => import('./ChangeQuestions.tsx')

interface InterestSummaryContentProps extends Pick<
  InterestSummaryProps,
  | 'interestId'
  | 'requestId'
  | 'onOpenConversation'
  | 'onChangeAnswers'
  | 'canChangeAnswers'
  | 'onChanged'
  | 'onDirtyChange'
  | 'country'
  | 'classNames'
> {
  readonly headingLevel: 1 | 2 | 3
  /** Just sent from the form that stood here. */
  readonly isNew?: boolean
  readonly back?: ReactNode
  readonly messages: InterestsMessages | undefined
}

/** Reads an interest, and shows its receipt or the questions to change it with. Without a root: `InterestForm` turns into it too. */
export function InterestSummaryContent({
  interestId,
  messages,
  ...props
}: InterestSummaryContentProps): ReactNode {
  const t = useMessages(receiptMessages, messages)
  const { data: interest, error, refetch } = useInterest(interestId)
  useOffersAhead()
  useViewed(interest?.id ?? null, () => ({ name: 'interest.viewed', interestId }))
  if (interest) return <Summary interest={interest} onReread={() => void refetch()} t={t} {...props} />
  if (error) return <FailureView error={error} title={t('interests.receipt.failed')} onRetry={refetch} />
  return <InterestReceiptSkeleton label={t('interests.receipt.loading')} />
}

interface SummaryProps extends Omit<InterestSummaryContentProps, 'interestId' | 'messages'> {
  readonly t: ReceiptTranslate
  readonly interest: Interest
  readonly onReread: () => void
}

function Summary({
  interest,
  onReread,
  isNew = false,
  requestId,
  onChangeAnswers,
  canChangeAnswers = true,
  onChanged,
  onDirtyChange,
  country,
  t,
  ...props
}: SummaryProps): ReactNode {
  const { report } = useExperience()
  const { status } = useSubmitIntake(interest.id)
  const [isEditing, setIsEditing] = useState(false)
  const [saved, setSaved] = useState<SubmittedInterest | null>(null)
  const questions = useLazyPart(loadQuestions)
  const changeButton = useFocusOnReturn(isEditing, saved !== null)

  async function handleChange() {
    if (onChangeAnswers) onChangeAnswers({ interest })
    else if (await questions.ask()) setIsEditing(true)
  }

  function handleChanged(event: SubmittedInterest) {
    setSaved(event)
    setIsEditing(false)
    // A handler of the host that throws must not look like a write that failed.
    try {
      onChanged?.(event)
    } catch (error) {
      report(error)
    }
  }

  function handleCancel() {
    setIsEditing(false)
    // What was tried may have arrived.
    if (status === 'unknown') onReread()
  }

  const { classNames, headingLevel } = props
  if (isEditing && questions.part)
    return (
      <questions.part.ChangeQuestions
        {...{ interest, onDirtyChange, country, classNames, headingLevel, t }}
        onChanged={handleChanged}
        onCancel={handleCancel}
      />
    )
  const news: ReceiptNews = saved ? 'changed' : isNew ? 'sent' : null
  return (
    <InterestReceipt
      {...props}
      interest={interest}
      requestId={saved ? saved.requestId : requestId}
      news={news}
      onChange={canChangeAnswers ? () => void handleChange() : undefined}
      changeButtonRef={changeButton}
      isChanging={status === 'pending'}
      opening={questions}
      aside={
        <InterestSummaryPhone
          interest={interest}
          country={country}
          headingLevel={(headingLevel + 1) as 2 | 3 | 4}
          className={classNames?.phone}
        />
      }
      t={t}
    />
  )
}

/** After *Cancel* the focus is where it was before: at the button that led away. */
function useFocusOnReturn(isEditing: boolean, hasNews: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing && !hasNews) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing, hasNews])
  return button
}
