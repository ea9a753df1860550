'use client'

import { useEffect, useState } from 'react'
import { callSafely } from '../../base/index.ts'
import type { ExperienceError } from '../../client/index.ts'
import { deadlineOf, useIssuePhoneCode } from '../../queries/index.ts'
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
  const { submit, status, isEnabled } = useIssuePhoneCode(interestId)
  const { emit, report } = useExperience()
  const [deadline, setDeadline] = useState(() => deadlineAfter(sentAt))
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<ExperienceError | Error | null>(null)
  const ready = useLatestRef(onReady)
  const run = useSingleRun()

  // Not in an effect, which runs again where an `Activity` shows this again: what the Service asks for holds.
  const [lastSentAt, setLastSentAt] = useState(sentAt)
  if (lastSentAt !== sentAt) {
    setLastSentAt(sentAt)
    setDeadline(deadlineAfter(sentAt))
  }
  useEffect(() => {
    if (deadline === null) return
    const end = () => {
      setDeadline(null)
      setError(null)
      callSafely(() => ready.current?.(), report)
    }
    const timer = setTimeout(end, Math.max(0, deadline - Date.now()))
    return () => clearTimeout(timer)
  }, [deadline, ready, report])

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
      callSafely(() => onSent?.(), report)
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

/** When another code can be asked for; `null` for now. */
function deadlineAfter(sentAt: number | null): number | null {
  const deadline = sentAt === null ? 0 : sentAt + resendWaitMs
  return deadline > Date.now() ? deadline : null
}
