'use client'

import { useEffect, useRef } from 'react'

/** Tells what comes later whether the component is still in the page. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return () => mounted.current
}
