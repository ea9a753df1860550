'use client'

import { forwardRef } from 'react'
import type { ReactElement, RefAttributes } from 'react'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { ChoiceProps } from './ChoiceGroup.tsx'

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

/** One of a few, each with an icon: native radios as tiles, four in a row or two. `ref` reaches the radios (see `ChoiceProps`), rest and `className` the `fieldset`. */
export const ChoiceTiles = ChoiceTilesBase as <Value extends string>(
  props: ChoiceTilesProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement
