'use client'

import type { ReactNode } from 'react'
import { type Redemption, redemptionStatuses } from '../../contract/index.ts'
import { cx, Select } from '../../ui/index.ts'
import { type RedemptionsTranslate, statusWords } from './redemptionStatus.ts'

interface RedemptionStatusFilterProps {
  readonly redemptions: readonly Redemption[] | undefined
  readonly value: string | null
  readonly onChange: (status: string | null) => void
  readonly className: string | undefined
  readonly t: RedemptionsTranslate
}

/** The value of *all*; no status of the Service is empty. */
const all = ''

/**
 * Filters by the statuses that occur, in their usual order. Its room alone while there is no choice, or none is known
 * yet: it may stand below the title, and the rows stay where they are when it comes or goes.
 */
export function RedemptionStatusFilter({
  redemptions,
  value,
  onChange,
  className,
  t,
}: RedemptionStatusFilterProps): ReactNode {
  // An empty status would mean *all*.
  const present = new Set(redemptions?.flatMap(({ status }) => status || []))
  if (value !== null) present.add(value)
  const isRoom = present.size < 2 && value === null
  const known: readonly string[] = redemptionStatuses
  const statuses = [
    ...known.filter((status) => present.has(status)),
    ...[...present].filter((status) => !known.includes(status)),
  ]
  return (
    <Select
      form=""
      appearance="inline"
      className={cx(isRoom && 'xp-room', className)}
      label={t('redemptions.filter')}
      options={[
        { value: all, label: t('redemptions.filter.all') },
        ...statuses.map((status) => ({ value: status, label: statusWords({ status }, 'status', t.find) })),
      ]}
      value={value ?? all}
      onValueChange={(status) => onChange(status === all ? null : status)}
    />
  )
}
