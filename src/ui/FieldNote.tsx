import type { ReactNode } from 'react'

/** The one line under a control: its error, else its hint. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  readonly id: string
  readonly hint: ReactNode
  readonly error: ReactNode
}): ReactNode {
  if (error) {
    return (
      <p id={id} className="xp-field-error">
        {error}
      </p>
    )
  }
  if (!hint) return null
  return (
    <p id={id} className="xp-field-hint">
      {hint}
    </p>
  )
}
