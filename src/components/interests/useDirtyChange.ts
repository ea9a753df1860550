'use client'

import { useEffect, useRef } from 'react'

/** Told to the host for its router's own guard: whether leaving would lose something, never what. */
export type DirtyChangeHandler = (event: { readonly hasSensitive: boolean }) => void

/** Tells the host when leaving would lose something, and when not any more; also when we go. */
export function useDirtyChange(hasSensitive: boolean, onDirtyChange: DirtyChangeHandler | undefined): void {
  const tell = useRef(onDirtyChange)
  useEffect(() => {
    tell.current = onDirtyChange
  })
  useEffect(() => {
    if (!hasSensitive) return
    tell.current?.({ hasSensitive: true })
    return () => tell.current?.({ hasSensitive: false })
  }, [hasSensitive])
}
