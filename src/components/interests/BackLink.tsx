'use client'

import type { MouseEvent, ReactNode } from 'react'
import { arrowStartIcon, TextLink } from '../../ui/index.ts'

interface BackLinkProps {
  readonly href: string | undefined
  readonly onBack: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** Default: always. */
  readonly mayLeave?: (event: MouseEvent<HTMLElement>) => boolean
  readonly children: ReactNode
}

/** The way back: a link where the host gives an address, else a button; nothing where it gives neither. */
export function BackLink({ href, onBack, mayLeave = () => true, children }: BackLinkProps): ReactNode {
  if (href === undefined && onBack === undefined) return null

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (mayLeave(event)) onBack?.(event)
  }

  return (
    <div className="xp-below-1 xp-type-small">
      <TextLink
        icon={arrowStartIcon}
        quiet
        tone="ink"
        {...(href === undefined ? {} : { href })}
        onClick={handleClick}
      >
        {children}
      </TextLink>
    </div>
  )
}
