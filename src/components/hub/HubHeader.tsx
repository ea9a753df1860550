'use client'

import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { useExperienceKit } from '../../queries/index.ts'
import { cx, revealFocused } from '../../ui/index.ts'
import { usePrefetchOnHover } from '../common/index.ts'
import { WalletBalance } from '../wallet/index.ts'
import type { ExperienceHubProps, HubNavigation, HubTranslate } from './ExperienceHubProps.ts'
import type { HubFeatures, HubLocation } from './HubLocation.ts'
import type { HubEntry, HubPageName } from './hubPages.ts'
import { prefetchView } from './hubViews.ts'

interface HubHeaderProps {
  readonly entries: readonly HubEntry[]
  readonly current: HubEntry | undefined
  readonly features: HubFeatures
  readonly navigation: HubNavigation
  readonly interestIds: ExperienceHubProps['interestIds']
  readonly classNames: NonNullable<ExperienceHubProps['classNames']>
  readonly t: HubTranslate
}

/** Its name in the navigation. */
const labelOf = ({ id, label }: HubEntry, t: HubTranslate): string => label ?? t(`hub.${id as HubPageName}`)

/** The view has a name: it takes the focus, and would be read out as a whole. */
export const viewProps = ({ view }: HubLocation, entry: HubEntry | undefined, t: HubTranslate) => ({
  'data-view': view,
  ...(entry && { role: 'group', 'aria-label': labelOf(entry, t) }),
})

/** The hub's navigation, and the balance at its end. A link prefetches its view on hover and focus. */
export function HubHeader({
  entries,
  current,
  features,
  navigation,
  interestIds = [],
  classNames,
  t,
}: HubHeaderProps): ReactNode {
  const { hrefFor, press } = navigation
  const wallet: HubLocation = { view: 'wallet' }
  const kit = useExperienceKit()
  const prefetch = (location: HubLocation) => prefetchView(kit, location, interestIds)
  const walletPrefetch = usePrefetchOnHover(() => prefetch(wallet))
  const parts = useCurrentInView(current)
  return (
    <div className={cx('xp-page xp-hub-header', classNames.header)}>
      {entries.length > 1 && (
        <nav className={cx('xp-hub-navigation', classNames.navigation)} aria-label={t('hub.navigation')}>
          <ul ref={parts} className="xp-hub-parts">
            {entries.map((entry) => (
              <li key={entry.id} className="xp-fixed">
                <HubLink
                  href={hrefFor?.(entry.location)}
                  isCurrent={entry === current}
                  onClick={press(entry.location)}
                  onPrefetch={() => prefetch(entry.location)}
                >
                  <HubLabel icon={entry.icon}>{labelOf(entry, t)}</HubLabel>
                </HubLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {features.wallet ? (
        <WalletBalance
          {...walletPrefetch}
          className="xp-hub-balance"
          href={hrefFor?.(wallet)}
          onOpen={({ event }) => press(wallet)(event)}
        />
      ) : (
        <WalletBalance className="xp-hub-balance" />
      )}
    </div>
  )
}

/** Scrolls the row of links to the current one, its neighbours beside it. The page itself stays where it is. */
function useCurrentInView(current: HubEntry | undefined) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft + (link.offsetWidth - row.current.clientWidth) / 2
  }, [current?.id])
  return row
}

function HubLabel({ icon, children }: Pick<HubEntry, 'icon'> & { readonly children: ReactNode }): ReactNode {
  if (!icon) return children
  return (
    <span className="xp-row xp-gap-2">
      <span className="xp-row" aria-hidden="true">
        {icon}
      </span>
      {children}
    </span>
  )
}

interface HubLinkProps {
  readonly href: string | undefined
  readonly isCurrent: boolean
  readonly onClick: ReturnType<HubNavigation['press']>
  readonly onPrefetch: () => void
  readonly children: ReactNode
}

function HubLink({ href, isCurrent, onClick, onPrefetch, children }: HubLinkProps): ReactNode {
  const prefetch = usePrefetchOnHover(onPrefetch)
  const link = {
    ...prefetch,
    className: 'xp-cover xp-hub-part xp-native xp-focus',
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      prefetch.onFocus?.(event)
      revealFocused(event)
    },
    onClick,
  }
  if (href === undefined) {
    return (
      <button {...link} type="button">
        {children}
      </button>
    )
  }
  return (
    <a {...link} href={href}>
      {children}
    </a>
  )
}
