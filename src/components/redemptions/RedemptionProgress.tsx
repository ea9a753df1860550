'use client'

import type { ReactNode } from 'react'
import type { Offer, Redemption } from '../../contract/index.ts'
import { type Format, useI18n } from '../../i18n/index.ts'
import { checkIcon, cx, Icon, VisuallyHidden } from '../../ui/index.ts'
import type { RedemptionsTranslate } from './RedeemActions.tsx'
import { redemptionDates } from './redemptionDates.ts'
import { type ProgressStep, redemptionSteps } from './redemptionSteps.ts'

interface RedemptionProgressProps {
  readonly redemption: Redemption
  readonly offer: Offer | undefined
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** The four steps, how far it is, and what there is to say of each. Dates only where the Service gives them. */
export function RedemptionProgress({ redemption, offer, className, t }: RedemptionProgressProps): ReactNode {
  const { format } = useI18n()
  const steps = redemptionSteps(redemption)
  if (!steps) return null
  return (
    <ol aria-label={t('redemptions.progress')} className={cx('xp-progress', className)}>
      {steps.map(({ step, state }) => (
        <li
          key={step}
          className="xp-progress-step"
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="xp-progress-dot">
            {state === 'done' && <Icon drawing={checkIcon} size="small" />}
          </span>
          <span className="xp-progress-words">
            <span className="xp-progress-name">{t(`redemptions.progress.${step}`)}</span>
            <VisuallyHidden>, {t(`redemptions.progress.${state}`)}</VisuallyHidden>
            <Note>{noteOf(step, state, { redemption, offer, format, t })}</Note>
          </span>
        </li>
      ))}
    </ol>
  )
}

function Note({ children }: { readonly children: string | null }): ReactNode {
  return children !== null && <span className="xp-progress-note">{children}</span>
}

interface NoteContext {
  readonly redemption: Redemption
  readonly offer: Offer | undefined
  readonly format: Format
  readonly t: RedemptionsTranslate
}

function noteOf(
  step: ProgressStep,
  state: 'done' | 'now' | 'later',
  { redemption, offer, format, t }: NoteContext,
): string | null {
  if (step === 'requested') {
    const at = format.dateTime(redemption.createdAt, { style: 'short' })
    return at ?? (state === 'now' ? t('redemptions.progress.SUBMITTED') : null)
  }
  if (state === 'now') return t.find(`redemptions.progress.${redemption.status ?? ''}`)
  if (step !== 'completed' || state === 'done') return null
  const { startAt, endAt } = redemptionDates(redemption, offer)
  const last = format.date(endAt ?? startAt, { style: 'short' })
  return last === null ? null : t('redemptions.progress.after', { date: last })
}
