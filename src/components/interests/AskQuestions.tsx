'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Interest, OrdinaryAnswers } from '../../contract/index.ts'
import {
  type ExperienceKit,
  type RegisterInterestResult,
  useExperienceKit,
  useRegisterInterest,
} from '../../queries/index.ts'
import { useExperience } from '../common/index.ts'
import { BackLink } from './InterestForm.tsx'
import type { InterestsTranslate } from './FormSection.tsx'
import type { InterestFormProps } from './InterestForm.tsx'
import { InterestQuestions } from './InterestQuestions.tsx'
import type { SensitiveQuestionsHandle } from './SensitiveQuestions.tsx'
import { interestFormDefaults } from './interestFormSchema.ts'
import { useInterestDraft } from './useInterestForm.ts'

interface AskQuestionsProps extends Pick<
  InterestFormProps,
  'offerId' | 'backHref' | 'onBack' | 'onDirtyChange' | 'country' | 'classNames'
> {
  readonly headingLevel: 1 | 2 | 3
  readonly submission: ReturnType<typeof useInterestSubmission>
  /** The member begins to answer. */
  readonly onStart: () => void
  readonly t: InterestsTranslate
}

/** The questions, to ask for an offer with. */
export function AskQuestions({
  offerId,
  backHref,
  onBack,
  submission,
  onStart,
  t,
  ...props
}: AskQuestionsProps): ReactNode {
  const draft = useInterestDraft('interest', offerId, interestFormDefaults)
  const started = useStarted(offerId, onStart)
  const words = {
    title: t('interests.title'),
    lead: t('interests.lead'),
    send: t('interests.send'),
    sending: t('interests.sending'),
    leave: {
      title: t('interests.leave.title'),
      text: t('interests.leave.text'),
      leave: t('interests.leave.leave'),
    },
  }
  return (
    <InterestQuestions
      {...props}
      offerId={offerId}
      draft={draft}
      sending={submission}
      words={words}
      renderBack={(mayLeave) => (
        <BackLink
          href={backHref}
          onBack={onBack && ((event) => onBack({ event, offerId }))}
          mayLeave={mayLeave}
        >
          {t('interests.back')}
        </BackLink>
      )}
      renderAside={() => <span className="xp-type-small xp-quiet">{t('interests.noPoints')}</span>}
      onEdit={started}
      t={t}
    />
  )
}

/** Tells once that the member began to answer. */
function useStarted(offerId: string, onStart: () => void): () => void {
  const { emit } = useExperience()
  const hasStarted = useRef(false)
  return () => {
    if (hasStarted.current) return
    hasStarted.current = true
    emit({ name: 'interest.started', offerId })
    onStart()
  }
}

/** An interest with all its answers, as it arrived. */
export interface SubmittedInterest {
  readonly interest: Interest
  /** `X-Request-Id` of the last answer; `null` where it is absent or CORS hides it. */
  readonly requestId: string | null
}

interface InterestSubmissionOptions {
  readonly onCreated?: ((event: { readonly interest: Interest }) => void) | undefined
  readonly onSubmitted?: ((event: SubmittedInterest) => void) | undefined
}

/** What is being sent, by offer: a form that was left meanwhile and is opened again joins it and sends nothing twice. */
const sending = new WeakMap<ExperienceKit, Map<string, Promise<RegisterInterestResult>>>()

/** Sends the form's answers and follows what becomes of them, also across an unmount. */
export function useInterestSubmission(
  offerId: string,
  { onCreated, onSubmitted }: InterestSubmissionOptions,
) {
  const kit = useExperienceKit()
  const { emit, report } = useExperience()
  const register = useRegisterInterest(offerId)
  const [isSending, setIsSending] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [submitted, setSubmitted] = useState<SubmittedInterest | null>(null)

  useEffect(() => {
    void sendingOf(kit)
      .get(offerId)
      ?.then((result) => {
        if (result.ok) setSubmitted({ interest: result.data, requestId: result.requestId })
      })
  }, [kit, offerId])

  /** A handler of the host that throws must not look like a write that failed. */
  function tell(handler: () => void) {
    try {
      handler()
    } catch (error) {
      report(error)
    }
  }

  function handleCreated(interest: Interest) {
    emit({ name: 'interest.created', offerId, interestId: interest.id })
    tell(() => onCreated?.({ interest }))
  }

  async function send(answers: OrdinaryAnswers, sensitive: () => SensitiveQuestionsHandle | null) {
    const running = sendingOf(kit)
    if (running.has(offerId)) return
    setIsSending(true)
    setHasTried(true)
    const attempt = register.submit({
      answers,
      readSensitive: () => sensitive()?.read() ?? {},
      onCreated: handleCreated,
    })
    running.set(offerId, attempt)
    try {
      const result = await attempt
      if (!result.ok) return
      const done = { interest: result.data, requestId: result.requestId }
      kit.drafts.remove('interest', offerId)
      sensitive()?.clear()
      emit({ name: 'interest.submitted', offerId, interestId: result.data.id })
      setSubmitted(done)
      tell(() => onSubmitted?.(done))
    } finally {
      running.delete(offerId)
      setIsSending(false)
    }
  }

  const hasFailed = register.status === 'refused' || register.status === 'unknown'
  const hasArrived = register.step === 'intake'
  return {
    send,
    submitted,
    isSending: isSending || register.status === 'pending',
    /** A refusal from before the form was left says nothing of now; an interest without its details, or an unknown outcome, does. */
    failure:
      hasFailed && (hasTried || hasArrived || register.status === 'unknown') && !isSending
        ? { error: register.error, status: register.status, hasArrived }
        : null,
  }
}

function sendingOf(kit: ExperienceKit): Map<string, Promise<RegisterInterestResult>> {
  const known = sending.get(kit)
  if (known) return known
  const fresh = new Map<string, Promise<RegisterInterestResult>>()
  sending.set(kit, fresh)
  return fresh
}
