import type { ReactNode } from 'react'
import { InterestForm } from '../../src/components/interests/index.ts'
import { RedeemOffer } from '../../src/components/redemptions/index.ts'
import { WalletBalance } from '../../src/components/wallet/index.ts'
import type { HostPageProps } from './HostPage.tsx'

/** Our components as a host shows them, for a walk that presses their buttons and types into their fields. */
export function FormPage({ offers }: HostPageProps): ReactNode {
  return (
    <>
      <WalletBalance data-wallet="" />
      {offers.map((offer) => (
        <RedeemOffer key={offer} offerId={offer} data-redeem={offer} />
      ))}
      <InterestForm offerId={offers[0] ?? ''} data-ask={offers[0]} />
    </>
  )
}
