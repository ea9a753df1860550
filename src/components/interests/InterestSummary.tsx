'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { Interest } from '../../contract/index.ts'
import { interestsMessages, type MessageOverrides, useMessages } from '../../i18n/index.ts'
import { ComponentRoot } from '../common/index.ts'
import { InterestReceipt } from './InterestReceipt.tsx'

/** The parts of {@link InterestSummary} that `classNames` reaches. */
export type InterestSummaryPart = 'title' | 'answers' | 'forwarded' | 'reference' | 'offer'

/** Props of {@link InterestSummary}; all others go to its `section`. */
export interface InterestSummaryProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  readonly interestId: string
  /** `X-Request-Id` of the answer that took the interest in: shown as the reference to quote. */
  readonly requestId?: string | null | undefined
  /** Without it there is no button to the conversation. */
  readonly onOpenConversation?: ((event: { readonly conversationId: string; readonly interestId: string }) => void) | undefined
  /** Without it there is no button to change the answers. */
  readonly onChangeAnswers?: ((event: { readonly interest: Interest }) => void) | undefined
  readonly messages?: MessageOverrides<typeof interestsMessages> | undefined
  readonly classNames?: Partial<Record<InterestSummaryPart, string>> | undefined
  /** Of the title. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined
}

/**
 * What a member asked for, as the Service holds it: the ordinary answers in words, and of the sensitive ones only when
 * they were forwarded. The Service's status is shown when your messages name it (`interests.status.…`). Renders a `section`.
 */
export const InterestSummary = forwardRef<HTMLElement, InterestSummaryProps>(function InterestSummary(
  { interestId, requestId, onOpenConversation, onChangeAnswers, messages, classNames, headingLevel, ...rest },
  ref,
) {
  return (
    <ComponentRoot {...rest} ref={ref} name="interest-summary">
      <InterestSummaryContent key={interestId} {...{ interestId, requestId, onOpenConversation, onChangeAnswers, messages, classNames, headingLevel }} />
    </ComponentRoot>
  )
})

type InterestSummaryContentProps = Pick<InterestSummaryProps, Exclude<keyof InterestSummaryProps, keyof ComponentPropsWithoutRef<'section'>>>

function InterestSummaryContent({ messages, headingLevel = 2, ...props }: InterestSummaryContentProps): ReactNode {
  const t = useMessages(interestsMessages, messages)
  return <InterestReceipt {...props} headingLevel={headingLevel} t={t} />
}
