import type { ReactNode } from 'react'
import { LoadingLabel, Skeleton } from '../../ui/index.ts'

const shapes = ['team-long', 'team-short', 'own-short', 'team-short', 'own-long'] as const

/** Bubbles to come. */
export function ChatSkeleton({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="xp-chat-skeleton" aria-busy="true">
      <LoadingLabel>{label}</LoadingLabel>
      {shapes.map((shape, index) => (
        <Skeleton key={index} shape="block" className="xp-chat-skeleton-bubble" data-kind={shape} />
      ))}
    </div>
  )
}
