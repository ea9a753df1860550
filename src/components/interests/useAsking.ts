'use client'

import { type RefObject, useRef, useState } from 'react'
import { callSafely } from '../../base/index.ts'
import { type Interest, operations, type OrdinaryAnswers } from '../../contract/index.ts'
import {
  type ExperienceKit,
  interestQuery,
  pendingRegistration,
  useExperienceKit,
  useRegisterInterest,
} from '../../queries/index.ts'
import { useIsomorphicLayoutEffect, useLatestRef } from '../../ui/index.ts'
import { useAbandonment, useExperience } from '../common/index.ts'
import { useLost } from './LostNotice.tsx'
import { type InterestSending, isUnsettled } from './useAnswers.ts'
import type { SensitiveSend } from './useSensitiveFields.ts'
import { type DefaultAnswers, useDefaultAnswers } from './defaultAnswers.ts'
import { type InterestDraft, useInterestDraft } from './useInterestForm.ts'

/** An interest with all its answers, as it arrived. */
export interface SubmittedInterest {
  readonly interest: Interest
  /** `X-Request-Id` of the last answer; `null` where it is absent, CORS hides it, or the form was left meanwhile. */
  readonly requestId: string | null
}

export interface InterestSubmissionOptions {
  /** The host's. */
  readonly onCreated?: ((event: { readonly interest: Interest }) => void) | undefined
  /** The host's: called once for each interest, also when the form is gone by then. */
  readonly onSubmitted?: ((event: SubmittedInterest) => void) | undefined
  /** The form has done its work: also when it was opened again while an earlier form was still sending. */
  readonly onDone: (event: SubmittedInterest) => void
}

interface AskingOptions extends InterestSubmissionOptions {
  readonly defaultAnswers?: DefaultAnswers | undefined
  /** The member begins to answer. */
  readonly onStart?: (() => void) | undefined
}

/** Asking for an offer: what the form begins with, and how it is sent. */
export function useAsking(
  offerId: string,
  { defaultAnswers, onStart, ...options }: AskingOptions,
): {
  readonly draft: InterestDraft
  readonly sending: InterestSending
  readonly onEdit: () => void
} {
  const sending = useInterestSubmission(offerId, options)
  const draft = useInterestDraft('interest', offerId, useDefaultAnswers(defaultAnswers))
  const onEdit = useOnFirstEdit(offerId, onStart)
  return { draft, sending, onEdit }
}

/** Reports once that the member began to answer. */
function useOnFirstEdit(offerId: string, onStart: (() => void) | undefined): () => void {
  const { emit } = useExperience()
  const hasStarted = useRef(false)
  return () => {
    if (hasStarted.current) return
    hasStarted.current = true
    emit({ name: 'interest.started', offerId })
    onStart?.()
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
  const host = useLatestRef({ onCreated, onSubmitted })
  const [isSending, setIsSending] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const lost = useLost(({ form, ...typed }) => form === 'interest' && typed.offerId === offerId)
  const hasUnsent = useAbandonment(() => ({ name: 'interest.abandoned', offerId, interestId: null }))
  const end = useEnd(offerId, hasUnsent, onDone)

  function handleCreated(interest: Interest) {
    emit({ name: 'interest.created', offerId, interestId: interest.id })
    // A handler of the host that throws must not look like a write that failed.
    callSafely(() => host.current.onCreated?.({ interest }), report)
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
    hasUnsent.current = !result.ok
    setIsSending(false)
    if (!result.ok) return
    const submitted = { interest: result.data, requestId: result.requestId }
    kit.drafts.remove('interest', offerId)
    sensitive.markArrived()
    lost.forget(result.data)
    emit({ name: 'interest.submitted', offerId, interestId: result.data.id })
    end(submitted)
    callSafely(() => host.current.onSubmitted?.(submitted), report)
  }

  const hasFailed = register.status === 'refused' || register.status === 'unknown'
  const hasArrived = register.step === 'intake'
  return {
    send,
    noteUnsent: (typed) => void (hasUnsent.current = typed),
    isLost: lost.isLost,
    onLost: () => lost.note({ form: 'interest', offerId, interestId: createdId(kit, offerId) }),
    isSending: isSending || register.status === 'pending',
    /**
     * A refusal from before the form was left says nothing of now; an interest without its details, an unknown
     * outcome, or a wait that is not over, does.
     */
    failure:
      hasFailed && (hasTried || hasArrived || isUnsettled(register)) && !isSending
        ? { error: register.error, status: register.status, hasArrived, isReplacing: hasArrived }
        : null,
  }
}

/** The interest whose answers are not all sent yet, once it exists. */
function createdId({ writeRecords }: ExperienceKit, offerId: string): string | null {
  const { outcome, data } = writeRecords.get(operations.createInterest.name, offerId)
  return outcome === 'done' ? (data as Interest).id : null
}

/** The name of the records, by offer, of what arrived while no form of it was there to say so. */
const unseenRecord = 'unseenInterest'

/**
 * The end of a form: of its own sending, of that of another form, or of what has arrived since that one was left.
 * Without it the member would ask twice.
 */
function useEnd(
  offerId: string,
  hasUnsent: RefObject<boolean>,
  onDone: InterestSubmissionOptions['onDone'],
): InterestSubmissionOptions['onDone'] {
  const kit = useExperienceKit()
  const done = useLatestRef(onDone)
  const isThere = useRef(false)
  // With the same commit: by the next frame it may have ended.
  useIsomorphicLayoutEffect(() => {
    isThere.current = true
    let isCurrent = true
    const showUnseen = () => {
      const interest = takeUnseen(kit, offerId)
      if (interest) done.current({ interest, requestId: null })
    }
    showUnseen()
    const pending = pendingRegistration(kit, offerId)
    let isAwaited = pending !== undefined
    // Another form on the page was left. What is typed here stays.
    const stop = kit.writeRecords.subscribe(() => {
      if (!isAwaited && !hasUnsent.current) showUnseen()
    })
    void pending?.then((result) => {
      isAwaited = false
      if (!isCurrent || !result.ok) return
      // The form that sent it was told first, and is gone.
      takeUnseen(kit, offerId)
      done.current({ interest: result.data, requestId: result.requestId })
    })
    return () => {
      isCurrent = false
      isThere.current = false
      stop()
    }
  }, [kit, offerId, hasUnsent, done])
  return (submitted) => {
    if (isThere.current) return done.current(submitted)
    const { writeRecords } = kit
    writeRecords.set({
      ...writeRecords.get(unseenRecord, offerId),
      outcome: 'done',
      data: submitted.interest.id,
    })
  }
}

/** As it was last read. Nothing once the session has ended, or a while after it arrived. */
function takeUnseen(kit: ExperienceKit, offerId: string): Interest | undefined {
  const { outcome, data } = kit.writeRecords.get(unseenRecord, offerId)
  if (outcome === 'idle') return undefined
  kit.writeRecords.remove(unseenRecord, offerId)
  return kit.queryClient.getQueryData(interestQuery(kit.client, { id: data as string }).queryKey)
}
