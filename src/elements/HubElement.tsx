'use client'

import type { ReactNode } from 'react'
import { ExperienceHub, useHubHistory } from '../components/hub/index.ts'
import type { HubElementProps } from './descriptions.ts'

/** The hub, its location in the address bar where the element's `history` says so. */
export function HubElement({ history, base, ...props }: HubElementProps): ReactNode {
  return history === undefined ? (
    <ExperienceHub {...props} />
  ) : (
    <HubInAddressBar {...props} mode={history} base={base} />
  )
}

function HubInAddressBar({
  mode,
  base = '',
  onLocationChange,
  ...props
}: Omit<HubElementProps, 'history'> & { readonly mode: NonNullable<HubElementProps['history']> }): ReactNode {
  const history = useHubHistory({ mode, base })
  const handleLocationChange: typeof onLocationChange = (change) => {
    history.onLocationChange?.(change)
    onLocationChange?.(change)
  }
  return <ExperienceHub {...props} {...history} onLocationChange={handleLocationChange} />
}
