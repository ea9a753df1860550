import type { ReactNode } from 'react'

interface InFullProps {
  /** On a screen, where today is known: *This month*. */
  readonly children: string
  /** On paper: *November 2026*. */
  readonly printed: string
}

/** Words that a page says in short, and a printed one in full. */
export function InFull({ children, printed }: InFullProps): ReactNode {
  if (printed === children) return children
  return (
    <>
      <span className="xp-screen-only" suppressHydrationWarning>
        {children}
      </span>
      <span className="xp-print-only" suppressHydrationWarning>
        {printed}
      </span>
    </>
  )
}
