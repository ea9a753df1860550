'use client'

import { type ReactNode, useMemo } from 'react'
import {
  ExperienceHub,
  type ExperienceHubProps,
  type HubHistoryOptions,
  type HubOwnPage,
  type HubPage,
  useHubHistory,
} from '../components/hub/index.ts'

/** Props of the hub's element: where the location lives is a word here, a hook in React. */
export interface HubElementProps extends Omit<ExperienceHubProps, 'pages'> {
  /** As in React. A page of yours without `render` shows what you put into the element's slot `page-` and its id. */
  readonly pages?: readonly (HubPage | Omit<HubOwnPage, 'render'>)[] | undefined
  /** Lets the address bar own the location. Without it the hub keeps its own, or follows `location`. */
  readonly history?: HubHistoryOptions['mode']
  /** With `history="path"`: where the hub lives. */
  readonly base?: string | undefined
}

/** The hub, its location in the address bar where the element's `history` says so. */
export function HubElement({ history, base, pages: given, ...rest }: HubElementProps): ReactNode {
  const pages = useMemo(() => given && withSlots(given), [given])
  return history === undefined ? (
    <ExperienceHub {...rest} pages={pages} />
  ) : (
    <HubInAddressBar {...rest} pages={pages} mode={history} base={base} />
  )
}

function withSlots(pages: NonNullable<HubElementProps['pages']>): NonNullable<ExperienceHubProps['pages']> {
  return pages.map((page) =>
    typeof page === 'object' && 'path' in page
      ? { render: () => <slot name={`page-${page.id}`} />, ...page }
      : page,
  )
}

interface HubInAddressBarProps extends ExperienceHubProps {
  readonly mode: NonNullable<HubElementProps['history']>
  readonly base: string | undefined
}

function HubInAddressBar({ mode, base = '', onLocationChange, ...props }: HubInAddressBarProps): ReactNode {
  const history = useHubHistory({ mode, base, pages: props.pages })
  const handleLocationChange: typeof onLocationChange = (change) => {
    history.onLocationChange?.(change)
    onLocationChange?.(change)
  }
  return <ExperienceHub {...props} {...history} onLocationChange={handleLocationChange} />
}
