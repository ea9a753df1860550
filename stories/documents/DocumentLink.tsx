import type { MouseEvent, PropsWithChildren } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { linkTarget } from './documents.ts'

interface PageLinkProps {
  readonly href: string
  readonly className?: string
}

/** A link to another page of Storybook: it changes the page in place, and by itself where it stands alone. */
export function PageLink({ href, children, ...rest }: PropsWithChildren<PageLinkProps>) {
  const navigate = (event: MouseEvent) => {
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (window.parent === window) return
    event.preventDefault()
    addons.getChannel().emit(NAVIGATE_URL, href.replace(/^\.\//, ''))
  }
  return (
    <a {...rest} href={href} target="_top" onClick={navigate}>
      {children}
    </a>
  )
}

/** What stands in place of links in a document. */
export function linkOf(path: string) {
  return function DocumentLink({ href = '', children }: PropsWithChildren<{ readonly href?: string }>) {
    const target = linkTarget(href, path)
    if (target.kind === 'file')
      return (
        <>
          {children} (in the repository: <code>{target.path}</code>)
        </>
      )
    if (target.kind === 'page') return <PageLink href={target.href}>{children}</PageLink>
    if (target.kind === 'anchor')
      return (
        <a href={target.href} target="_self">
          {children}
        </a>
      )
    return (
      <a href={target.href} target="_blank" rel="noreferrer">
        {children}
      </a>
    )
  }
}
