'use client'

import { Component, type ReactNode } from 'react'
import { forgetFailedChunk } from '../components/common/index.ts'
import type { Scheme } from '../theme/index.ts'
import { ElementFailure } from './ElementFailure.tsx'

interface ElementBoundaryProps {
  /** A new one is a new try. */
  readonly subject: unknown
  readonly scheme: Scheme | undefined
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

interface ElementBoundaryState {
  readonly failure: { readonly error: unknown } | null
  readonly subject: unknown
}

/** Catches what no component caught, such as settings that the provider refuses and code that could not be loaded: a member never sees a blank place. */
export class ElementBoundary extends Component<ElementBoundaryProps, ElementBoundaryState> {
  override state: ElementBoundaryState = { failure: null, subject: this.props.subject }

  static getDerivedStateFromError(error: unknown): Partial<ElementBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { subject }: ElementBoundaryProps,
    state: ElementBoundaryState,
  ): Partial<ElementBoundaryState> | null {
    return subject === state.subject ? null : { failure: null, subject }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return (
      <ElementFailure
        error={failure.error}
        scheme={this.props.scheme}
        onRetry={() => this.#retry(failure.error)}
      />
    )
  }

  #retry(error: unknown) {
    forgetFailedChunk(error)
    this.setState({ failure: null })
  }
}
