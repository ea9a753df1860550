'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { Interest } from '../../contract/index.ts'
import {
  type MessageOverrides,
  type phoneFieldMessages,
  phoneMessages,
  type Translate,
  useMessages,
} from '../../i18n/index.ts'
import { useInterest } from '../../queries/index.ts'
import { LoadingLabel, Skeleton } from '../../ui/index.ts'
import { ComponentRoot, FailureView, readFailure } from '../common/index.ts'
import { PhoneSteps } from './PhoneSteps.tsx'

/** The parts of {@link PhoneVerification} that `classNames` reaches. */
export type PhonePart = 'body' | 'title' | 'field' | 'actions' | 'verified'

export type PhoneTranslate = Translate<typeof phoneMessages>

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

export type PhoneContentProps = Pick<
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
