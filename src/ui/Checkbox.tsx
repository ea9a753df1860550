'use client'

import { type ChangeEvent, type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { checkIcon } from './icons.ts'
import { replaceable } from './replaceable.tsx'

/** Props of {@link Checkbox}; all others go to the `input`. */
export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> {
  readonly label: ReactNode
  /** Marks it as invalid and stands under the label. */
  readonly error?: ReactNode
  readonly onCheckedChange?: ((isChecked: boolean) => void) | undefined
}

const BuiltInCheckbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, error, className, id, onChange, onCheckedChange, 'aria-describedby': describedBy, ...rest },
  ref,
) {
  const ownId = useId()
  const inputId = id ?? `${ownId}-box`
  const errorId = `${ownId}-error`

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onCheckedChange?.(event.target.checked)
    onChange?.(event)
  }

  return (
    <div className={cx('xp-checkbox', className)} data-invalid={error ? '' : undefined}>
      <span className="xp-checkbox-frame">
        <input
          {...rest}
          ref={ref}
          id={inputId}
          type="checkbox"
          className="xp-checkbox-input xp-native xp-focus"
          aria-describedby={cx(describedBy, error != null && errorId) || undefined}
          aria-invalid={error ? true : undefined}
          onChange={handleChange}
        />
        <Icon drawing={checkIcon} size="small" className="xp-checkbox-mark" />
      </span>
      <label htmlFor={inputId} className="xp-checkbox-label">
        {label}
      </label>
      {error != null && (
        <p id={errorId} className="xp-checkbox-error xp-field-error">
          {error}
        </p>
      )}
    </div>
  )
})

/**
 * A native checkbox with its sentence. `ref` and rest reach the `input`, `className` the `div` around both.
 * State: `data-invalid`.
 */
export const Checkbox = replaceable('Checkbox', BuiltInCheckbox)
