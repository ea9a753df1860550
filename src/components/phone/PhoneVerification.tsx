'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Interest } from '../../contract/index.ts'
import {
  type MessageOverrides,
  type phoneFieldMessages,
  phoneMessages,
  type Translate,
  useMessages,
} from '../../i18n/index.ts'
import { useInterest } from '../../queries/index.ts'
import { checkIcon, cx, Icon, LoadingLabel, Skeleton, TextLink, useAnnounce } from '../../ui/index.ts'
import { ComponentRoot, FailureView, readFailure, useExperience, useFormattedPhone } from '../common/index.ts'
import { codeSentAt, PhoneCodeForm } from './PhoneCodeForm.tsx'
import { PhoneNumberForm } from './PhoneNumberForm.tsx'

/** The parts of {@link PhoneVerification} that `classNames` reaches. */
export type PhonePart = 'body' | 'title' | 'field' | 'actions' | 'verified'

type PhoneTranslate = Translate<typeof phoneMessages>

/** Props of {@link PhoneVerification}; all others go to its `section`. */
export interface PhoneVerificationProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  readonly interestId: string
  /** The Service took the code: the number is checked. */
  readonly onVerified?: ((verified: { readonly interestId: string }) => void) | undefined
  /** The number was changed, and a code is on its way to the new one. */
  readonly onNumberChanged?: ((changed: { readonly interest: Interest }) => void) | undefined
  /** Whose numbers may be written without a country code (ISO 3166-1 alpha-2); `null` for nobody's. Default: the locale's. */
  readonly country?: string | null | undefined
  /** Level of the title. Default 3. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** Other words for this one. Keep the object's identity. */
  readonly messages?: MessageOverrides<typeof phoneMessages & typeof phoneFieldMessages> | undefined
  readonly classNames?: Partial<Readonly<Record<PhonePart, string>>> | undefined
}

/**
 * Checks the phone number of an interest with the code that was sent to it, and changes it: the whole intake is sent
 * again with the new number and nothing else changed; sensitive answers are not part of it. A code of any length is
 * taken. *Send a new code* is there unless `assumptions.operations.issuePhoneCode` is off. Renders a `section`; its part
 * `body` has `data-state` (`loading`, `code`, `number`, `verified`, `failed`). Emits `phone.codeSent` and `phone.verified`.
 */
export const PhoneVerification = forwardRef<HTMLElement, PhoneVerificationProps>(function PhoneVerification(
  { interestId, onVerified, onNumberChanged, country, headingLevel, messages, classNames, ...rest },
  ref,
) {
  return (
    <ComponentRoot {...rest} ref={ref} name="phone-verification">
      {/* Another interest is another number: nothing of the last one stays. */}
      <PhoneContent
        key={interestId}
        {...{ interestId, onVerified, onNumberChanged, country, headingLevel, messages, classNames }}
      />
    </ComponentRoot>
  )
})

type PhoneContentProps = Pick<
  PhoneVerificationProps,
  'interestId' | 'onVerified' | 'onNumberChanged' | 'country' | 'headingLevel' | 'messages' | 'classNames'
>

function PhoneContent(props: PhoneContentProps): ReactNode {
  const t = useMessages(phoneMessages, props.messages)
  const read = useInterest(props.interestId)
  const failure = readFailure(read)
  if (failure !== null)
    return <FailureView error={failure} title={t('phone.failed')} onRetry={read.refetch} />
  if (!read.data) return <PhoneSkeleton label={t('phone.loading')} />
  return <PhoneSteps {...props} interest={read.data} t={t} />
}

function PhoneSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="xp-phone" aria-busy="true" data-state="loading">
      <LoadingLabel>{label}</LoadingLabel>
      <Skeleton shape="title" length="half" />
      <Skeleton length="long" />
      <Skeleton shape="block" className="xp-phone-field-skeleton" />
    </div>
  )
}

interface PhoneStepsProps extends PhoneContentProps {
  readonly interest: Interest
  readonly t: PhoneTranslate
}

/** Where the member is: at the code, at another number, or done. */
function PhoneSteps({
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
