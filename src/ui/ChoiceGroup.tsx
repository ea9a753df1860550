'use client'

import {
  type ChangeEvent,
  type ChangeEventHandler,
  type ComponentPropsWithoutRef,
  type FocusEventHandler,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
} from 'react'
import type { FieldTexts } from './Field.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { Icon } from './Icon.tsx'
import type { IconDrawing } from './icons.ts'

/** One of the choices. */
export interface ChoiceOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly icon?: IconDrawing | undefined
}

/** What every group of choices takes; all others go to the `fieldset`. */
interface ChoiceProps<Value extends string>
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

/** Native radios in one of three appearances. Private to `SegmentedControl`, `ChoiceTiles` and `ChoiceChips`. */
function ChoiceGroup<Value extends string>({
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
          <Choice
            key={option.value}
            option={option}
            // A function gets every radio (react-hook-form collects them), an object the first, to focus it.
            radioRef={typeof radioRef === 'function' || index === 0 ? radioRef : undefined}
            name={name ?? ownName}
            {...(value === undefined
              ? { defaultChecked: defaultValue === option.value }
              : { checked: value === option.value })}
            onChange={(event) => handleChange(event, option.value)}
            onBlur={onBlur}
            onClear={value === option.value ? onClear : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

interface ChoiceRadioProps extends Pick<
  ComponentPropsWithoutRef<'input'>,
  'name' | 'checked' | 'defaultChecked' | 'onChange' | 'onBlur'
> {
  readonly option: ChoiceOption
  readonly radioRef: ForwardedRef<HTMLInputElement> | undefined
  /** Given to the chosen radio of a group that can be cleared. */
  readonly onClear: (() => void) | undefined
}

/** One radio with its label. */
function Choice({ option, radioRef, onClear, ...input }: ChoiceRadioProps): ReactNode {
  return (
    <label className="xp-choice">
      <input
        {...input}
        ref={radioRef}
        className="xp-choice-input"
        type="radio"
        value={option.value}
        // A radio sends no change when it is pressed again; the click comes.
        onClick={onClear}
        onKeyUp={onClear && ((event) => handleClearKey(event, onClear))}
      />
      <span className="xp-choice-body">
        {option.icon && <Icon drawing={option.icon} />}
        <span className="xp-choice-label" data-label={option.label}>
          {option.label}
        </span>
      </span>
    </label>
  )
}

/**
 * Chromium sends no click for the space bar on a chosen radio. Other browsers do: the default is prevented,
 * so that it clears once.
 */
function handleClearKey(event: KeyboardEvent<HTMLInputElement>, onClear: () => void) {
  if (event.key !== ' ') return
  event.preventDefault()
  onClear()
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string = string> extends ChoiceProps<Value> {
  readonly onValueChange?: ((value: NoInfer<Value>) => void) | undefined
}

const SegmentedControlBase = forwardRef<HTMLInputElement, SegmentedControlProps>(function SegmentedControl(
  { onValueChange, ...rest },
  ref,
) {
  return <ChoiceGroup {...rest} appearance="segment" radioRef={ref} onChoose={onValueChange} />
})

/**
 * One of two or three ways to look at or do the same thing: native radios joined into one control. `ref`
 * reaches the radios (see `ChoiceProps`), rest and `className` the `fieldset`.
 */
export const SegmentedControl = SegmentedControlBase as <Value extends string>(
  props: SegmentedControlProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement

/** Props of {@link ChoiceTiles}. */
export interface ChoiceTilesProps<Value extends string = string> extends ChoiceProps<Value> {
  readonly onValueChange?: ((value: NoInfer<Value>) => void) | undefined
}

const ChoiceTilesBase = forwardRef<HTMLInputElement, ChoiceTilesProps>(function ChoiceTiles(
  { onValueChange, ...rest },
  ref,
) {
  return <ChoiceGroup {...rest} appearance="tile" radioRef={ref} onChoose={onValueChange} />
})

/**
 * One of a few, each with an icon: native radios as tiles, four in a row or two. `ref` reaches the radios
 * (see `ChoiceProps`), rest and `className` the `fieldset`.
 */
export const ChoiceTiles = ChoiceTilesBase as <Value extends string>(
  props: ChoiceTilesProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement

/** Props of {@link ChoiceChips}. */
export interface ChoiceChipsProps<Value extends string = string> extends ChoiceProps<Value> {
  /** `null` when a chosen chip was pressed again. */
  readonly onValueChange?: ((value: NoInfer<Value> | null) => void) | undefined
  /**
   * Pressing the chosen chip again takes the choice back. For an optional answer that is controlled by
   * `value`. Default `false`.
   */
  readonly clearable?: boolean | undefined
}

const ChoiceChipsBase = forwardRef<HTMLInputElement, ChoiceChipsProps>(function ChoiceChips(
  { clearable = false, onValueChange, ...rest },
  ref,
) {
  return (
    <ChoiceGroup
      {...rest}
      appearance="chip"
      radioRef={ref}
      onChoose={onValueChange}
      onClear={clearable ? () => onValueChange?.(null) : undefined}
    />
  )
})

/**
 * One of several short words: native radios as chips that wrap. `ref` reaches the radios (see `ChoiceProps`),
 * rest and `className` the `fieldset`.
 */
export const ChoiceChips = ChoiceChipsBase as <Value extends string>(
  props: ChoiceChipsProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement
