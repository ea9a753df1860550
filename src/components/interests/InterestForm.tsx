'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { Interest } from '../../contract/index.ts'
import { interestsMessages, type MessageOverrides, useMessages } from '../../i18n/index.ts'
import { ComponentRoot } from '../common/index.ts'
import { BackLink } from './BackLink.tsx'
import { InterestQuestions } from './InterestQuestions.tsx'
import { InterestReceipt } from './InterestReceipt.tsx'
import { type SubmittedInterest, useInterestSubmission } from './useInterestSubmission.ts'

/** The parts of {@link InterestForm} that `classNames` reaches. */
export type InterestFormPart = 'title' | 'offer' | 'form' | 'section' | 'sensitive' | 'send'

/** Props of {@link InterestForm}; all others go to its `section`. */
export interface InterestFormProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onSubmit'> {
  /** The experience that is asked for. The form works also when it is no longer offered. */
  readonly offerId: string
  /** The interest exists. Store its id: the Service has no list of interests. Its details may still be on their way. */
  readonly onCreated?: ((event: { readonly interest: Interest }) => void) | undefined
  /** Everything has arrived. The receipt is shown in place, unless you show something else. */
  readonly onSubmitted?: ((event: SubmittedInterest) => void) | undefined
  /** Without it the receipt has no button to the conversation. */
  readonly onOpenConversation?: ((event: { readonly conversationId: string; readonly interestId: string }) => void) | undefined
  /** Where the way back leads. Asked for confirmation first while a sensitive answer is typed. */
  readonly backHref?: string | undefined
  /** Instead of following `backHref`, or without one. */
  readonly onBack?: ((event: { readonly offerId: string }) => void) | undefined
  /**
   * For your router's own guard: `hasSensitive` while leaving would lose what is typed in the sensitive questions
   * (ordinary answers are kept). What is typed is never told.
   */
  readonly onDirtyChange?: ((event: { readonly hasSensitive: boolean }) => void) | undefined
  readonly messages?: MessageOverrides<typeof interestsMessages> | undefined
  readonly classNames?: Partial<Record<InterestFormPart, string>> | undefined
  /** Of the title; sections are one below. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
}

/**
 * Asking for an experience: party, dates, how to be reached, the occasion, and the three sensitive questions, which
 * leave the page in one request and are stored nowhere. It debits no points. Ordinary answers survive leaving the view
 * until they are sent or the session ends. Renders a `section` that turns into the receipt.
 */
export const InterestForm = forwardRef<HTMLElement, InterestFormProps>(function InterestForm(
  { offerId, onCreated, onSubmitted, onOpenConversation, backHref, onBack, onDirtyChange, messages, classNames, headingLevel, ...rest },
  ref,
) {
  return (
    <ComponentRoot {...rest} ref={ref} name="interest-form">
      <InterestFormContent key={offerId} {...{ offerId, onCreated, onSubmitted, onOpenConversation, backHref, onBack, onDirtyChange, messages, classNames, headingLevel }} />
    </ComponentRoot>
  )
})

type InterestFormContentProps = Pick<InterestFormProps, Exclude<keyof InterestFormProps, keyof ComponentPropsWithoutRef<'section'>>>

function InterestFormContent({ onCreated, onSubmitted, onOpenConversation, messages, headingLevel = 2, ...props }: InterestFormContentProps): ReactNode {
  const t = useMessages(interestsMessages, messages)
  const submission = useInterestSubmission(props.offerId, { onCreated, onSubmitted })
  const { submitted } = submission
  if (!submitted) return <InterestQuestions {...props} headingLevel={headingLevel} submission={submission} t={t} />
  const { offerId, backHref, onBack } = props
  return (
    <InterestReceipt
      interestId={submitted.interest.id}
      requestId={submitted.requestId}
      onOpenConversation={onOpenConversation}
      headingLevel={headingLevel}
      isNew
      back={
        <BackLink href={backHref} onBack={onBack && (() => onBack({ offerId }))}>
          {t('interests.back')}
        </BackLink>
      }
      t={t}
    />
  )
}
