'use client'

import type { ReactNode } from 'react'
import { Stepper } from '../../../ui/index.ts'
import type { FilterControlProps } from './useFilterWords.ts'

/** For how many. What does not say stays, and is to be asked. */
export function GuestsFilter({
  words: { t },
  label,
  filters: { guests },
  findings,
  onChange,
}: FilterControlProps): ReactNode {
  const unstated = guests === null ? 0 : (findings?.withoutGuests ?? 0)
  return (
    <Stepper
      form=""
      label={label}
      min={1}
      value={guests}
      decreaseLabel={t('offers.guests.fewer')}
      increaseLabel={t('offers.guests.more')}
      hint={unstated > 0 ? t('offers.guests.unstated', { count: unstated }) : undefined}
      onValueChange={(value) => onChange({ guests: value !== null && value >= 1 ? value : null })}
    />
  )
}
