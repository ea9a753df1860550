'use client'

import type { ReactNode } from 'react'
import type { Redemption } from '../../contract/index.ts'
import type { ListResult } from '../../queries/index.ts'
import { Button, cx } from '../../ui/index.ts'
import { MoreFailed } from '../common/index.ts'
import type { RedemptionsTranslate } from './redemptionStatus.ts'

interface RedemptionListMoreProps {
  readonly list: ListResult<Redemption>
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** Loads older redemptions while there are any. */
export function RedemptionListMore({
  list: { hasMore, isFetchingMore, fetchMore, fetchMoreError },
  className,
  t,
}: RedemptionListMoreProps): ReactNode {
  if (!hasMore) return null
  return (
    <div className={cx('xp-above-8', className)}>
      {fetchMoreError === null ? (
        <Button busy={isFetchingMore} busyLabel={t('redemptions.more.busy')} onClick={() => void fetchMore()}>
          {t('redemptions.more')}
        </Button>
      ) : (
        <MoreFailed
          title={t('redemptions.more.failed')}
          error={fetchMoreError}
          onRetry={() => void fetchMore()}
        />
      )}
    </div>
  )
}
