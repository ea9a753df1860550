'use client'

import { useEffect } from 'react'

/** Reads on in the background. After each render with `isNeeded`, because every page may call for the next. */
export function useFetchMoreWhile(isNeeded: boolean, fetchMore: () => Promise<void>): void {
  useEffect(() => {
    if (isNeeded) void fetchMore()
  })
}
