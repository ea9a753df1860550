'use client'

import { forwardRef } from 'react'
import type { Redemption } from '../../contract/index.ts'
import { useI18n } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import type { RedemptionsTranslate } from './RedeemActions.tsx'

interface FeedbackAnswerProps {
  readonly answer: NonNullable<Redemption['feedback']>
  readonly headingLevel: 2 | 3 | 4 | 5
  readonly onEdit: () => void
  readonly t: RedemptionsTranslate
}

/** What the member answered. `ref` reaches the heading, which takes the focus after sending. */
export const FeedbackAnswer = forwardRef<HTMLHeadingElement, FeedbackAnswerProps>(function FeedbackAnswer(
  { answer: { rating, comment, submittedAt }, headingLevel, onEdit, t },
  ref,
) {
  const { format } = useI18n()
  const Heading = `h${headingLevel}` as const
  const date = format.date(submittedAt, { style: 'medium' })
  return (
    <>
      <Heading ref={ref} tabIndex={-1} className="xp-below-3 xp-type-title-2">
        {t('redemptions.feedback.answer')}
      </Heading>
      {rating !== undefined && (
        <p className="xp-feedback-rating xp-figures">
          {t('redemptions.feedback.rating', { rating, most: 10 })}
        </p>
      )}
      {comment && <p className="xp-lines xp-type-body xp-prose">{comment}</p>}
      {date && <p className="xp-type-small xp-quiet">{t('redemptions.feedback.on', { date })}</p>}
      <div className="xp-feedback-send">
        <Button onClick={onEdit}>{t('redemptions.feedback.change')}</Button>
      </div>
    </>
  )
})
