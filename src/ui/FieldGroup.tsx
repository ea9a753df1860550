'use client'

import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react'
import { cx } from './cx.ts'
import { FieldNote, type FieldTexts } from './Field.tsx'

/** Props of {@link FieldGroup}. */
export interface FieldGroupProps extends FieldTexts, ComponentPropsWithoutRef<'fieldset'> {}

/**
 * A `fieldset` with a legend, several controls, and a hint or an error under them. States: `data-invalid`, `data-tone`.
 */
export const FieldGroup = forwardRef<HTMLFieldSetElement, FieldGroupProps>(function FieldGroup(
  {
    label,
    labelHidden = false,
    optionalLabel,
    hint,
    error,
    errorTone = 'wrong',
    className,
    children,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const id = useId()
  const hasNote = Boolean(error ?? hint)

  return (
    <fieldset
      {...rest}
      ref={ref}
      className={cx('xp-field-group', className)}
      data-invalid={error ? '' : undefined}
      data-tone={error ? errorTone : undefined}
      aria-describedby={cx(describedBy, hasNote && `${id}-note`) || undefined}
    >
      <legend className={labelHidden ? 'xp-visually-hidden' : 'xp-field-label'}>
        {label} {optionalLabel != null && <span className="xp-field-optional">{optionalLabel}</span>}
      </legend>
      {children}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </fieldset>
  )
})
