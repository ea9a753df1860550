'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { operations } from '../../contract/index.ts'
import { type MessageOverrides, pointsOverTimeMessages, useMessages, useToday } from '../../i18n/index.ts'
import { useExperienceKit, useWallet } from '../../queries/index.ts'
import { cx, EmptyState, Loading } from '../../ui/index.ts'
import { ComponentRoot, FailureView, isLoadingRead, readFailure, useWantedPart } from '../common/index.ts'
import { PointsSkeleton } from './PointsSkeleton.tsx'
import { useOrderedLedger } from './useOrderedLedger.ts'

/** The parts of {@link PointsOverTime} that `classNames` reaches. */
export type PointsOverTimePart = 'body' | 'legend' | 'chart' | 'table'

/** Props of {@link PointsOverTime}; all others go to its `section`. */
export interface PointsOverTimeProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Level of the heading. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** Overrides of the texts. Keep the object's identity. */
  readonly messages?: MessageOverrides<typeof pointsOverTimeMessages> | undefined
  readonly classNames?: Partial<Readonly<Record<PointsOverTimePart, string>>> | undefined
}

/**
 * The member's points in the last twelve months: the balance at the end of each as a line, what came in and went out as
 * bars; also as a table. It draws what was read of the ledger (`useLedger`) and says since when. Nothing where
 * `assumptions.operations.ledger` is off. Renders a `section`; its part `body` has `data-state` (`loading`, `ready`,
 * `empty`, `failed`).
 */
export const PointsOverTime = forwardRef<HTMLElement, PointsOverTimeProps>(function PointsOverTime(
  { headingLevel = 2, messages, classNames = {}, className, ...rest },
  ref,
) {
  return (
    <ComponentRoot {...rest} ref={ref} name="points-over-time" className={cx('xp-points', className)}>
      <PointsOverTimeContent {...{ headingLevel, messages, classNames }} />
    </ComponentRoot>
  )
})

const loadMonths = () => import('./PointsMonths.tsx')

type ContentProps = Required<Pick<PointsOverTimeProps, 'headingLevel' | 'classNames' | 'messages'>>

function PointsOverTimeContent({ headingLevel = 2, messages, classNames = {} }: ContentProps): ReactNode {
  const t = useMessages(pointsOverTimeMessages, messages)
  const { client } = useExperienceKit()
  const { ledger, isInOrder } = useOrderedLedger()
  const wallet = useWallet()
  const today = useToday()
  const { part, error, ask } = useWantedPart(loadMonths)
  const failure = error ?? readFailure(ledger) ?? (isInOrder ? null : ledger.fetchMoreError)
  const { data: entries, hasMore } = ledger
  if (!client.isEnabled(operations.ledger)) return null

  const isReady =
    part !== null && entries !== undefined && isInOrder && today !== null && !isLoadingRead(wallet)
  const isEmpty = entries?.length === 0 && !hasMore
  const state = failure !== null ? 'failed' : isEmpty ? 'empty' : isReady ? 'ready' : 'loading'
  return (
    <div className={cx('xp-page xp-page-room', classNames.body)} data-state={state}>
      {failure !== null ? (
        <FailureView
          error={failure}
          title={t('wallet.overTime.failed')}
          onRetry={error !== null ? ask : isInOrder ? ledger.refetch : ledger.fetchMore}
        />
      ) : isEmpty ? (
        <EmptyState headingLevel={headingLevel === 1 ? 2 : headingLevel} title={t('wallet.overTime.empty')} />
      ) : isReady ? (
        <part.PointsMonths
          {...{ entries, hasMore, today, headingLevel, messages, classNames }}
          wallet={wallet.data}
        />
      ) : (
        <Loading label={t('wallet.overTime.loading')}>
          <PointsSkeleton />
        </Loading>
      )}
    </div>
  )
}
