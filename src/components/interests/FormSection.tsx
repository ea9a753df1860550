'use client'

import { type ReactNode, useId } from 'react'
import { cx } from '../../ui/index.ts'

interface FormSectionProps {
  readonly title: ReactNode
  readonly optionalLabel?: string
  readonly hint?: ReactNode
  readonly headingLevel: 2 | 3 | 4
  readonly className: string | undefined
  /** Gets the id of the hint, to describe the controls by. */
  readonly children: (hintId: string | undefined) => ReactNode
}

/** A part of the form under its title, a hairline away from the one before. */
export function FormSection({
  title,
  optionalLabel,
  hint,
  headingLevel,
  className,
  children,
}: FormSectionProps): ReactNode {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cx('xp-interest-section', className)}>
      <Heading className="xp-type-title-3">
        {title} {optionalLabel && <span className="xp-interest-optional">{optionalLabel}</span>}
      </Heading>
      {hint && (
        <p id={`${id}-hint`} className="xp-interest-hint xp-type-small xp-quiet">
          {hint}
        </p>
      )}
      {children(hint ? `${id}-hint` : undefined)}
    </div>
  )
}
