'use client'

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import type { Redemption } from '../../contract/index.ts'
import { cx } from '../../ui/index.ts'
import { ComponentRoot } from '../common/index.ts'
import type { RedemptionsMessages } from './RedeemOffer.tsx'
import { RedemptionListContent } from './RedemptionListContent.tsx'

/** The parts of {@link RedemptionList} that take a class. */
export type RedemptionListPart = 'body' | 'title' | 'filter' | 'group' | 'row' | 'more'

/** Props of {@link RedemptionList}; all others go to its `section`. */
export interface RedemptionListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'> {
  /**
   * The member wants to see one. With `hrefFor` too, only a plain press comes here, and the browser does not follow the
   * link; with a key or another button held, the link stays the browser's.
   */
  readonly onOpen?:
    | ((opened: { readonly redemption: Redemption; readonly event: MouseEvent<HTMLElement> }) => void)
    | undefined
  /** The address of a redemption in your app: rows are links then, else buttons. */
  readonly hrefFor?: ((redemption: Redemption) => string) | undefined
  /** The way on when there is none yet: show the `OfferCatalog`. Without it there is no such button. */
  readonly onExplore?: (() => void) | undefined
  /** Controlled: only those of this status; `null` for all. */
  readonly status?: string | null | undefined
  /** Uncontrolled: which to begin with. Default all. */
  readonly defaultStatus?: string | null | undefined
  readonly onStatusChange?: ((change: { readonly status: string | null }) => void) | undefined
  /** Default: *My experiences*. `null` for none, where your page has its own. */
  readonly title?: ReactNode
  /** Level of the title, 1 to 4; groups are one deeper, rows two. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** In place of the words for a list without any. */
  readonly renderEmpty?: (() => ReactNode) | undefined
  /** Other words for this one list. Keep the object's identity. */
  readonly messages?: RedemptionsMessages | undefined
  readonly classNames?: Partial<Readonly<Record<RedemptionListPart, string>>> | undefined
}

/**
 * What the member redeemed: first what needs an answer, then what is coming up, then what is past; newest first.
 * Renders a `section`; parts are those of `classNames`. State: `data-state` on `body`.
 */
export const RedemptionList = forwardRef<HTMLElement, RedemptionListProps>(function RedemptionList(
  {
    onOpen,
    hrefFor,
    onExplore,
    status,
    defaultStatus,
    onStatusChange,
    title,
    headingLevel = 2,
    renderEmpty,
    messages,
    classNames = {},
    className,
    ...rest
  },
  ref,
) {
  const content = {
    onOpen,
    hrefFor,
    onExplore,
    status,
    defaultStatus,
    onStatusChange,
    title,
    headingLevel,
    renderEmpty,
    messages,
    classNames,
  }
  return (
    <ComponentRoot {...rest} ref={ref} name="redemption-list" className={cx('xp-redemption-list', className)}>
      <RedemptionListContent {...content} />
    </ComponentRoot>
  )
})
