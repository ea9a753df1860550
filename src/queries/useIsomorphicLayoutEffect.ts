'use client'

import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect`, of which React 18 warns on a server, where none runs anyway. */
export const useIsomorphicLayoutEffect: typeof useEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect
