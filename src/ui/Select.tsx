'use client'

import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { cx } from './cx.ts'
import { Field, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { chevronDownIcon } from './icons.ts'
import { replaceable } from './replaceable.tsx'

/** One line of a {@link Select}. */
export interface SelectOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
}

/** Props of {@link Select}; all others go to the `select`. */
export interface SelectProps<Value extends string = string>
  extends FieldTexts, Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'multiple' | 'size' | 'value'> {
  readonly options: readonly SelectOption<Value>[]
  readonly value?: NoInfer<Value> | undefined
  readonly onValueChange?: ((value: NoInfer<Value>) => void) | undefined
  /** `field` (default) has label and frame; `inline` is text with an arrow after its label, for a sort order. */
  readonly appearance?: 'field' | 'inline' | undefined
}

const BuiltInSelect = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  {
    label,
    labelHidden,
    optionalLabel,
    hint,
    error,
    errorTone,
    className,
    id,
    options,
    appearance = 'field',
    value,
    onChange,
    onValueChange,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
): ReactNode {
  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    onValueChange?.(event.target.value)
    onChange?.(event)
  }

  return (
    <Field
      {...{ label, labelHidden, optionalLabel, hint, error, errorTone, describedBy }}
      className={cx('xp-select', className)}
      controlId={id}
      data-appearance={appearance}
    >
      {(control) => (
        <span
          className="xp-select-frame"
          data-words={options.find((option) => option.value === value)?.label}
        >
          <select
            {...rest}
            {...control}
            ref={ref}
            value={value}
            className="xp-field-control xp-focus"
            data-select=""
            onChange={handleChange}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="xp-select-option">
                {option.label}
              </option>
            ))}
          </select>
          <Icon drawing={chevronDownIcon} className="xp-select-icon" />
        </span>
      )}
    </Field>
  )
})

/**
 * One of several, in a native `select`. `ref` and rest reach it, `className` the field around it. Up to five
 * short choices are better visible: see `ChoiceChips`.
 */
export const Select = replaceable('Select', BuiltInSelect) as <Value extends string>(
  props: SelectProps<Value> & RefAttributes<HTMLSelectElement>,
) => ReactElement
