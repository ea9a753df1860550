'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  isValidElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { reportDeveloperError, runInDevelopment } from '../../base/index.ts'
import type { Operation } from '../../contract/index.ts'
import { useExperienceKit } from '../../queries/index.ts'
import { cx } from '../../ui/index.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useExperience } from './ExperienceContext.ts'
import { SessionEnded } from './FailureView.tsx'
import { ReadScope } from './ReadScope.tsx'
import { useEarlyInput } from './useEarlyInput.ts'
import { useKeptFocus } from './useKeptFocus.ts'

export interface ComponentRootProps extends ComponentPropsWithoutRef<'section'> {
  /** `data-xp-component`: the name by which hosts and tests find the root. */
  readonly name: string
  /** Shrinks to its content, and says nothing when the session has ended. */
  readonly isInline?: boolean
  /** Where the assumptions switch it off there is nothing to show, and the developer is told. */
  readonly needs?: Operation
}

/**
 * The root of every public component: stands alone in any page, catches what breaks inside it, and shows the way
 * back in when the session has ended. The focus is never lost in it. The key of its content says what it shows.
 */
export const ComponentRoot = forwardRef<HTMLElement, ComponentRootProps>(function ComponentRoot(
  { name, isInline = false, needs, className, children, ...rest },
  ref,
) {
  const { isEnded } = useExperience()
  const section = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => section.current, [])
  useKeptFocus(section)
  useEarlyInput(section)
  usePlaceCheck(section)
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
          <ErrorBoundary isInline={isInline} subject={isValidElement(children) ? children.key : null}>
            {needs ? <WhereOn {...{ name, needs, children }} /> : children}
          </ErrorBoundary>
        )}
      </ReadScope>
    </section>
  )
})

interface WhereOnProps {
  readonly name: string
  readonly needs: Operation
  readonly children: ReactNode
}

function WhereOn({ name, needs, children }: WhereOnProps): ReactNode {
  const { client } = useExperienceKit()
  const isOn = client.isEnabled(needs)
  useEffect(() => {
    if (isOn) return
    reportDeveloperError(
      `${name} shows nothing: the assumptions switch ${needs.name} off.`,
      () => process.env.NODE_ENV !== 'production' && 'Leave it out, or say where your Service has it.',
    )
  }, [name, needs, isOn])
  return isOn ? children : null
}

/** In development, reports a component that a portal has taken out of its provider's element. */
function usePlaceCheck(root: RefObject<HTMLElement | null>): void {
  useEffect(
    () => runInDevelopment(() => process.env.NODE_ENV !== 'production' && checkPlace(root.current)),
    [root],
  )
}

function checkPlace(root: HTMLElement | null): void {
  if (!root || root.closest('.xp-root')) return
  reportDeveloperError(
    `${root.dataset.xpComponent ?? 'A component'} stands outside of its provider's element.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      'A portal leads out of it, and the theme, the language and the announcements stay behind. Put an ExperienceProvider with the same session into the portal.',
  )
}
