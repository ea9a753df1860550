'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { isExperienceError } from '../../client/index.ts'
import { commonMessages, failureMessages, useI18n, useMessages } from '../../i18n/index.ts'
import { deadlineOf, type WriteOutcome } from '../../queries/index.ts'
import { alertIcon, clockIcon, Countdown, Notice, useAnnounce, useLatestRef } from '../../ui/index.ts'
import { useExperience } from './ExperienceContext.ts'
import { Reference } from './FailureView.tsx'
import { Slot } from './Slot.tsx'
import { useFailureWords } from './useFailureWords.ts'

export interface FailureNoticeProps {
  readonly error: unknown
  /** True when the answer was lost and the write may have been done. */
  readonly isUnknown?: boolean
  /** What to do then, where it is not true that trying again does nothing twice. */
  readonly unknownText?: string | undefined
  /** What the write is about was made just now. */
  readonly isMade?: boolean
  /** One way on, e.g. a `TextLink` *Try again*. */
  readonly action?: ReactNode
}

/** The title and the text of a failed write, and how long to wait. Announced once. */
function useNoticeWords({ error, isUnknown = false, unknownText, isMade = false }: FailureNoticeProps) {
  const c = useMessages(commonMessages)
  const f = useMessages(failureMessages)
  const { format } = useI18n()
  const words = useFailureWords(error, 'write', isMade)
  const deadline = deadlineOf(error)
  const announce = useAnnounce()
  const [endedFor, setEndedFor] = useState<unknown>(null)
  const isWaiting = deadline !== null && endedFor !== error
  const isOver = deadline !== null && !isWaiting
  // That an outcome is unknown comes first: an attempt to learn it that has to wait says nothing about it.
  const title = isUnknown
    ? f('failure.write.unknown.title')
    : isWaiting
      ? f('failure.wait.title')
      : isOver
        ? f('failure.wait.over')
        : words.title
  const text = isUnknown
    ? (unknownText ?? f('failure.write.unknown.text'))
    : isOver
      ? f('failure.write.kept')
      : words.text

  // Not again where a host writes its messages anew in each render.
  const say = useLatestRef(() => {
    const left = deadline === null ? 0 : Math.ceil((deadline - Date.now()) / 1_000)
    const time = left > 0 ? format.duration(left) : null
    const wait = time === null ? null : f('failure.wait.text', { time })
    const said =
      isUnknown && wait !== null ? c('common.sentences', { first: text, second: wait }) : (wait ?? text)
    announce(`${title} ${said}`, 'assertive')
  })
  useEffect(() => {
    // The end of the wait is announced by the button that waits for it.
    if (!isOver) say.current()
  }, [say, deadline, isOver, isUnknown, title, text, error])

  const time = isWaiting && <Countdown deadline={deadline} onEnd={() => setEndedFor(error)} />
  const wait = time ? f.rich('failure.wait.text', { time }, {}) : null
  return {
    title,
    text: isUnknown && wait ? c.rich('common.sentences', { first: text, second: wait }, {}) : (wait ?? text),
    isTimed: deadline !== null,
    requestId: words.requestId,
  }
}

/**
 * Beside a form whose write failed: what happened, that nothing typed is lost, what to do, the reference.
 * Announced once.
 */
export function FailureNotice(props: FailureNoticeProps): ReactNode {
  const { title, text, isTimed, requestId } = useNoticeWords(props)
  const { support } = useExperience().slots
  return (
    <div className="xp-failure-notice">
      <Notice
        tone={isTimed || props.isUnknown ? 'care' : 'wrong'}
        icon={isTimed ? clockIcon : alertIcon}
        title={title}
        action={props.action}
      >
        {text}
      </Notice>
      <Reference requestId={requestId} />
      {support && <Slot render={() => support({ requestId })} />}
    </div>
  )
}

/**
 * Whether what is in the form now may have arrived. The outcome stays unknown when an answer was lost and what was sent
 * after it was refused: then the member has to know of the refusal.
 */
export function mayHaveArrived({ status, error }: { status: WriteOutcome; error: unknown }): boolean {
  const isRefusal =
    isExperienceError(error, 'rejected') ||
    isExperienceError(error, 'not-found') ||
    isExperienceError(error, 'invalid-request')
  return status === 'unknown' && !isRefusal
}
