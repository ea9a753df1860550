'use client'

import { useEffect, useState } from 'react'
import { callSafely, toError } from '../../base/index.ts'
import type { ExperienceError } from '../../client/index.ts'
import { type Interest, operations } from '../../contract/index.ts'
import {
  learnWrite,
  useCodeSentAt,
  useExperienceKit,
  useInterest,
  useVerifyPhone,
} from '../../queries/index.ts'
import { useLatestRef } from '../../ui/index.ts'
import { readFailure, useExperience } from '../common/index.ts'
import { codeSentAt, codeSubject, toldChecks } from './phoneCode.ts'
import type { SavedNumber } from './useSaveNumber.ts'

/** Options of {@link usePhoneFlow}. */
export interface PhoneFlowOptions {
  /** The Service took the code: the number is checked. */
  readonly onVerified?: ((verified: { readonly interestId: string }) => void) | undefined
  /** The number was changed, and a code is on its way to the new one, `formatted` as it is shown. */
  readonly onNumberChanged?:
    ((changed: { readonly interest: Interest; readonly formatted: string }) => void) | undefined
}

/** What {@link usePhoneFlow} returns. */
export interface PhoneFlow {
  /** `code`: one was sent to `phone`. `number`: there is none yet, or it is being changed. */
  readonly state: 'loading' | 'failed' | 'code' | 'number' | 'verified'
  /** Why it `failed`, and how to try again. */
  readonly error: ExperienceError | Error | null
  readonly retry: () => unknown
  readonly interestId: string
  readonly interest: Interest | undefined
  /** The number that the Service has, as it has it. */
  readonly phone: string | null
  /** How many steps the member has taken: after one, move the focus to what is new. */
  readonly stepCount: number
  /** When the last code was sent, in epoch milliseconds, if we know. */
  readonly sentAt: number | null
  /** *Change the number* was pressed. */
  readonly changeNumber: () => void
  /** Back to the number that is there. */
  readonly cancelChange: () => void
  /** For `usePhoneCode` and `usePhoneNumber`. */
  readonly noteVerified: () => void
  readonly noteResent: () => void
  readonly noteSaved: (saved: SavedNumber) => void
}

/**
 * What `PhoneVerification` does, without what it shows. Draw what `state` says: in `code` a component with
 * `usePhoneCode(flow)`, keyed by `flow.phone`, in `number` one with `usePhoneNumber(flow)`. Give your component the
 * interest's id as its `key`: another interest starts from the beginning. Emits `phone.codeSent` and `phone.verified`.
 */
export function usePhoneFlow(interestId: string, options: PhoneFlowOptions = {}): PhoneFlow {
  const { tellVerified, tellChanged } = usePhoneNews(interestId, options)
  const { drafts } = useExperienceKit()
  const read = useInterest(interestId)
  const interest = read.data
  const failure = readFailure(read)
  const phone = interest?.intake?.phone || null
  // A number that was typed on an earlier visit is shown again.
  const [isChanging, setIsChanging] = useState(() => drafts.get<string>('phone', interestId) !== undefined)
  // Until the interest has been read again, we know better than it.
  const [verifiedPhone, setVerifiedPhone] = useState<string | null>(null)
  // Of a number that was put back we do not.
  if (verifiedPhone !== null && verifiedPhone !== phone) setVerifiedPhone(null)
  const [openedAt] = useState(() => Date.now())
  const [resentAt, noteSent] = useCodeSentAt(interestId)
  const [stepCount, setStepCount] = useState(0)
  const isVerified = phone !== null && (interest?.intake?.phoneVerified === true || verifiedPhone === phone)
  const latest = useLatestRef({ phone, isChanging })
  const countStep = () => setStepCount((count) => count + 1)

  function noteVerified() {
    // Another number was saved while the code of this one was checked: that one is still to be checked.
    if (latest.current.phone !== phone) return
    setVerifiedPhone(phone)
    // Who types another number meanwhile sees nothing new.
    if (!latest.current.isChanging) countStep()
    tellVerified()
  }

  useLostCheck(interest, tellVerified)

  function noteSaved({ interest: saved, formatted, isNew }: SavedNumber) {
    setIsChanging(false)
    countStep()
    if (!isNew) return
    drafts.remove('code', codeSubject(interestId, phone))
    noteSent()
    tellChanged({ interest: saved, formatted })
  }

  return {
    state: failure === null ? stateOf(interest, isChanging || phone === null, isVerified) : 'failed',
    error: failure === null ? null : toError(failure),
    retry: read.refetch,
    interestId,
    interest,
    phone,
    stepCount,
    sentAt: resentAt ?? (interest ? codeSentAt(interest, openedAt) : null),
    changeNumber: () => setIsChanging(true),
    cancelChange: () => {
      setIsChanging(false)
      countStep()
    },
    noteVerified,
    noteResent: noteSent,
    noteSaved,
  }
}

function stateOf(
  interest: Interest | undefined,
  needsNumber: boolean,
  isVerified: boolean,
): PhoneFlow['state'] {
  if (!interest) return 'loading'
  if (needsNumber) return 'number'
  return isVerified ? 'verified' : 'code'
}

/** Saved numbers of which the host was told: a form that was opened meanwhile may have waited for the same one. */
const told = new WeakSet<object>()

/** Tells the host what has happened. */
function usePhoneNews(interestId: string, options: PhoneFlowOptions) {
  const { emit, report } = useExperience()
  const host = useLatestRef(options)
  return {
    tellVerified() {
      emit({ name: 'phone.verified', interestId })
      callSafely(() => host.current.onVerified?.({ interestId }), report)
    },
    tellChanged(changed: { readonly interest: Interest; readonly formatted: string }) {
      if (told.has(changed.interest)) return
      told.add(changed.interest)
      emit({ name: 'phone.codeSent', interestId })
      callSafely(() => host.current.onNumberChanged?.(changed), report)
    },
  }
}

/** Calls `onTaken` for a check whose answer was lost, once it is read that the number is checked. */
function useLostCheck(interest: Interest | undefined, onTaken: () => void): void {
  const kit = useExperienceKit()
  const { id, intake } = interest ?? {}
  const { status } = useVerifyPhone(id ?? '')
  const taken = useLatestRef(onTaken)
  const isTaken = status === 'unknown' && intake?.phoneVerified === true
  const phone = intake?.phone ?? null
  useEffect(() => {
    if (!isTaken || id === undefined) return
    const check = { verified: true }
    if (!learnWrite(kit, operations.verifyPhone.name, id, check)) return
    toldChecks.add(check)
    kit.drafts.remove('code', codeSubject(id, phone))
    taken.current()
  }, [isTaken, id, phone, kit, taken])
}
