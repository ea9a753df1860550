'use client'

import { Component, type ReactNode, useEffect, useState } from 'react'
import { reportDeveloperError } from '../base/index.ts'
import { FailureView, forgetFailedChunk } from '../components/common/index.ts'
import { useI18n } from '../i18n/index.ts'
import type { Scheme } from '../theme/index.ts'
import { AnnouncerProvider } from '../ui/index.ts'

interface ElementBoundaryProps {
  /** A new subject is tried again. */
  readonly subject: unknown
  readonly scheme: Scheme | undefined
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

interface ElementBoundaryState {
  readonly failure: { readonly error: unknown } | null
  readonly subject: unknown
}

/**
 * Catches what no component caught, such as settings that the provider refuses and code that failed to load:
 * a member never sees an empty space.
 */
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

interface ElementFailureProps {
  readonly error: unknown
  readonly scheme: Scheme | undefined
  readonly onRetry?: (() => void) | undefined
}

/** A sentence in place of an element that could not be shown. It needs no provider. */
function ElementFailure({ error, scheme = 'light', onRetry }: ElementFailureProps): ReactNode {
  const { locale, dir } = useI18n()
  return (
    <div className="xp-root" data-xp-root="" data-xp-scheme={scheme} lang={locale} dir={dir}>
      <AnnouncerProvider>
        <section className="xp-surface xp-container">
          <FailureView error={error} onRetry={onRetry} />
        </section>
      </AnnouncerProvider>
    </div>
  )
}

interface SessionMissingProps {
  readonly tag: string
  /** Why there is none, where it was refused. */
  readonly problem: unknown
  readonly scheme: Scheme | undefined
}

/** Nothing in the task in which the element came, for its session may be set after it; then a plain sentence. */
export function SessionMissing({ tag, problem, scheme }: SessionMissingProps): ReactNode {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true)
      if (problem instanceof Error)
        return reportDeveloperError(
          `<${tag}> has no session.`,
          () => process.env.NODE_ENV !== 'production' && `${problem.message} Then the element appears.`,
        )
      reportDeveloperError(
        `<${tag}> has no session.`,
        () =>
          process.env.NODE_ENV !== 'production' &&
          'Without a session it can only show that something is wrong. Give it base-url and refresh-url, or the session property, or put it into an <xp-provider> that has them.',
      )
    })
    return () => clearTimeout(timer)
  }, [tag, problem])
  return isLate ? <ElementFailure error={problem} scheme={scheme} /> : null
}
