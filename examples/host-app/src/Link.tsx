import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import { navigate } from './navigation.ts'

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'onClick'> {
  readonly href: string
}

/** A link within the site. A click that asks for a new tab keeps its meaning. */
export function Link({ href, children, ...rest }: LinkProps) {
  function handleClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
