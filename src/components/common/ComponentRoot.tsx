'use client'

import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useRef } from 'react'
import { cx } from '../../ui/index.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useExperience } from './ExperienceContext.ts'
import { ReadScope } from './ReadScope.tsx'
import { SessionEnded } from './SessionEnded.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

export interface ComponentRootProps extends ComponentPropsWithoutRef<'section'> {
  /** `data-xp-component`: the name by which hosts and tests find the root. */
  readonly name: string
  /** Shrinks to its content, and says nothing when the session has ended. */
  readonly isInline?: boolean
}

/**
 * The root of every public component: stands alone in any page, catches what breaks inside it, and shows the way
 * back in when the session has ended. The focus is never lost in it.
 */
export const ComponentRoot = forwardRef<HTMLElement, ComponentRootProps>(function ComponentRoot(
  { name, isInline = false, className, children, ...rest },
  ref,
) {
  const { isEnded } = useExperience()
  const section = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => section.current, [])
  useKeptFocus(section)
  return (
    <section
      {...rest}
      ref={section}
      className={cx('xp-surface', isInline ? 'xp-inline' : 'xp-container', className)}
      data-xp-component={name}
    >
      <ReadScope>
        {isEnded ? (
          !isInline && <SessionEnded />
        ) : (
          <ErrorBoundary isInline={isInline}>{children}</ErrorBoundary>
        )}
      </ReadScope>
    </section>
  )
})
