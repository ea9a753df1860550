'use client'

import { type ReactNode, useState } from 'react'
import { needsNewPage } from '../../base/index.ts'
import { commonMessages, failureMessages, useMessages } from '../../i18n/index.ts'
import { deadlineOf } from '../../queries/index.ts'
import { Countdown, TextLink, type TextLinkProps, useAnnounce } from '../../ui/index.ts'
import { useIsOnline } from './useIsOnline.ts'

export interface RetryButtonProps {
  readonly error: unknown
  /** Default *Try again*. */
  readonly label?: ReactNode
  /** Renders the button around its label; `isWaiting` until the Service allows the next attempt. */
  readonly children: (label: ReactNode, isWaiting: boolean) => ReactNode
}

/**
 * The label of a retry: where the Service asks to wait it counts down to the moment that `Retry-After` names, and waits
 * for it; where only another page brings what failed it says so.
 */
export function RetryButton({ error, label, children }: RetryButtonProps): ReactNode {
  const t = useMessages(commonMessages)
  const f = useMessages(failureMessages)
  const deadline = deadlineOf(error)
  const [endedFor, setEndedFor] = useState<unknown>(null)
  const announce = useAnnounce()
  const plain = useReload(error)?.label ?? label ?? t('common.tryAgain')
  if (deadline === null || endedFor === error) return children(plain, false)

  function handleEnd() {
    setEndedFor(error)
    announce(f('failure.wait.over'))
  }

  const time = <Countdown isInName deadline={deadline} onEnd={handleEnd} />
  return children(f.rich('failure.wait.button', { time }, {}), true)
}

/** How a page is loaded anew, where nothing else brings a part that could not be loaded; `null` otherwise. */
export function useReload(error: unknown): { readonly label: string; readonly onClick: () => void } | null {
  const f = useMessages(failureMessages)
  const isOnline = useIsOnline()
  // Without a connection the page would be gone, too. What is typed the browser asks about.
  if (!needsNewPage(error) || !isOnline) return null
  return { label: f('failure.reload'), onClick: () => window.location.reload() }
}

interface RetryLinkProps extends Pick<TextLinkProps, 'tone'> {
  readonly error: unknown
  /** Default *Try again*. */
  readonly label?: ReactNode
  /** What assistive technology calls it where the label alone is not enough. */
  readonly name?: string
  readonly onRetry: () => void
}

/** A retry within text: a link, and while it waits only the time. */
export function RetryLink({ error, label, name, tone, onRetry }: RetryLinkProps): ReactNode {
  const reload = useReload(error)
  return (
    <RetryButton error={error} label={label}>
      {(text, isWaiting) =>
        isWaiting ? (
          <span className="xp-figures">{text}</span>
        ) : (
          <TextLink
            {...(tone && { tone })}
            aria-label={reload ? undefined : name}
            onClick={reload?.onClick ?? onRetry}
          >
            {text}
          </TextLink>
        )
      }
    </RetryButton>
  )
}
