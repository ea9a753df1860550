'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { reportDeveloperError } from '../i18n/index.ts'
import type { Scheme } from '../theme/index.ts'
import { ElementFailure } from './ElementFailure.tsx'

interface SessionMissingProps {
  readonly tag: string
  /** Why there is none, where it was refused. */
  readonly fault: unknown
  readonly scheme: Scheme | undefined
}

/** Nothing in the task in which the element came, for its session may be set after it; then a plain sentence. */
export function SessionMissing({ tag, fault, scheme }: SessionMissingProps): ReactNode {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true)
      if (fault instanceof Error)
        return reportDeveloperError(
          `<${tag}> has no session.`,
          `${fault.message} Then the element shows itself.`,
        )
      reportDeveloperError(
        `<${tag}> has no session.`,
        'Without a member there is nothing to show, so members see that something is wrong. Give it base-url and refresh-url, or the session property, or put it into an <xp-provider> that has them.',
      )
    })
    return () => clearTimeout(timer)
  }, [tag, fault])
  return isLate ? <ElementFailure error={fault} scheme={scheme} /> : null
}
