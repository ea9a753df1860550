'use client'

import { forwardRef } from 'react'
import type { ReactElement, RefAttributes } from 'react'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { ChoiceProps } from './ChoiceGroup.tsx'

/** Props of {@link ChoiceChips}. */
export interface ChoiceChipsProps<Value extends string = string> extends ChoiceProps<Value> {
  /** `null` when a chosen chip was pressed again. */
  readonly onValueChange?: ((value: NoInfer<Value> | null) => void) | undefined
  /** Pressing the chosen chip again takes the choice back. For an optional answer that is controlled by `value`. Default `false`. */
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

/** One of several short words: native radios as chips that wrap. `ref` reaches the radios (see `ChoiceProps`), rest and `className` the `fieldset`. */
export const ChoiceChips = ChoiceChipsBase as <Value extends string>(
  props: ChoiceChipsProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement
