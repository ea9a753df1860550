'use client'

import type { ReactNode } from 'react'
import { failureMessages, useMessages } from '../../i18n/index.ts'
import { useExperienceKit } from '../../queries/index.ts'
import { EmptyState } from '../../ui/index.ts'
import { useExperience } from './ExperienceContext.ts'

/** In place of a component whose member is signed out: nothing of them, and the host's way to sign in again. */
export function SessionEnded(): ReactNode {
  const f = useMessages(failureMessages)
  const { session } = useExperienceKit()
  const { slots } = useExperience()
  const signIn = slots.signInAgain?.({ session })
  return (
    <EmptyState className="xp-failure" title={f('failure.sessionEnded.title')} action={signIn}>
      {f('failure.sessionEnded.text')}
    </EmptyState>
  )
}
