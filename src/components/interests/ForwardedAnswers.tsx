'use client'

import type { ReactNode } from 'react'
import { useI18n, useToday } from '../../i18n/index.ts'
import { cx, Icon, lockIcon } from '../../ui/index.ts'
import type { ReceiptTranslate } from './receiptMessages.ts'
import { writeMoment } from './writeMoment.ts'

interface ForwardedAnswersProps {
  /** `sensitiveDetailsSentAt` of the intake. */
  readonly sentAt: string
  readonly className: string | undefined
  readonly t: ReceiptTranslate
}

/** All that is left of the sensitive answers: that they were forwarded, and when. */
export function ForwardedAnswers({ sentAt, className, t }: ForwardedAnswersProps): ReactNode {
  const { format } = useI18n()
  const today = useToday()
  return (
    <div className={cx('xp-receipt-forwarded', className)}>
      <Icon drawing={lockIcon} className="xp-interest-lock" />
      <div className="xp-type-fact">
        <strong className="xp-strong">{t('interests.sensitive')}</strong>
        <p className="xp-type-fact">
          {writeMoment(sentAt, format, today, {
            time: (time) => t('interests.receipt.forwardedAt', { time }),
            dateTime: (dateTime) => t('interests.receipt.forwardedOn', { dateTime }),
            unknown: () => t('interests.receipt.forwarded'),
          })}
        </p>
      </div>
    </div>
  )
}
