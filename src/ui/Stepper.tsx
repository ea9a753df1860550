'use client'

import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { cx } from './cx.ts'
import { FieldNote, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'
import type { IconDrawing } from './icons.ts'
import { minusIcon, plusIcon } from './laterIcons.ts'
import { takePlainFigures } from './takePlainFigures.ts'
import { useAnnounce } from './AnnouncerProvider.tsx'

/** Props of {@link Stepper}; all others go to the `input`. */
export interface StepperProps
  extends
    Omit<FieldTexts, 'labelHidden'>,
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'> {
  /** Default 0. */
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** `null` is an empty field. */
  readonly value?: number | null | undefined
  readonly defaultValue?: number | undefined
  /** The number after a step or while it is typed, which may be out of range; `null` when it is not a whole number. */
  readonly onValueChange?: ((value: number | null) => void) | undefined
  /** The name of the minus button: *One adult fewer*. */
  readonly decreaseLabel: string
  /** The name of the plus button: *One adult more*. */
  readonly increaseLabel: string
}

/**
 * A small whole number between two round buttons: a native number `input` that can be typed in and takes the arrow
 * keys. `ref` and rest reach the input, `className` the row around it.
 */
export const Stepper = forwardRef<HTMLInputElement, StepperProps>(function Stepper(
  {
    label,
    optionalLabel,
    hint,
    error,
    errorTone = 'wrong',
    className,
    id,
    min = 0,
    max,
    value,
    defaultValue,
    decreaseLabel,
    increaseLabel,
    onChange,
    onValueChange,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const ownId = useId()
  const controlId = id ?? `${ownId}-control`
  const options = { min, max, value, defaultValue, onValueChange, onChange }
  const { input, isAtMin, isAtMax, handleChange, step } = useSteps(ref, options)

  return (
    <div
      className={cx('xp-stepper', className)}
      data-invalid={error ? '' : undefined}
      data-tone={error ? errorTone : undefined}
    >
      <div className="xp-row xp-wrap xp-gap-1">
        <StepperLabel htmlFor={controlId} {...{ label, optionalLabel }} />
        <StepperButton icon={minusIcon} label={decreaseLabel} isAtEnd={isAtMin} onStep={() => step(-1)} />
        <input
          placeholder="–"
          {...rest}
          ref={input}
          id={controlId}
          className="xp-stepper-input xp-focus"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          {...(value === undefined ? { defaultValue } : { value: value ?? '' })}
          aria-describedby={cx(describedBy, Boolean(error ?? hint) && `${ownId}-note`) || undefined}
          aria-invalid={error ? true : undefined}
          onChange={handleChange}
          // Scrolling the page over a focused number field must not change the party.
          onWheel={(event) => event.currentTarget.blur()}
        />
        <StepperButton icon={plusIcon} label={increaseLabel} isAtEnd={isAtMax} onStep={() => step(1)} />
      </div>
      <FieldNote id={`${ownId}-note`} hint={hint} error={error} />
    </div>
  )
})

interface StepsOptions extends Pick<
  StepperProps,
  'max' | 'value' | 'defaultValue' | 'onValueChange' | 'onChange'
> {
  readonly min: number
}

/** The number in the field, and what typing and the two buttons do to it. */
function useSteps(
  ref: ForwardedRef<HTMLInputElement>,
  { min, max, value, defaultValue, onValueChange, onChange }: StepsOptions,
) {
  const announce = useAnnounce()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  useEffect(() => takePlainFigures(input.current), [])
  const [typed, setTyped] = useState<number | null>(defaultValue ?? null)
  const shown = value === undefined ? typed : value
  const isAtMin = shown !== null && shown <= min
  const isAtMax = max !== undefined && shown !== null && shown >= max

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const next = Number.isInteger(event.target.valueAsNumber) ? event.target.valueAsNumber : null
    setTyped(next)
    onValueChange?.(next)
    onChange?.(event)
  }

  function step(direction: 1 | -1) {
    if (!input.current) return
    if (direction === 1) input.current.stepUp()
    else input.current.stepDown()
    // The browser sends no event after stepUp; React and react-hook-form listen for this one.
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    // The focus stays on the button, whose name does not contain the number.
    announce(input.current.value)
  }

  return { input, isAtMin, isAtMax, handleChange, step }
}

interface StepperLabelProps extends Pick<StepperProps, 'label' | 'optionalLabel'> {
  readonly htmlFor: string
}

function StepperLabel({ htmlFor, label, optionalLabel }: StepperLabelProps) {
  return (
    <label htmlFor={htmlFor} className="xp-stepper-label">
      {label} {optionalLabel != null && <span className="xp-field-optional">{optionalLabel}</span>}
    </label>
  )
}

interface StepperButtonProps {
  readonly icon: IconDrawing
  readonly label: string
  readonly isAtEnd: boolean
  readonly onStep: () => void
}

// Not in the tab order: the arrow keys in the field do the same (APG, spinbutton).
function StepperButton({ icon, label, isAtEnd, onStep }: StepperButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="xp-native xp-icon-button xp-stepper-button xp-focus"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onStep}
    >
      <Icon drawing={icon} />
    </button>
  )
}
