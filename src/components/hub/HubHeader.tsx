'use client'

import type { ReactNode } from 'react'
import type { hubMessages, Translate } from '../../i18n/index.ts'
import { useExperienceKit } from '../../queries/index.ts'
import { cx, revealFocused } from '../../ui/index.ts'
import { useIntent } from '../common/index.ts'
import { WalletBalance } from '../wallet/index.ts'
import type { ExperienceHubProps, HubNavigation } from './ExperienceHub.tsx'
import type { HubFeatures } from './HubFeatures.ts'
import { type HubLocation, hubPartOf, type HubPart } from './HubLocation.ts'
import { loadAhead } from './hubViews.ts'
import { readViewAhead } from './readViewAhead.ts'

export type HubTranslate = Translate<typeof hubMessages>

interface HubHeaderProps {
  readonly current: HubLocation
  readonly features: HubFeatures
  readonly navigation: HubNavigation
  readonly interestIds: ExperienceHubProps['interestIds']
  readonly classNames: NonNullable<ExperienceHubProps['classNames']>
  readonly t: HubTranslate
}

const parts = ['explore', 'experiences', 'concierge', 'wallet'] as const satisfies readonly HubPart[]

/** The hub's navigation, and the balance at its end. What a mouse rests on, or a keyboard stands on, is made ready. */
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
  const intent = useIntent((link, header) => {
    // The one that is in no item is the balance.
    const view =
      offered[[...header.querySelectorAll('li')].findIndex((item) => item.contains(link))] ?? 'wallet'
    return () => {
      loadAhead(view)
      readViewAhead(kit, { view }, interestIds)
    }
  })
  return (
    <div {...intent} className={cx('xp-page xp-hub-header', classNames.header)}>
      {offered.length > 1 && (
        <nav className={cx('xp-hub-navigation', classNames.navigation)} aria-label={t('hub.navigation')}>
          <ul className="xp-hub-parts">
            {offered.map((view) => (
              <li key={view} className="xp-fixed">
                <HubLink
                  href={hrefFor?.({ view })}
                  isCurrent={hubPartOf(current) === view}
                  onClick={press({ view })}
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
  readonly children: ReactNode
}

function HubLink({ href, isCurrent, onClick, children }: HubLinkProps): ReactNode {
  const link = {
    className: 'xp-hub-part xp-native xp-focus',
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onFocus: revealFocused,
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
