'use client'

import { IsRestoringProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'

/** Whether the host restores its own cache; `null` outside our roots. */
export const HostRestoringContext = createContext<boolean | null>(null)

/** Wraps what a host renders inside our component: its own queries find their world as it was outside. */
export function HostSlot({ children }: { readonly children: ReactNode }): ReactNode {
  const restoring = useContext(HostRestoringContext)
  if (restoring === null) return children
  return (
    <HostRestoringContext.Provider value={null}>
      <IsRestoringProvider value={restoring}>{children}</IsRestoringProvider>
    </HostRestoringContext.Provider>
  )
}
