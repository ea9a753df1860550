'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { Redemption } from '../../contract/index.ts'
import { redemptionsMessages, useMessages } from '../../i18n/index.ts'
import { useRedemption } from '../../queries/index.ts'
import { cx, LoadingLabel, Skeleton } from '../../ui/index.ts'
import { ComponentRoot, FailureView } from '../common/index.ts'
import { FeedbackContent } from './FeedbackContent.tsx'
import type { RedemptionsMessages } from './RedeemOffer.tsx'

/** Props of {@link RedemptionFeedback}; all others go to its `section`. */
export interface RedemptionFeedbackProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'onSubmit'
> {
  readonly redemptionId: string
  /** The answer has arrived, a first one or one that replaces another. */
  readonly onSubmitted?: ((event: { readonly redemption: Redemption }) => void) | undefined
  /** Level of the question, 2 to 5. Default 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | undefined
  /** Other words for this one. Keep the object's identity. */
  readonly messages?: RedemptionsMessages | undefined
  readonly classNames?: Partial<Readonly<Record<RedemptionFeedbackPart, string>>> | undefined
}

/** The part of {@link RedemptionFeedback} that takes a class. */
export type RedemptionFeedbackPart = 'body'

/**
 * How it was, 0 to 10 and in words: empty until the redemption is completed, then the question, or the earlier answer,
 * which can be replaced. What is typed survives leaving, until it is sent or the session ends. `RedemptionDetail` holds
 * it already. Renders a `section`. Emits `feedback.submitted`.
 */
export const RedemptionFeedback = forwardRef<HTMLElement, RedemptionFeedbackProps>(
  function RedemptionFeedback(
    { redemptionId, onSubmitted, headingLevel = 3, messages, classNames = {}, className, ...rest },
    ref,
  ) {
    return (
      <ComponentRoot
        {...rest}
        ref={ref}
        name="redemption-feedback"
        className={cx('xp-feedback-root', className)}
      >
        <Feedback
          key={redemptionId}
          {...{ redemptionId, onSubmitted, headingLevel, messages }}
          className={classNames.body}
        />
      </ComponentRoot>
    )
  },
)

interface FeedbackProps extends Pick<RedemptionFeedbackProps, 'redemptionId' | 'onSubmitted' | 'messages'> {
  readonly headingLevel: 2 | 3 | 4 | 5
  readonly className: string | undefined
}

function Feedback({ redemptionId, messages, ...props }: FeedbackProps): ReactNode {
  const t = useMessages(redemptionsMessages, messages)
  const { data: redemption, error, isError, refetch } = useRedemption(redemptionId)
  if (redemption) return <FeedbackContent {...props} redemption={redemption} t={t} />
  if (isError)
    return <FailureView error={error} title={t('redemptions.feedback.failed')} onRetry={() => refetch()} />
  return (
    <div aria-busy="true" className="xp-feedback">
      <LoadingLabel>{t('redemptions.feedback.loading')}</LoadingLabel>
      <Skeleton shape="title" length="half" />
      <Skeleton length="long" />
    </div>
  )
}
