import type { InjectedFailure } from './InjectedFailure.ts'
import { failures } from './injectedFailures.ts'
import type { OperationName } from './operationOf.ts'
import type { Surface } from './Surface.ts'
import { chatSurfaces } from './surfaces/chat.tsx'
import { interestsSurfaces } from './surfaces/interests.tsx'
import { offersSurfaces } from './surfaces/offers.tsx'
import { phoneSurfaces } from './surfaces/phone.tsx'
import { redemptionsSurfaces } from './surfaces/redemptions.tsx'
import { termsSurfaces } from './surfaces/terms.tsx'
import { walletSurfaces } from './surfaces/wallet.tsx'

export const surfaces: readonly Surface[] = [
  ...offersSurfaces,
  ...redemptionsSurfaces,
  ...interestsSurfaces,
  ...phoneSurfaces,
  ...chatSurfaces,
  ...walletSurfaces,
  ...termsSurfaces,
]

export const nameOf = ({ operation, component, at }: Surface) =>
  `${operation} in ${component}${at === undefined ? '' : `, ${at}`}`

const timesUsed = (operation: OperationName) =>
  surfaces.filter((surface) => surface.operation === operation).length

/**
 * For `npm test`: one failure for each surface, in turn, and a second where it is the only one of its operation; where
 * points are at stake, a lost answer too. Always the same.
 */
export function sampledFailures(surface: Surface): readonly InjectedFailure[] {
  const first = surfaces.indexOf(surface) * 8
  const chosen = timesUsed(surface.operation) === 1 ? [first, first + 11] : [first]
  const indexes = new Set(chosen.map((index) => index % failures.length))
  const isLost = ({ name }: InjectedFailure) =>
    surface.operation === 'createRedemption' && name === 'answer lost after the service acted'
  return failures.filter((failure, index) => indexes.has(index) || isLost(failure))
}
