'use client'

import { Component, type ReactNode, useEffect } from 'react'
import { useReconnect } from '../../ui/index.ts'
import { forgetFailedChunk, isFailedChunk } from './retryableLazy.tsx'

export type RenderFailure = (error: unknown, retry: () => void) => ReactNode

export interface BoundaryProps {
  /** What the content shows. Another one is tried anew. */
  readonly subject: unknown
  readonly onFailure: (error: unknown) => void
  readonly renderFailure: RenderFailure
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null
}

/** Catches what breaks in its content; a retry mounts the content anew. Needs no provider. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null }

  readonly #retry = () => {
    forgetFailedChunk(this.state.failure?.error)
    this.setState({ failure: null })
  }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error)
  }

  override componentDidUpdate({ subject }: BoundaryProps, { failure }: BoundaryState): void {
    const isOfBefore = failure !== null && failure === this.state.failure
    if (isOfBefore && subject !== this.props.subject) this.#retry()
  }

  override render(): ReactNode {
    const { children, renderFailure } = this.props
    const { failure } = this.state
    return failure ? <Failed error={failure.error} onRetry={this.#retry} render={renderFailure} /> : children
  }
}

interface FailedProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly render: RenderFailure
}

/**
 * In place of what broke. A part of ours that could not be loaded is loaded again when the browser is online again, and
 * for who comes back to it.
 */
function Failed({ error, onRetry, render }: FailedProps): ReactNode {
  useReconnect(isFailedChunk(error), onRetry)
  useEffect(() => () => forgetFailedChunk(error), [error])
  return render(error, onRetry)
}
