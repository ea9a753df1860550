'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { cx } from './cx.ts'
import { revealFocused } from './revealFocused.ts'

/** One filter. */
export interface FilterChipOption<Value extends string = string> {
  readonly value: Value
  readonly label: ReactNode
  /** A hairline stands before it: another kind of filter begins. */
  readonly startsGroup?: boolean | undefined
}

/** Props of {@link FilterChips}. */
export interface FilterChipsProps<Value extends string = string> extends ComponentPropsWithoutRef<'div'> {
  /** The name of the group, for assistive technology. */
  readonly label: string
  readonly options: readonly FilterChipOption<Value>[]
  /** The filters that are on. */
  readonly values: readonly NoInfer<Value>[]
  /** What is on after a chip was pressed, and which one it was (to switch others off with it). */
  readonly onValuesChange: (values: NoInfer<Value>[], pressed: NoInfer<Value>) => void
  /** A chip before the others, on while no filter is: *All*. Pressing it switches all off. */
  readonly allLabel?: ReactNode
  readonly onClear?: (() => void) | undefined
  /** Other controls, before the filters. */
  readonly children?: ReactNode
}

const FilterChipsBase = forwardRef<HTMLDivElement, FilterChipsProps>(function FilterChips(
  { label, options, values, onValuesChange, allLabel, onClear, className, children, ...rest },
  ref,
) {
  const toggle = (value: string) =>
    onValuesChange(
      values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
      value,
    )

  return (
    <div {...rest} ref={ref} role="group" aria-label={label} className={cx('xp-filter-chips', className)}>
      {children}
      {allLabel != null && (
        <FilterChip isOn={values.length === 0} onPress={onClear}>
          {allLabel}
        </FilterChip>
      )}
      {options.map((option) => (
        <FilterChip
          key={option.value}
          isOn={values.includes(option.value)}
          startsGroup={option.startsGroup}
          onPress={() => toggle(option.value)}
        >
          {option.label}
        </FilterChip>
      ))}
    </div>
  )
})

interface FilterChipProps {
  readonly isOn: boolean
  readonly startsGroup?: boolean | undefined
  readonly onPress: (() => void) | undefined
  readonly children: ReactNode
}

function FilterChip({ isOn, startsGroup = false, onPress, children }: FilterChipProps) {
  return (
    <button
      type="button"
      className="xp-filter-chip xp-native xp-focus"
      aria-pressed={isOn}
      data-starts-group={startsGroup ? '' : undefined}
      onFocus={revealFocused}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/**
 * Filters that are on or off: toggle buttons in one row that wraps, and scrolls on a phone. `ref`, rest and
 * `className` reach the `div role="group"`.
 */
export const FilterChips = FilterChipsBase as unknown as <Value extends string>(
  props: FilterChipsProps<Value> & RefAttributes<HTMLDivElement>,
) => ReactElement
