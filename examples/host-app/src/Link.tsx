import type { ComponentPropsWithoutRef } from 'react'
import { pressTo } from './pressTo.ts'

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'onClick'> {
  readonly href: string
}

/** A link within the site. A click that asks for a new tab keeps its meaning. */
export function Link({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href} onClick={(event) => pressTo(href, event)}>
      {children}
    </a>
  )
}
