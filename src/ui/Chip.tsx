'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { closeIcon, type IconDrawing } from './icons.ts'

interface ChipOwnProps extends ComponentPropsWithoutRef<'span'> {
  /** 16 px, before the words. */
  readonly icon?: IconDrawing
}

/** Props of {@link Chip}: removable only with a name for the button (*Remove Wellness*). */
export type ChipProps = ChipOwnProps &
  (
    | { readonly onRemove: () => void; readonly removeLabel: string }
    | { readonly onRemove?: undefined; readonly removeLabel?: undefined }
  )

/** A tag in words; with `onRemove` a button in it takes it away. */
export const Chip = forwardRef<HTMLSpanElement, ChipProps>(function Chip(
  { icon, onRemove, removeLabel, className, children, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={cx('xp-chip', className)} data-removable={onRemove ? '' : undefined}>
      {icon && <Icon drawing={icon} size="small" />}
      <span className="xp-break">{children}</span>
      {onRemove && (
        <button
          type="button"
          className="xp-chip-remove xp-native xp-focus"
          aria-label={removeLabel}
          onClick={() => onRemove()}
        >
          <Icon drawing={closeIcon} size="small" />
        </button>
      )}
    </span>
  )
})
