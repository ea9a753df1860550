'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { Interest } from '../../contract/index.ts'
import { ComponentRoot } from '../common/index.ts'
import { InterestSummaryContent } from './InterestSummaryContent.tsx'
import type { InterestsMessages } from './receiptMessages.ts'
import type { DirtyChangeHandler } from './useDirtyChange.ts'
import type { SubmittedInterest } from './useInterestSubmission.ts'

/** The parts of {@link InterestSummary} that `classNames` reaches; from `form` on those of the questions that change it. */
export type InterestSummaryPart =
  | 'title'
  | 'answers'
  | 'forwarded'
  | 'reference'
  | 'offer'
  | 'phone'
  | 'form'
  | 'section'
  | 'sensitive'
  | 'send'

/** Props of {@link InterestSummary}; all others go to its `section`. */
export interface InterestSummaryProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  readonly interestId: string
  /** `X-Request-Id` of the answer that took the interest in: shown as the reference to quote, until a change has a newer one. */
  readonly requestId?: string | null | undefined
  /** Without it there is no button to the conversation. */
  readonly onOpenConversation?:
    ((event: { readonly conversationId: string; readonly interestId: string }) => void) | undefined
  /** For a form of your own: *Change your answers* calls it, instead of opening the questions in place. */
  readonly onChangeAnswers?: ((event: { readonly interest: Interest }) => void) | undefined
  /** Whether the answers can be changed. Default true; false takes the button away. */
  readonly canChangeAnswers?: boolean | undefined
  /** Changed answers have arrived. */
  readonly onChanged?: ((event: SubmittedInterest) => void) | undefined
  /** For your router's own guard: `hasSensitive` while leaving would lose what is typed in the sensitive questions. What is typed is never told. */
  readonly onDirtyChange?: DirtyChangeHandler | undefined
  /** Whose phone numbers may be written without a country code (ISO 3166-1 alpha-2); `null` for nobody's. Default: the locale's. */
  readonly country?: string | null | undefined
  readonly messages?: InterestsMessages | undefined
  readonly classNames?: Partial<Record<InterestSummaryPart, string>> | undefined
  /** Of the title. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
}

/**
 * What a member asked for, as the Service holds it: the ordinary answers in words, and of the sensitive ones only when
 * they were forwarded. A phone that is not checked yet is checked here. *Change your answers* opens the questions in
 * place; saving sends the whole intake, of the sensitive answers only what is typed anew. The Service's status is shown
 * when your messages name it (`interests.status.…`). Renders a `section`. Emits `interest.viewed`, `interest.changed`.
 */
export const InterestSummary = forwardRef<HTMLElement, InterestSummaryProps>(function InterestSummary(
  {
    interestId,
    requestId,
    onOpenConversation,
    onChangeAnswers,
    canChangeAnswers,
    onChanged,
    onDirtyChange,
    country,
    messages,
    classNames,
    headingLevel = 2,
    ...rest
  },
  ref,
) {
  const content = {
    interestId,
    requestId,
    onOpenConversation,
    onChangeAnswers,
    canChangeAnswers,
    onChanged,
    onDirtyChange,
    country,
    messages,
    classNames,
    headingLevel,
  }
  return (
    <ComponentRoot {...rest} ref={ref} name="interest-summary">
      <InterestSummaryContent key={interestId} {...content} />
    </ComponentRoot>
  )
})
