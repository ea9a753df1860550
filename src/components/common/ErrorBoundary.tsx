'use client'

import type { ReactNode } from 'react'
import { Boundary, type BoundaryProps, type RenderFailure } from './Boundary.tsx'
import { useExperience } from './ExperienceContext.ts'
import { FailureView } from './FailureView.tsx'

interface ErrorBoundaryProps extends Partial<Pick<BoundaryProps, 'subject'>> {
  readonly isInline?: boolean
  readonly children: ReactNode
}

/**
 * Catches what breaks in a component at the component's own edge. Its retry mounts the content anew; the rest
 * of the page lives.
 */
export function ErrorBoundary({ isInline = false, subject, children }: ErrorBoundaryProps): ReactNode {
  const { report } = useExperience()
  const renderFailure: RenderFailure = (error, retry) =>
    isInline ? null : <FailureView error={error} onRetry={retry} />
  return <Boundary {...{ subject, renderFailure, children }} onFailure={report} />
}
