'use client'

import { type ComponentProps, type ReactNode } from 'react'
import { useToday } from '../../i18n/index.ts'
import { cx } from '../../ui/index.ts'
import { readFailure, useWantedPart } from '../common/index.ts'
import { PointsSkeleton } from './PointsSkeleton.tsx'
import { useOrderedLedger } from './useOrderedLedger.ts'

const loadMonths = () => import('./PointsMonths.tsx')

type PointsMonthsProps = ComponentProps<Awaited<ReturnType<typeof loadMonths>>['PointsMonths']>

interface WalletOverTimeProps extends Pick<PointsMonthsProps, 'wallet' | 'headingLevel' | 'messages'> {
  readonly classNames: { readonly overTime?: string }
  readonly isWalletPending: boolean
}

/** Loaded where there is a history, which says what loads, what failed and that nothing has moved. */
export function WalletOverTime({ isWalletPending, classNames, ...props }: WalletOverTimeProps): ReactNode {
  const { part, error } = useWantedPart(loadMonths)
  const today = useToday()
  const { ledger, isInOrder } = useOrderedLedger()
  const { data: entries, hasMore } = ledger
  const isFailed =
    error !== null || readFailure(ledger) !== null || (!isInOrder && ledger.fetchMoreError !== null)
  if (isFailed || entries?.length === 0) return null
  const isReady = part !== null && entries !== undefined && isInOrder && today !== null && !isWalletPending
  return (
    <div className={cx('xp-above-12', classNames.overTime)} aria-busy={!isReady || undefined}>
      {isReady ? (
        <part.PointsMonths {...props} {...{ entries, hasMore, today }} classNames={{}} />
      ) : (
        <PointsSkeleton />
      )}
    </div>
  )
}
