'use client'

import { IsRestoringProvider, useIsRestoring } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'

/** What the host's own cache says around our components; `null` where the host's value holds anyway. */
const HostRestoringContext = createContext<boolean | null>(null)

interface ScopeProps {
  readonly children: ReactNode
}

/** Around the reads of our components: a host that restores its own cache would leave them pending. */
export function ReadScope({ children }: ScopeProps): ReactNode {
  const around = useIsRestoring()
  const host = useContext(HostRestoringContext)
  return (
    <HostRestoringContext.Provider value={host ?? around}>
      <IsRestoringProvider value={false}>{children}</IsRestoringProvider>
    </HostRestoringContext.Provider>
  )
}

/** Around what a host renders inside our components: its TanStack hooks find the host's value there. */
function HostScope({ children }: ScopeProps): ReactNode {
  const host = useContext(HostRestoringContext)
  if (host === null) return children
  return (
    <HostRestoringContext.Provider value={null}>
      <IsRestoringProvider value={host}>{children}</IsRestoringProvider>
    </HostRestoringContext.Provider>
  )
}

/** What a slot or a render function of the host returned, to be shown inside our components. Nothing stays nothing. */
export function hostContent(content: ReactNode): ReactNode {
  return content ? <HostScope>{content}</HostScope> : content
}
