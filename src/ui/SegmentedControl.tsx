'use client'

import { forwardRef } from 'react'
import type { ReactElement, RefAttributes } from 'react'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { ChoiceProps } from './ChoiceGroup.tsx'

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

/** One of two or three ways to look at or do the same thing: native radios joined into one control. `ref` reaches the radios (see `ChoiceProps`), rest and `className` the `fieldset`. */
export const SegmentedControl = SegmentedControlBase as <Value extends string>(
  props: SegmentedControlProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement
