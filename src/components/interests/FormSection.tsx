'use client'

import { type ReactNode, useId } from 'react'
import type { Control, FieldErrors } from 'react-hook-form'
import type { OrdinaryAnswers } from '../../contract/index.ts'
import type { commonMessages, interestsMessages, Translate } from '../../i18n/index.ts'
import { cx } from '../../ui/index.ts'
import type { InterestFormValues, InterestIssue } from './interestFormSchema.ts'
import type { InterestLimits } from './interestLimits.ts'

interface FormSectionProps {
  readonly title: ReactNode
  readonly optionalLabel?: string
  readonly hint?: ReactNode
  readonly headingLevel: 2 | 3 | 4
  readonly className: string | undefined
  /** Gets the id of the hint, to describe the controls by. */
  readonly children: (hintId: string | undefined) => ReactNode
}

/** A part of the form under its title, a hairline away from the one before. */
export function FormSection({
  title,
  optionalLabel,
  hint,
  headingLevel,
  className,
  children,
}: FormSectionProps): ReactNode {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cx('xp-interest-section', className)}>
      <Heading className="xp-type-title-3">
        {title} {optionalLabel && <span className="xp-interest-optional">{optionalLabel}</span>}
      </Heading>
      {hint && (
        <p id={`${id}-hint`} className="xp-interest-hint xp-type-small xp-quiet" suppressHydrationWarning>
          {hint}
        </p>
      )}
      {children(hint ? `${id}-hint` : undefined)}
    </div>
  )
}

/** What each section of the form is given. */
export interface InterestSectionProps {
  readonly control: Control<InterestFormValues, unknown, OrdinaryAnswers>
  readonly limits: InterestLimits
  readonly t: InterestsTranslate
  readonly headingLevel: 2 | 3 | 4
  readonly className: string | undefined
}

/** Translates the messages of the form. */
export type InterestsTranslate = Translate<typeof interestsMessages>

/** What is wrong with a field, in words; `undefined` when nothing is. */
export function issueText(
  t: InterestsTranslate,
  c: Translate<typeof commonMessages>,
  errors: FieldErrors<InterestFormValues>,
  field: keyof InterestFormValues,
  maxGuests: number | null,
): string | undefined {
  // `interestFormSchema` writes every message of this form.
  const issue = errors[field]?.message as InterestIssue | undefined
  if (issue === undefined) return undefined
  if (issue === 'party') return t('interests.fault.party', { count: maxGuests ?? 0 })
  if (issue === 'phoneCountry')
    return t('interests.fault.phoneCountry', { example: c('common.phoneExample') })
  return issue === 'number' ? t('interests.fault.number', { least: 0 }) : t(`interests.fault.${issue}`)
}
