'use client'

import { Component, type ReactNode, useEffect, useState } from 'react'
import { useReconnect } from '../../ui/index.ts'
import { useExperience } from './ExperienceContext.ts'
import { FailureView } from './FailureView.tsx'
import { forgetFailedChunk, isFailedChunk } from './retryableLazy.tsx'

interface BoundaryProps extends Pick<ErrorBoundaryProps, 'shows'> {
  readonly isInline: boolean
  readonly onFailure: (error: unknown) => void
  readonly onRetry: (error: unknown) => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error)
  }

  override componentDidUpdate({ shows }: BoundaryProps, { failure }: BoundaryState): void {
    // What failed before, and not with this.
    if (failure && this.state.failure && shows !== this.props.shows) this.setState({ failure: null })
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return <Failed {...this.props} error={failure.error} />
  }
}

/**
 * In place of what broke. A part of ours that could not be loaded is loaded again when the browser is online again, and
 * for who comes back to it.
 */
function Failed({ isInline, onRetry, error }: BoundaryProps & { readonly error: unknown }): ReactNode {
  const retry = () => onRetry(error)
  useReconnect(isFailedChunk(error), retry)
  useEffect(() => () => forgetFailedChunk(error), [error])
  return isInline ? null : <FailureView error={error} onRetry={retry} />
}

interface ErrorBoundaryProps {
  readonly isInline?: boolean
  /** What the content shows: with another one, what broke is tried anew. */
  readonly shows?: string | null
  readonly children: ReactNode
}

/**
 * Catches what breaks in a component at the component's own edge. Its retry mounts the content anew; the rest
 * of the page lives.
 */
export function ErrorBoundary({ isInline = false, shows = null, children }: ErrorBoundaryProps): ReactNode {
  const { report } = useExperience()
  const [attempt, setAttempt] = useState(0)

  function handleRetry(error: unknown) {
    forgetFailedChunk(error)
    setAttempt(attempt + 1)
  }

  return (
    <Boundary key={attempt} isInline={isInline} shows={shows} onFailure={report} onRetry={handleRetry}>
      {children}
    </Boundary>
  )
}
