import { act, renderHook } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import type { ExperienceEvent } from '../../../src/components/common/index.ts'
import { ExperienceProvider } from '../../../src/components/provider/index.ts'
import { type SubmittedInterest, useInterestSubmission } from '../../../src/components/interests/useAsking.ts'
import type { SensitiveSend } from '../../../src/components/interests/useSensitiveFields.ts'
import type { SensitiveAnswers } from '../../../src/contract/index.ts'
import { createMemberKit, type MemberKitOptions } from '../../support/memberKit.ts'
import { isMemberEvent } from '../../support/isMemberEvent.ts'

/** A provider over a sandbox, for hooks of the form alone: no field is drawn. */
export function intakeStage(options: MemberKitOptions = {}) {
  const member = createMemberKit(options)
  const events: ExperienceEvent[] = []
  const errors: unknown[] = []
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ExperienceProvider
      client={member.kit.client}
      locale="en-GB"
      onEvent={(event) => isMemberEvent(event) && events.push(event)}
      onError={(error) => errors.push(error)}
    >
      {children}
    </ExperienceProvider>
  )
  return {
    ...member,
    events,
    errors,
    wrapper,
    hook: <Result,>(use: () => Result) => renderHook(use, { wrapper }),
    /** The writes that arrived, as `POST createInterest 201`. */
    writes: () =>
      member.sandbox.log
        .filter(({ method }) => method !== 'GET')
        .map(({ method, operation, status }) => `${method} ${operation ?? '?'} ${String(status)}`),
  }
}

type HostHandlers = Omit<Parameters<typeof useInterestSubmission>[1], 'onDone'>

/** The form's submission, and with what it ended. */
export function useSubmission(offerId: string, handlers: HostHandlers = {}) {
  const [submitted, setSubmitted] = useState<SubmittedInterest | null>(null)
  return { ...useInterestSubmission(offerId, { ...handlers, onDone: setSubmitted }), submitted }
}

/** What was typed in the sensitive fields, as the form gives it to one attempt to send it. */
export function typed(answers: SensitiveAnswers = {}) {
  let current = answers
  const send: SensitiveSend = {
    read: () => current,
    markArrived: () => {
      current = {}
    },
    end: () => {},
  }
  return { send, text: () => current }
}

/** Nothing was typed in them. */
export const nothingTyped = typed().send

/** Lets what was started come to its end. */
export const finish = async <Value,>(promise: Promise<Value>): Promise<Value> => {
  let value!: Value
  await act(async () => {
    value = await promise
  })
  return value
}
