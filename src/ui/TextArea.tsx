'use client'

import { type ChangeEvent, type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldTexts } from './Field.tsx'
import { replaceable } from './replaceable.tsx'

/** Props of {@link TextArea}; all others go to the `textarea`. */
export interface TextAreaProps extends FieldTexts, ComponentPropsWithoutRef<'textarea'> {
  readonly onValueChange?: ((value: string) => void) | undefined
}

/** Ours always: for sensitive answers, whose text must not meet code that is not ours. */
export const BuiltInTextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  {
    label,
    labelHidden,
    optionalLabel,
    hint,
    error,
    errorTone,
    className,
    id,
    rows = 2,
    onChange,
    onValueChange,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    onValueChange?.(event.target.value)
    onChange?.(event)
  }

  return (
    <Field
      {...{ label, labelHidden, optionalLabel, hint, error, errorTone, describedBy }}
      className={cx('xp-text-area', className)}
      controlId={id}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          ref={ref}
          rows={rows}
          className="xp-field-control"
          data-lines=""
          onChange={handleChange}
        />
      )}
    </Field>
  )
})

/**
 * Several lines of text; grows with them where the browser can. `ref` and rest reach the native `textarea`,
 * `className` the field around it. Without `value` it keeps its text in the document alone, as sensitive answers need.
 */
export const TextArea = replaceable('TextArea', BuiltInTextArea)
