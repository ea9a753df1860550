'use client'

import type { FocusEvent, ReactNode } from 'react'
import { useExperienceKit } from '../../queries/index.ts'
import { cx, revealFocused } from '../../ui/index.ts'
import { usePrefetchOnHover } from '../common/index.ts'
import { WalletBalance } from '../wallet/index.ts'
import type { ExperienceHubProps, HubNavigation, HubTranslate } from './ExperienceHubProps.ts'
import type { HubFeatures, HubLocation } from './HubLocation.ts'
import { prefetchView } from './HubView.tsx'

interface HubHeaderProps {
  readonly current: HubLocation
  readonly features: HubFeatures
  readonly navigation: HubNavigation
  readonly interestIds: ExperienceHubProps['interestIds']
  readonly classNames: NonNullable<ExperienceHubProps['classNames']>
  readonly t: HubTranslate
}

const parts = ['explore', 'experiences', 'concierge', 'wallet'] as const satisfies readonly HubPart[]

/** The hub's navigation, and the balance at its end. A link prefetches its view on hover and focus. */
export function HubHeader({
  current,
  features,
  navigation,
  interestIds = [],
  classNames,
  t,
}: HubHeaderProps): ReactNode {
  const { hrefFor, press } = navigation
  const offered = parts.filter((part) => part === 'explore' || features[part])
  const wallet: HubLocation = { view: 'wallet' }
  const kit = useExperienceKit()
  const prefetch = (view: HubPart) => prefetchView(kit, { view }, interestIds)
  const walletPrefetch = usePrefetchOnHover(() => prefetch('wallet'))
  return (
    <div className={cx('xp-page xp-hub-header', classNames.header)}>
      {offered.length > 1 && (
        <nav className={cx('xp-hub-navigation', classNames.navigation)} aria-label={t('hub.navigation')}>
          <ul className="xp-hub-parts">
            {offered.map((view) => (
              <li key={view} className="xp-fixed">
                <HubLink
                  href={hrefFor?.({ view })}
                  isCurrent={hubPartOf(current) === view}
                  onClick={press({ view })}
                  onPrefetch={() => prefetch(view)}
                >
                  {t(`hub.${view}`)}
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
    className: 'xp-hub-part xp-native xp-focus',
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

/** Which of the four parts a location belongs to: the entry of the navigation that is current. */
export function hubPartOf({ view }: HubLocation): HubPart {
  if (view === 'offer' || view === 'ask') return 'explore'
  return view === 'redemption' || view === 'interest' ? 'experiences' : view
}

type HubPart = 'explore' | 'experiences' | 'concierge' | 'wallet'
