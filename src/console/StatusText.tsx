import type { ReactNode } from 'react'

/** A state in a word, with a tone that the word says too. */
export function StatusText({
  tone,
  children,
}: {
  readonly tone: 'good' | 'care' | 'wrong' | 'neutral'
  readonly children: ReactNode
}): ReactNode {
  return (
    <span className="xp-console-status xp-figures" data-tone={tone}>
      {children}
    </span>
  )
}
