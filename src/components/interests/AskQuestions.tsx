'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { callSafely } from '../../base/index.ts'
import { type Interest, operations, type OrdinaryAnswers } from '../../contract/index.ts'
import {
  type ExperienceKit,
  pendingRegistration,
  useExperienceKit,
  useRegisterInterest,
} from '../../queries/index.ts'
import { useLatestRef } from '../../ui/index.ts'
import { useExperience } from '../common/index.ts'
import type { InterestSending } from './AnswersForm.tsx'
import type { InterestsTranslate } from './FormSection.tsx'
import { InterestQuestions, type InterestQuestionsProps } from './InterestQuestions.tsx'
import { useLost } from './LostNotice.tsx'
import type { SensitiveSend } from './SensitiveQuestions.tsx'
import type { InterestFormValues } from './interestFormSchema.ts'
import { useInterestDraft } from './useInterestForm.ts'

/** An interest with all its answers, as it arrived. */
export interface SubmittedInterest {
  readonly interest: Interest
  /** `X-Request-Id` of the last answer; `null` where it is absent or CORS hides it. */
  readonly requestId: string | null
}

interface InterestSubmissionOptions {
  /** The host's. */
  readonly onCreated?: ((event: { readonly interest: Interest }) => void) | undefined
  /** The host's: called once for each interest, also when the form is gone by then. */
  readonly onSubmitted?: ((event: SubmittedInterest) => void) | undefined
  /** The form has done its work: also when it was opened again while an earlier form was still sending. */
  readonly onDone: (event: SubmittedInterest) => void
}

interface AskQuestionsProps
  extends
    InterestSubmissionOptions,
    Pick<
      InterestQuestionsProps,
      'offerId' | 'renderBack' | 'onDirtyChange' | 'country' | 'classNames' | 'headingLevel'
    > {
  /** All has arrived, and what is shown next is on its way. */
  readonly isDone: boolean
  /** The member begins to answer. */
  readonly onStart: () => void
  readonly t: InterestsTranslate
}

export const interestFormDefaults: InterestFormValues = {
  adults: 2,
  children: 0,
  preferredDates: [],
  blackoutDates: [],
  contactMethod: 'APP_CHAT',
  contactWindow: 'ANYTIME',
  phone: '',
  occasion: null,
}

/** The questions, to ask for an offer with. Their work ends when the interest is submitted. */
export function AskQuestions({
  onCreated,
  onSubmitted,
  onDone,
  isDone,
  onStart,
  t,
  ...props
}: AskQuestionsProps): ReactNode {
  const { offerId } = props
  const submission = useInterestSubmission(offerId, { onCreated, onSubmitted, onDone })
  const draft = useInterestDraft('interest', offerId, interestFormDefaults)
  const handleEdit = useOnFirstEdit(offerId, onStart)
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
      draft={draft}
      sending={{ ...submission, isSending: submission.isSending || isDone }}
      words={words}
      renderAside={() => <span className="xp-type-small xp-quiet">{t('interests.noPoints')}</span>}
      onEdit={handleEdit}
      t={t}
    />
  )
}

/** Reports once that the member began to answer. */
function useOnFirstEdit(offerId: string, onStart: () => void): () => void {
  const { emit } = useExperience()
  const hasStarted = useRef(false)
  return () => {
    if (hasStarted.current) return
    hasStarted.current = true
    emit({ name: 'interest.started', offerId })
    onStart()
  }
}

/** Sends the form's answers and follows what becomes of them, also across an unmount. */
export function useInterestSubmission(
  offerId: string,
  { onCreated, onSubmitted, onDone }: InterestSubmissionOptions,
): InterestSending {
  const kit = useExperienceKit()
  const { emit, report } = useExperience()
  const register = useRegisterInterest(offerId)
  const [isSending, setIsSending] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const lost = useLost(({ form, ...typed }) => form === 'interest' && typed.offerId === offerId)
  useJoinedSubmission(offerId, onDone)

  function handleCreated(interest: Interest) {
    emit({ name: 'interest.created', offerId, interestId: interest.id })
    // A handler of the host that throws must not look like a write that failed.
    callSafely(() => onCreated?.({ interest }), report)
  }

  async function send(answers: OrdinaryAnswers, sensitive: SensitiveSend) {
    // A second submit would join the one under way, and call the host back a second time: what began it does that.
    if (pendingRegistration(kit, offerId)) return
    setIsSending(true)
    setHasTried(true)
    const result = await register.submit({
      answers,
      readSensitive: sensitive.read,
      onCreated: handleCreated,
    })
    setIsSending(false)
    if (!result.ok) return
    const submitted = { interest: result.data, requestId: result.requestId }
    kit.drafts.remove('interest', offerId)
    sensitive.markArrived()
    lost.forget(result.data)
    emit({ name: 'interest.submitted', offerId, interestId: result.data.id })
    onDone(submitted)
    callSafely(() => onSubmitted?.(submitted), report)
  }

  const hasFailed = register.status === 'refused' || register.status === 'unknown'
  const hasArrived = register.step === 'intake'
  return {
    send,
    isLost: lost.isLost,
    onLost: () => lost.note({ form: 'interest', offerId, interestId: createdId(kit, offerId) }),
    isSending: isSending || register.status === 'pending',
    /**
     * A refusal from before the form was left says nothing of now; an interest without its details, or an
     * unknown outcome, does.
     */
    failure:
      hasFailed && (hasTried || hasArrived || register.status === 'unknown') && !isSending
        ? { error: register.error, status: register.status, hasArrived }
        : null,
  }
}

/** The interest whose answers are not all sent yet, once it exists. */
function createdId({ writeRecords }: ExperienceKit, offerId: string): string | null {
  const { outcome, data } = writeRecords.get(operations.createInterest.name, offerId)
  return outcome === 'done' ? (data as Interest).id : null
}

/** A form that is opened while an earlier one is still sending the same interest ends with it. */
function useJoinedSubmission(offerId: string, onDone: InterestSubmissionOptions['onDone']): void {
  const kit = useExperienceKit()
  const done = useLatestRef(onDone)
  useEffect(() => {
    let isCurrent = true
    void pendingRegistration(kit, offerId)?.then((result) => {
      if (isCurrent && result.ok) done.current({ interest: result.data, requestId: result.requestId })
    })
    return () => {
      isCurrent = false
    }
  }, [kit, offerId, done])
}
