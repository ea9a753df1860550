import type { ReactNode } from 'react'
import { LoadingLabel, Skeleton } from '../../ui/index.ts'

/** The shape of balance, bar, figures and footnote. */
export function WalletSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="xp-wallet-summary" aria-busy="true">
      <LoadingLabel>{label}</LoadingLabel>
      <Skeleton length="short" />
      <Skeleton shape="block" className="xp-wallet-figure-skeleton" />
      <Skeleton length="short" />
      <Skeleton shape="block" className="xp-wallet-bar-skeleton" />
      {(['half', 'half', 'half'] as const).map((length, index) => (
        <div key={index} className="xp-waiting-row">
          <Skeleton length={length} />
        </div>
      ))}
      <div className="xp-wallet-footnote">
        <Skeleton />
        <Skeleton length="short" />
      </div>
    </div>
  )
}
