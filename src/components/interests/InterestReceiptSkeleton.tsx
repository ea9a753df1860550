import type { ReactNode } from 'react'
import { LoadingLabel, Skeleton } from '../../ui/index.ts'

/** The shape of a receipt that is coming. */
export function InterestReceiptSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="xp-page xp-page-room xp-receipt" aria-busy="true">
      <LoadingLabel>{label}</LoadingLabel>
      <div className="xp-receipt-header">
        <Skeleton length="short" />
        <Skeleton shape="title" length="half" />
        <Skeleton length="long" />
      </div>
      <div className="xp-receipt-aside">
        <Skeleton shape="block" className="xp-asked-offer-waiting" data-ratio="3:2" />
      </div>
      <div className="xp-receipt-body">
        {['long', 'half', 'long', 'half', 'short'].map((length, index) => (
          <div key={index} className="xp-waiting-row">
            <Skeleton length={length as 'long' | 'half' | 'short'} />
          </div>
        ))}
      </div>
    </div>
  )
}
