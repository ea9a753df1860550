'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react'
import type { Interest } from '../../contract/index.ts'
import {
  type MessageOverrides,
  type phoneFieldMessages,
  phoneMessages,
  type Translate,
  useMessages,
} from '../../i18n/index.ts'
import { checkIcon, cx, Icon, Loading, Skeleton, TextLink, useAnnounce, useOnceFor } from '../../ui/index.ts'
import { ComponentRoot, FailureView, useFormattedPhone } from '../common/index.ts'
import { PhoneCodeForm } from './PhoneCodeForm.tsx'
import { PhoneNumberForm } from './PhoneNumberForm.tsx'
import { type PhoneFlow, usePhoneFlow } from './usePhoneFlow.ts'
import { losesAnswer } from './useSaveNumber.ts'

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
  /**
   * Whose numbers may be written without a country code (ISO 3166-1 alpha-2); `null` for nobody's. Default:
   * the locale's.
   */
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
 * taken. *Send a new code* is there unless `assumptions.operations.issuePhoneCode` is off. Renders a
 * `section`; its part `body` has `data-state` (`loading`, `code`, `number`, `verified`, `failed`). Emits
 * `phone.codeSent` and `phone.verified`.
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
  const { interestId, onVerified, onNumberChanged } = props
  const t = useMessages(phoneMessages, props.messages)
  const announce = useAnnounce()
  const flow = usePhoneFlow(interestId, {
    onVerified,
    onNumberChanged: ({ interest, formatted }) => {
      announce(t('phone.changed', { phone: formatted }))
      onNumberChanged?.({ interest })
    },
  })
  if (flow.state === 'failed')
    return <FailureView error={flow.error} title={t('phone.failed')} onRetry={flow.retry} />
  if (flow.state === 'loading') return <PhoneSkeleton label={t('phone.loading')} />
  return <PhoneSteps {...props} flow={flow} t={t} />
}

function PhoneSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <Loading label={label} className="xp-phone" data-state="loading">
      <Skeleton shape="title" length="half" />
      <Skeleton length="long" />
      <Skeleton shape="block" className="xp-phone-field-skeleton" />
    </Loading>
  )
}

interface PhoneStepsProps extends PhoneContentProps {
  readonly flow: PhoneFlow
  readonly t: PhoneTranslate
}

function PhoneSteps(props: PhoneStepsProps): ReactNode {
  const { flow, country, headingLevel = 3, messages, classNames = {}, t } = props
  const { interest, phone, stepCount, state, changeNumber } = flow
  const title = useRef<HTMLHeadingElement>(null)

  // The form that had the focus is gone: one reads on from the title of what came, and types on in the field
  // of the code. Only after a step: *Change the number* has a field to type in.
  useOnceFor(stepCount || null, () => {
    if (state !== 'code') title.current?.focus()
  })

  const heading = { ref: title, level: headingLevel, className: classNames.title }
  return (
    <div className={cx('xp-phone', classNames.body)} data-state={state}>
      {state === 'number' && (
        <>
          <StepTitle {...heading}>{t(phone === null ? 'phone.add.title' : 'phone.change.title')}</StepTitle>
          {/* It says that the other answers stay. */}
          {interest && !losesAnswer(interest) && (
            <p className="xp-above-2 xp-type-fact xp-quiet">
              {t(phone === null ? 'phone.add.text' : 'phone.change.text')}
            </p>
          )}
          <PhoneNumberForm {...{ flow, country, messages, classNames, t }} />
        </>
      )}
      {state === 'verified' && (
        <div className={classNames.verified}>
          <div className="xp-phone-verified">
            <Icon drawing={checkIcon} />
            <StepTitle {...heading}>{t('phone.verified.title')}</StepTitle>
          </div>
          <NumberLine name="phone.verified.text" phone={phone} onChange={changeNumber} t={t} />
        </div>
      )}
      {state === 'code' && (
        <>
          <StepTitle {...heading}>{t('phone.title')}</StepTitle>
          <NumberLine name="phone.sentTo" phone={phone} onChange={changeNumber} t={t} />
          <PhoneCodeForm key={phone} {...{ flow, classNames, t }} />
        </>
      )}
    </div>
  )
}

interface StepTitleProps {
  readonly level: 1 | 2 | 3 | 4
  readonly className: string | undefined
  readonly children: string
}

const StepTitle = forwardRef<HTMLHeadingElement, StepTitleProps>(function StepTitle(
  { level, className, children },
  ref,
) {
  const Heading = `h${level}` as const
  return (
    <Heading ref={ref} tabIndex={-1} className={cx('xp-phone-title xp-type-title-3', className)}>
      {children}
    </Heading>
  )
})

interface NumberLineProps {
  readonly name: 'phone.verified.text' | 'phone.sentTo'
  readonly phone: string | null
  readonly onChange: () => void
  readonly t: PhoneTranslate
}

/** Which number it is about, and the link to change it. */
function NumberLine({ name, phone, onChange, t }: NumberLineProps): ReactNode {
  const text = useFormattedPhone(phone)
  const number = (
    // A number has at most 15 digits. What is longer is none, and breaks where it must.
    <bdi dir="ltr" className={text !== null && text.length > 24 ? undefined : 'xp-phone-number'}>
      {text}
    </bdi>
  )
  return (
    <p className="xp-above-2 xp-type-fact xp-quiet xp-figures">
      {t.rich(name, { phone: number }, {})}{' '}
      <TextLink className="xp-phone-change" onClick={onChange}>
        {t('phone.change')}
      </TextLink>
    </p>
  )
}
