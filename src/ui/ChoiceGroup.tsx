'use client'

import { useId } from 'react'
import type {
  ChangeEvent,
  ChangeEventHandler,
  ComponentPropsWithoutRef,
  FocusEventHandler,
  ForwardedRef,
  KeyboardEvent,
  ReactNode,
} from 'react'
import { FieldGroup } from './FieldGroup.tsx'
import type { FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'
import type { IconDrawing } from './icons.ts'

/** One of the choices. */
export interface ChoiceOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly icon?: IconDrawing | undefined
}

/** What every group of choices takes; all others go to the `fieldset`. */
export interface ChoiceProps<Value extends string>
  extends
    FieldTexts,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'defaultValue' | 'onBlur' | 'onChange' | 'name'> {
  readonly options: readonly ChoiceOption<Value>[]
  /** The name that the radios share; by default one is made. */
  readonly name?: string | undefined
  /** The chosen one; `null` is none. Left out, the radios keep it themselves. */
  readonly value?: NoInfer<Value> | null | undefined
  readonly defaultValue?: NoInfer<Value> | undefined
  /** The native events of the radios, for `register` of react-hook-form. */
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined
}

interface ChoiceGroupProps<Value extends string> extends ChoiceProps<Value> {
  readonly appearance: 'segment' | 'tile' | 'chip'
  readonly radioRef: ForwardedRef<HTMLInputElement>
  readonly onChoose: ((value: Value) => void) | undefined
  readonly onClear?: (() => void) | undefined
}

/** Chromium sends no click for the space bar on a chosen radio; where one would come, it is not wanted twice. */
function handleClearKey(event: KeyboardEvent<HTMLInputElement>, onClear: () => void) {
  if (event.key !== ' ') return
  event.preventDefault()
  onClear()
}

/** Native radios in one of three dresses. Private to `SegmentedControl`, `ChoiceTiles` and `ChoiceChips`. */
export function ChoiceGroup<Value extends string>({
  appearance,
  radioRef,
  options,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  onChoose,
  onClear,
  className,
  ...rest
}: ChoiceGroupProps<Value>): ReactNode {
  const ownName = useId()

  function handleChange(event: ChangeEvent<HTMLInputElement>, chosen: Value) {
    onChoose?.(chosen)
    onChange?.(event)
  }

  return (
    <FieldGroup
      {...rest}
      role="radiogroup"
      aria-invalid={rest.error ? true : undefined}
      className={className}
    >
      <div className="xp-choices" data-appearance={appearance}>
        {options.map((option, index) => (
          <label key={option.value} className="xp-choice">
            <input
              // A function gets every radio (react-hook-form collects them), an object the first, to focus it.
              ref={typeof radioRef === 'function' || index === 0 ? radioRef : undefined}
              className="xp-choice-input"
              type="radio"
              name={name ?? ownName}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              onChange={(event) => handleChange(event, option.value)}
              onBlur={onBlur}
              // A radio sends no change when it is pressed again; the click comes.
              onClick={onClear && value === option.value ? onClear : undefined}
              onKeyUp={
                onClear && value === option.value ? (event) => handleClearKey(event, onClear) : undefined
              }
            />
            <span className="xp-choice-body">
              {option.icon && <Icon drawing={option.icon} />}
              <span className="xp-choice-label" data-label={option.label}>
                {option.label}
              </span>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
