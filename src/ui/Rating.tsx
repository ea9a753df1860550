'use client'

import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react'
import type { FieldTexts } from './Field.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { cx } from './cx.ts'

/** Props of {@link Rating}; all others go to the `fieldset`. */
export interface RatingProps
  extends Omit<FieldTexts, 'hint'>, Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'onChange'> {
  /** The chosen number; `null` is none. */
  readonly value: number | null
  readonly onValueChange: (value: number) => void
  /** What 0 means, and what 10 means: under the two ends where there is room. */
  readonly leastLabel: string
  readonly mostLabel: string
  /** Both in one sentence, for where there is no room, and for assistive technology. */
  readonly scaleLabel: string
  /** The number in the locale's figures. */
  readonly formatNumber: (value: number) => string
}

const scores = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/**
 * 0 to 10, the NPS scale: native radios as tiles, eleven in a row or six and five. `ref` reaches the chosen
 * radio, else the first; rest and `className` the `fieldset`.
 */
export const Rating = forwardRef<HTMLInputElement, RatingProps>(function Rating(
  {
    value,
    onValueChange,
    leastLabel,
    mostLabel,
    scaleLabel,
    formatNumber,
    className,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const id = useId()
  const scaleId = `${id}-scale`
  return (
    <FieldGroup
      {...rest}
      role="radiogroup"
      aria-invalid={rest.error ? true : undefined}
      aria-describedby={cx(describedBy, scaleId)}
      className={cx('xp-rating', className)}
    >
      <p id={scaleId} className="xp-rating-scale">
        {scaleLabel}
      </p>
      <div className="xp-rating-scores">
        {scores.map((score) => (
          <label key={score} className="xp-rating-score">
            <input
              ref={score === (value ?? 0) ? ref : undefined}
              className="xp-rating-input"
              type="radio"
              name={`${id}-rating`}
              value={score}
              checked={value === score}
              onChange={() => onValueChange(score)}
            />
            <span className="xp-rating-number">{formatNumber(score)}</span>
          </label>
        ))}
      </div>
      <p className="xp-rating-ends" aria-hidden="true">
        <span>{leastLabel}</span>
        <span>{mostLabel}</span>
      </p>
    </FieldGroup>
  )
})
