import type { MouseEvent, ReactNode } from 'react'
import { isForBrowser } from '../../base/index.ts'
import type { MemberTodayLocation, MemberTodayProps } from './MemberTodayProps.ts'

interface TodayLinkProps extends Pick<MemberTodayProps, 'hrefFor' | 'onOpen'> {
  readonly location: MemberTodayLocation
  readonly className: string
  readonly children: ReactNode
}

/** A link, or a button; nothing that can be pressed where the host names no place. */
export function TodayLink({ location, hrefFor, onOpen, className, children }: TodayLinkProps): ReactNode {
  const href = hrefFor?.(location)
  if (href === undefined) {
    if (!onOpen) return <span className={className}>{children}</span>
    return (
      <button type="button" className={className} onClick={(event) => onOpen({ location, event })}>
        {children}
      </button>
    )
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (!onOpen || isForBrowser(event)) return
    event.preventDefault()
    onOpen({ location, event })
  }

  return (
    <a className={className} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
