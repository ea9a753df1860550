'use client'

import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  forwardRef,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { closeIcon, searchIcon } from './icons.ts'

/** Props of {@link SearchField}; all others go to the `input`. */
export interface SearchFieldProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'defaultValue'
> {
  /** The name of the field, for assistive technology; the placeholder says it to the eye. */
  readonly label: string
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** The name of the button that empties the field. */
  readonly clearLabel: string
}

/** One large line to search in: a native search `input`. `ref` and rest reach it, `className` the `div` around it. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, value, onValueChange, clearLabel, className, id, onChange, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  const ownId = useId()

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onValueChange(event.target.value)
    onChange?.(event)
  }

  function handleClear() {
    onValueChange('')
    input.current?.focus()
  }

  return (
    <div className={cx('xp-search-field', className)}>
      <label htmlFor={id ?? ownId} className="xp-visually-hidden">
        {label}
      </label>
      <Icon drawing={searchIcon} className="xp-search-field-icon" />
      <input
        // Of no form: Enter would send one that the host has around us.
        form=""
        {...rest}
        ref={input}
        id={id ?? ownId}
        type="search"
        enterKeyHint="search"
        className="xp-search-field-input"
        value={value}
        onChange={handleChange}
      />
      {value !== '' && (
        <button
          type="button"
          className="xp-icon-button xp-search-field-clear xp-native xp-focus"
          aria-label={clearLabel}
          onClick={handleClear}
        >
          <Icon drawing={closeIcon} />
        </button>
      )}
    </div>
  )
})
