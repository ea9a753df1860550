'use client'

import type { CalendarDate } from '../base/index.ts'
import { useSyncExternalStore } from 'react'
import { useI18n } from './useI18n.ts'

/**
 * Today's calendar date in the provider's time zone; `null` while the zone is not known (a server-rendered page
 * without `timeZone`). A page that was left open overnight learns of the new day when the member comes back to it.
 */
export function useToday(): CalendarDate | null {
  const { format } = useI18n()
  return useSyncExternalStore(subscribeToReturn, format.today, format.today)
}

function subscribeToReturn(onReturn: () => void): () => void {
  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('focus', onReturn)
  return () => {
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('focus', onReturn)
  }
}
