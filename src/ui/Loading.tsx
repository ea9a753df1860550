'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { LoadingLabel } from './LoadingLabel.tsx'
import { replaceable } from './replaceable.tsx'

/** Props of {@link Loading}. */
export interface LoadingProps extends ComponentPropsWithoutRef<'div'> {
  /** What loads, in words: for who listens. */
  readonly label: string
}

const BuiltInLoading = forwardRef<HTMLDivElement, LoadingProps>(function Loading(
  { label, children, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} aria-busy="true">
      <LoadingLabel>{label}</LoadingLabel>
      {children}
    </div>
  )
})

/** In place of what is being loaded: its shape (`children`), and in words what it is. */
export const Loading = replaceable('Loading', BuiltInLoading)
