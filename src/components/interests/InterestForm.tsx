'use client'

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode, useState } from 'react'
import type { Interest } from '../../contract/index.ts'
import { commonMessages, interestsMessages, useMessages } from '../../i18n/index.ts'
import { arrowStartIcon, TextLink } from '../../ui/index.ts'
import {
  ComponentRoot,
  type DirtyChangeHandler,
  FailureView,
  type MayLeave,
  useWantedPart,
} from '../common/index.ts'
import { AskQuestions } from './AskQuestions.tsx'
import type { SubmittedInterest } from './useAsking.ts'
import type { DefaultAnswers } from './defaultAnswers.ts'
import type { InterestsMessages } from './receiptWords.ts'

/** The parts of {@link InterestForm} that `classNames` reaches. */
export type InterestFormPart = 'title' | 'offer' | 'form' | 'section' | 'sensitive' | 'send'

/** Props of {@link InterestForm}; all others go to its `section`. */
export interface InterestFormProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'onSubmit'
> {
  /** The experience that is asked for. The form works also when it is no longer offered. */
  readonly offerId: string
  /**
   * What your app knows already, such as who comes or when: the form begins with it. Read as the form opens. What the
   * member typed before wins. A sensitive answer among it is refused.
   */
  readonly defaultAnswers?: DefaultAnswers | undefined
  /** The interest exists. Store its id: the Service has no list of interests. Its details may still be on their way. */
  readonly onCreated?: ((event: { readonly interest: Interest }) => void) | undefined
  /** Everything has arrived. The receipt is shown in place, unless you show something else. */
  readonly onSubmitted?: ((event: SubmittedInterest) => void) | undefined
  /** Without it the receipt has no button to the conversation. */
  readonly onOpenConversation?:
    ((event: { readonly conversationId: string; readonly interestId: string }) => void) | undefined
  /** Where the experience is in your app. */
  readonly backHref?: string | undefined
  /**
   * The member wants to go back to the experience. They were asked first if a sensitive answer is typed. With
   * `backHref` too, the link leads there unless you prevent the event.
   */
  readonly onBack?:
    ((back: { readonly event: MouseEvent<HTMLElement>; readonly offerId: string }) => void) | undefined
  /**
   * For your router's own guard: `hasSensitive` while leaving would lose what is typed in the sensitive questions
   * (ordinary answers are kept). What is typed is never part of it.
   */
  readonly onDirtyChange?: DirtyChangeHandler | undefined
  /**
   * Whose phone numbers may be written without a country code (ISO 3166-1 alpha-2); `null` for nobody's.
   * Default: the locale's.
   */
  readonly country?: string | null | undefined
  readonly messages?: InterestsMessages | undefined
  readonly classNames?: Partial<Record<InterestFormPart, string>> | undefined
  /** Of the title; sections are one below. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
}

/**
 * Asking for an experience: party, dates, how to be reached, the occasion, and the three sensitive questions, which
 * leave the page in one request and are stored nowhere. It debits no points. Ordinary answers survive leaving the view
 * until they are sent or the session ends. Renders a `section` that turns into the receipt, where they can be changed;
 * it begins with that where a request arrived after its form was left.
 */
export const InterestForm = forwardRef<HTMLElement, InterestFormProps>(function InterestForm(
  {
    offerId,
    defaultAnswers,
    onCreated,
    onSubmitted,
    onOpenConversation,
    backHref,
    onBack,
    onDirtyChange,
    country,
    messages,
    classNames,
    headingLevel,
    ...rest
  },
  ref,
) {
  return (
    <ComponentRoot {...rest} ref={ref} name="interest-form">
      <InterestFormContent
        key={offerId}
        {...{
          offerId,
          defaultAnswers,
          onCreated,
          onSubmitted,
          onOpenConversation,
          backHref,
          onBack,
          onDirtyChange,
          country,
          messages,
          classNames,
          headingLevel,
        }}
      />
    </ComponentRoot>
  )
})

/** Shown when all has arrived. */
const loadReceipt = () => import('./InterestSummary.tsx')
/** Ahead of that, as the member begins to answer; a failure shows when it is needed. */
const fetchReceipt = () => void loadReceipt().catch(() => undefined)

type InterestFormContentProps = Pick<
  InterestFormProps,
  Exclude<keyof InterestFormProps, keyof ComponentPropsWithoutRef<'section'>>
>

/** The questions until the interest is submitted, then its receipt. */
function InterestFormContent({
  defaultAnswers,
  onCreated,
  onSubmitted,
  onOpenConversation,
  backHref,
  onBack,
  messages,
  headingLevel = 2,
  ...props
}: InterestFormContentProps): ReactNode {
  const t = useMessages(interestsMessages, messages)
  const c = useMessages(commonMessages)
  const [submitted, setSubmitted] = useState<SubmittedInterest | null>(null)
  const { part: receipt, error, ask } = useWantedPart(loadReceipt, submitted !== null)

  const { offerId, ...shared } = props
  const renderBack = (mayLeave?: MayLeave) => (
    <BackLink href={backHref} onBack={onBack && ((event) => onBack({ event, offerId }))} mayLeave={mayLeave}>
      {t('interests.back')}
    </BackLink>
  )
  if (submitted && error !== null) {
    const title = { first: t('interests.receipt.sent'), second: t('interests.receipt.failed') }
    return (
      <div className="xp-page">
        <FailureView error={error} title={c('common.phrases', title)} onRetry={ask} />
      </div>
    )
  }
  if (!submitted || !receipt) {
    return (
      <AskQuestions
        {...props}
        {...{ defaultAnswers, onCreated, onSubmitted, renderBack, headingLevel, t }}
        onDone={setSubmitted}
        isDone={submitted !== null}
        onStart={fetchReceipt}
      />
    )
  }
  return (
    <receipt.InterestSummaryContent
      {...shared}
      {...{ onOpenConversation, headingLevel, messages }}
      interestId={submitted.interest.id}
      requestId={submitted.requestId}
      isNew
      back={renderBack()}
    />
  )
}

interface BackLinkProps {
  readonly href: string | undefined
  readonly onBack: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** Default: always. */
  readonly mayLeave: MayLeave | undefined
  readonly children: ReactNode
}

/** A link where the host gives an address, else a button; nothing where it gives neither. */
function BackLink({ href, onBack, mayLeave = () => true, children }: BackLinkProps): ReactNode {
  if (href === undefined && onBack === undefined) return null

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (mayLeave(event)) onBack?.(event)
  }

  return (
    <div className="xp-below-1 xp-type-small">
      <TextLink
        icon={arrowStartIcon}
        quiet
        tone="ink"
        {...(href === undefined ? {} : { href })}
        onClick={handleClick}
      >
        {children}
      </TextLink>
    </div>
  )
}
