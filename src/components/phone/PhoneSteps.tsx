'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Interest } from '../../contract/index.ts'
import { checkIcon, cx, Icon, TextLink, useAnnounce } from '../../ui/index.ts'
import { useExperience, useFormattedPhone } from '../common/index.ts'
import { PhoneCodeForm } from './PhoneCodeForm.tsx'
import { PhoneNumberForm } from './PhoneNumberForm.tsx'
import type { PhoneContentProps, PhoneTranslate } from './PhoneVerification.tsx'
import { codeSentAt } from './resendWait.ts'

interface PhoneStepsProps extends PhoneContentProps {
  readonly interest: Interest
  readonly t: PhoneTranslate
}

/** Where the member is: at the code, at another number, or done. */
export function PhoneSteps({
  interest,
  interestId,
  onVerified,
  onNumberChanged,
  country,
  headingLevel = 3,
  messages,
  classNames = {},
  t,
}: PhoneStepsProps): ReactNode {
  const { emit } = useExperience()
  const announce = useAnnounce()
  const phone = interest.intake?.phone || null
  const shown = useFormattedPhone(phone)
  const [isChanging, setIsChanging] = useState(false)
  // Until the interest has been read again, we know better than it.
  const [verifiedPhone, setVerifiedPhone] = useState<string | null>(null)
  const [sentAt, setSentAt] = useState<number | null>(() => codeSentAt(interest, Date.now()))
  const title = useRef<HTMLHeadingElement>(null)
  const [step, setStep] = useState(0)
  const isVerified = phone !== null && (interest.intake?.phoneVerified === true || verifiedPhone === phone)
  const state = isChanging || phone === null ? 'number' : isVerified ? 'verified' : 'code'

  // The form that had the focus is gone: one reads on from the title of what came, and types on in the field of the code.
  useEffect(() => {
    if (step > 0 && state !== 'code') title.current?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a step of the member's, not as it first appears
  }, [step])

  function handleVerified() {
    setVerifiedPhone(phone)
    setStep(step + 1)
    announce(t('phone.verified.title'))
    emit({ name: 'phone.verified', interestId })
    onVerified?.({ interestId })
  }

  function handleSaved(saved: {
    readonly interest: Interest
    readonly formatted: string
    readonly isNew: boolean
  }) {
    setIsChanging(false)
    setStep(step + 1)
    if (!saved.isNew) return
    setSentAt(Date.now())
    announce(t('phone.changed', { phone: saved.formatted }))
    emit({ name: 'phone.codeSent', interestId })
    onNumberChanged?.({ interest: saved.interest })
  }

  function handleCancel() {
    setIsChanging(false)
    setStep(step + 1)
  }

  const Heading = `h${headingLevel}` as const
  const heading = (text: string) => (
    <Heading ref={title} tabIndex={-1} className={cx('xp-phone-title xp-type-title-3', classNames.title)}>
      {text}
    </Heading>
  )
  const number = (
    <bdi dir="ltr" className="xp-phone-number">
      {shown}
    </bdi>
  )
  const change = (
    <TextLink className="xp-phone-change" onClick={() => setIsChanging(true)}>
      {t('phone.change')}
    </TextLink>
  )

  return (
    <div className={cx('xp-phone', classNames.body)} data-state={state}>
      {state === 'number' && (
        <>
          {heading(t(phone === null ? 'phone.add.title' : 'phone.change.title'))}
          <p className="xp-above-2 xp-type-fact xp-quiet">
            {t(phone === null ? 'phone.add.text' : 'phone.change.text')}
          </p>
          <PhoneNumberForm
            {...{ interest, country, messages, classNames, t }}
            onSaved={handleSaved}
            onCancel={phone === null ? undefined : handleCancel}
          />
        </>
      )}
      {state === 'verified' && (
        <div className={classNames.verified}>
          <div className="xp-phone-verified">
            <Icon drawing={checkIcon} />
            {heading(t('phone.verified.title'))}
          </div>
          <p className="xp-above-2 xp-type-fact xp-quiet xp-figures">
            {t.rich('phone.verified.text', { phone: number }, {})} {change}
          </p>
        </div>
      )}
      {state === 'code' && (
        <>
          {heading(t('phone.title'))}
          <p className="xp-above-2 xp-type-fact xp-quiet xp-figures">
            {t.rich('phone.sentTo', { phone: number }, {})} {change}
          </p>
          <PhoneCodeForm
            key={phone}
            {...{ interestId, classNames, t, sentAt }}
            startsFocused={step > 0}
            onResent={() => setSentAt(Date.now())}
            onVerified={handleVerified}
          />
        </>
      )}
    </div>
  )
}
