'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { isExperienceError } from '../../client/index.ts'
import { commonMessages, failureMessages, useMessages } from '../../i18n/index.ts'
import { useExperienceKit } from '../../queries/index.ts'
import { Button, CopyReference, EmptyState, replaceable, retryIcon, useAnnounce } from '../../ui/index.ts'
import { useExperience } from './ExperienceContext.ts'
import { RetryButton, useReload } from './RetryButton.tsx'
import { Slot } from './Slot.tsx'
import { useFailureWords } from './useFailureWords.ts'

/** Props of the part `Failure`. */
export interface FailureViewProps {
  readonly error: unknown
  /** Default: what could not be loaded, in general words. */
  readonly title?: string
  readonly onRetry?: (() => unknown) | undefined
}

function BuiltInFailure({ error, title, onRetry }: FailureViewProps): ReactNode {
  const t = useMessages(commonMessages)
  const words = useFailureWords(error, 'read')
  const { support } = useExperience().slots
  const [isBusy, setIsBusy] = useState(false)
  const announce = useAnnounce()
  const said = `${title ?? words.title}. ${words.text}`
  useEffect(() => announce(said, 'assertive'), [announce, said, error])
  if (isExperienceError(error, 'session-ended')) return <SessionEnded />

  async function handleRetry() {
    setIsBusy(true)
    await onRetry?.()
    setIsBusy(false)
  }

  const action = onRetry && words.canRetry && (
    <RetryButton error={error}>
      {(label, isWaiting) => (
        <Button
          icon={retryIcon}
          busy={isBusy}
          busyLabel={t('common.loading')}
          unavailable={isWaiting}
          onClick={() => void handleRetry()}
        >
          {label}
        </Button>
      )}
    </RetryButton>
  )
  return (
    <div className="xp-failure xp-stack xp-gap-5">
      <EmptyState title={title ?? words.title} action={action}>
        {words.text}
      </EmptyState>
      <Reference requestId={words.requestId} />
      {support && <Slot render={() => support({ requestId: words.requestId })} />}
    </div>
  )
}

const FailurePart = replaceable('Failure', BuiltInFailure)

/** In place of content that could not be loaded: what happened, what is safe, one way on, the reference. */
export function FailureView(props: FailureViewProps): ReactNode {
  const reload = useReload(props.error)
  // So that the button of a host's own part loads the page anew, too.
  return <FailurePart {...props} {...(reload && { onRetry: reload.onClick })} />
}

/** The line with the reference of a failed request, where it has one. */
export function Reference({ requestId }: { readonly requestId: string | null }): ReactNode {
  const t = useMessages(commonMessages)
  if (!requestId) return null
  return (
    <CopyReference
      layout="inline"
      value={requestId}
      label={t('common.reference')}
      copyLabel={t('common.copy')}
      copiedLabel={t('common.copied')}
    />
  )
}

/** In place of a component whose member is signed out: nothing of them, and the host's way to sign in again. */
export function SessionEnded(): ReactNode {
  const f = useMessages(failureMessages)
  const { session } = useExperienceKit()
  const { signInAgain } = useExperience().slots
  const signIn = signInAgain && <Slot render={() => signInAgain({ session })} />
  return (
    <EmptyState className="xp-failure" title={f('failure.sessionEnded.title')} action={signIn}>
      {f('failure.sessionEnded.text')}
    </EmptyState>
  )
}
