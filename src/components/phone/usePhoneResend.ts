'use client'

import { useEffect, useState } from 'react'
import { callSafely, countDown } from '../../base/index.ts'
import type { ExperienceError } from '../../client/index.ts'
import { deadlineOf, stillAsksToWait, useIssuePhoneCode } from '../../queries/index.ts'
import { useLatestRef } from '../../ui/index.ts'
import { useExperience } from '../common/index.ts'
import { resendWaitMs } from './phoneCode.ts'
import type { PhoneFlow } from './usePhoneFlow.ts'
import { useSingleRun } from './useSingleRun.ts'

/** Options of {@link usePhoneResend}. */
export interface PhoneResendOptions {
  /** A new code is on its way. */
  readonly onSent?: (() => void) | undefined
  /** Another can be asked for now. */
  readonly onReady?: (() => void) | undefined
}

/** What {@link usePhoneResend} returns. */
export interface PhoneResend {
  /** `false` where `assumptions.operations.issuePhoneCode` is off: show no button. */
  readonly isOffered: boolean
  /** Until when to wait, in epoch milliseconds; `null` for now. */
  readonly readyAt: number | null
  readonly isSending: boolean
  /** Why the last attempt failed. With `isUnknown` its answer was lost. */
  readonly error: ExperienceError | Error | null
  readonly isUnknown: boolean
  readonly resend: () => void
}

/**
 * Asks for a new code, in the state `code` of `usePhoneFlow`: once in 30 seconds, and after a 429 when the Service
 * allows it.
 */
export function usePhoneResend(
  { interestId, sentAt, noteResent }: PhoneFlow,
  { onSent, onReady }: PhoneResendOptions = {},
): PhoneResend {
  const { submit, status, isEnabled, error: lastError } = useIssuePhoneCode(interestId)
  const { emit, report } = useExperience()
  // Closing the form ends no wait that the Service asks for.
  const [error, setError] = useState(() => stillAsksToWait(lastError))
  const [deadline, setDeadline] = useState(() => deadlineOf(error) ?? deadlineAfter(sentAt))
  const [isSending, setIsSending] = useState(false)
  const run = useSingleRun()
  const sent = useLatestRef(onSent)

  // Not in an effect, which runs again where an `Activity` shows this again: what the Service asks for holds.
  const [lastSentAt, setLastSentAt] = useState(sentAt)
  if (lastSentAt !== sentAt) {
    setLastSentAt(sentAt)
    setDeadline(deadlineAfter(sentAt))
  }
  useMoment(deadline, () => {
    setDeadline(null)
    setError(null)
    callSafely(() => onReady?.(), report)
  })

  async function send() {
    setIsSending(true)
    setError(null)
    const result = await submit()
    setIsSending(false)
    if (result.ok) {
      // With the busy state, so that the button is not renamed twice.
      setDeadline(Date.now() + resendWaitMs)
      emit({ name: 'phone.codeSent', interestId })
      noteResent()
      callSafely(() => sent.current?.(), report)
      return
    }
    setDeadline(deadlineOf(result.error))
    setError(result.error)
  }

  return {
    isOffered: isEnabled,
    readyAt: deadline,
    isSending,
    error,
    isUnknown: status === 'unknown',
    resend: () => void (deadline === null && run(send)),
  }
}

/** When another code can be asked for; `null` for now. A clock that was put back since must not make it later. */
function deadlineAfter(sentAt: number | null): number | null {
  const deadline = sentAt === null ? 0 : Math.min(sentAt, Date.now()) + resendWaitMs
  return deadline > Date.now() ? deadline : null
}

/** Calls `onCome` at a moment. */
function useMoment(moment: number | null, onCome: () => void): void {
  const come = useLatestRef(onCome)
  useEffect(() => {
    if (moment === null) return
    return countDown(moment, (leftMs) => {
      if (leftMs === 0) come.current()
    })
  }, [moment, come])
}
