'use client'

import { type ChangeEvent, type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldTexts } from './Field.tsx'
import { replaceable } from './replaceable.tsx'

/** Props of {@link TextField}; all others go to the `input`. */
export interface TextFieldProps extends FieldTexts, ComponentPropsWithoutRef<'input'> {
  readonly onValueChange?: ((value: string) => void) | undefined
}

const BuiltInTextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    labelHidden,
    optionalLabel,
    hint,
    error,
    errorTone,
    className,
    id,
    type = 'text',
    onChange,
    onValueChange,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onValueChange?.(event.target.value)
    onChange?.(event)
  }

  return (
    <Field
      {...{ label, labelHidden, optionalLabel, hint, error, errorTone, describedBy }}
      className={cx('xp-text-field', className)}
      controlId={id}
    >
      {(control) => (
        <input
          {...rest}
          {...control}
          ref={ref}
          type={type}
          className="xp-field-control"
          onChange={handleChange}
        />
      )}
    </Field>
  )
})

/**
 * One line of text. `ref` and rest reach the native `input` (so `register` of react-hook-form does),
 * `className` the field around it.
 */
export const TextField = replaceable('TextField', BuiltInTextField)
