'use client'

import type { MouseEvent, ReactNode } from 'react'
import type { Wallet } from '../../contract/index.ts'
import { useOffers } from '../../queries/index.ts'
import { TextLink } from '../../ui/index.ts'
import { isWithinPoints } from '../common/index.ts'
import type { WalletTranslate } from './walletFigures.ts'

interface WalletReachProps {
  readonly exploreHref?: string | undefined
  readonly onExplore?: ((explored: { readonly event: MouseEvent<HTMLElement> }) => void) | undefined
  readonly wallet: Wallet
  readonly t: WalletTranslate
}

/**
 * How many experiences the balance reaches, as the catalog's *Within my points* finds them. It reads the first page of
 * the catalog and no more: where there are others, it says *at least*.
 */
export function WalletReach({ wallet, exploreHref, onExplore, t }: WalletReachProps): ReactNode {
  const { data = [], hasMore } = useOffers()
  const count = data.filter((offer) => isWithinPoints(offer, wallet) === true).length
  if (count === 0) return null
  const words = t(hasMore ? 'wallet.reach.atLeast' : 'wallet.reach', { count })
  const handleClick = onExplore && ((event: MouseEvent<HTMLElement>) => onExplore({ event }))
  return (
    <p className="xp-above-6 xp-type-fact xp-figures">
      {exploreHref === undefined ? (
        <TextLink onClick={handleClick}>{words}</TextLink>
      ) : (
        <TextLink href={exploreHref} onClick={handleClick}>
          {words}
        </TextLink>
      )}
    </p>
  )
}
