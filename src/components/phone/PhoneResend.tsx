'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { isExperienceError } from '../../client/index.ts'
import { rateLimitWaitMs, useIssuePhoneCode } from '../../queries/index.ts'
import { Button, Countdown, useAnnounce } from '../../ui/index.ts'
import { FailureNotice, useExperience } from '../common/index.ts'
import type { PhoneTranslate } from './PhoneVerification.tsx'
import { resendWaitMs } from './resendWait.ts'

interface PhoneResendProps {
  readonly interestId: string
  /** When the last code was sent, in epoch milliseconds, if we know. */
  readonly sentAt: number | null
  readonly onSent: () => void
  readonly t: PhoneTranslate
}

/** Asks for a new code: once in 30 seconds, and after a 429 when the Service allows it. One button throughout, so that it keeps the focus. */
export function PhoneResend({ interestId, sentAt, onSent, t }: PhoneResendProps): ReactNode {
  const { submit, status } = useIssuePhoneCode(interestId)
  const { emit } = useExperience()
  const announce = useAnnounce()
  const [deadline, setDeadline] = useState(() => deadlineAfter(sentAt))
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<unknown>(null)

  useEffect(() => setDeadline(deadlineAfter(sentAt)), [sentAt])

  async function handleResend() {
    setIsSending(true)
    setError(null)
    const result = await submit()
    setIsSending(false)
    if (result.ok) {
      announce(t('phone.resent', { count: resendWaitMs / 1_000 }))
      emit({ name: 'phone.codeSent', interestId })
      onSent()
      return
    }
    if (isExperienceError(result.error, 'rate-limit'))
      setDeadline(Date.now() + rateLimitWaitMs(result.error, 0))
    setError(result.error)
  }

  function handleEnd() {
    setDeadline(null)
    setError(null)
    announce(t('phone.resendNow'))
  }

  return (
    <>
      {/* Its seconds are part of its name: a timer would stand outside it. */}
      <Button
        variant="plain"
        className="xp-phone-resend"
        busy={isSending}
        busyLabel={t('phone.resending')}
        unavailable={deadline !== null}
        onClick={() => void handleResend()}
      >
        {deadline === null
          ? t('phone.resend')
          : t.rich(
              'phone.resendIn',
              { time: <Countdown role="presentation" deadline={deadline} onEnd={handleEnd} /> },
              {},
            )}
      </Button>
      {error !== null && (
        <div className="xp-phone-resend-failure">
          <FailureNotice
            error={error}
            isUnknown={status === 'unknown'}
            unknownText={t('phone.resend.unknown')}
          />
        </div>
      )}
    </>
  )
}

/** When another code can be asked for; `null` for now. */
function deadlineAfter(sentAt: number | null): number | null {
  const deadline = sentAt === null ? 0 : sentAt + resendWaitMs
  return deadline > Date.now() ? deadline : null
}
