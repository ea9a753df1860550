'use client'

import { type MouseEvent, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import type { Interest } from '../../contract/index.ts'
import {
  forgetLostAnswers,
  type LostAnswers,
  lostAnswers,
  noteLostAnswers,
  useExperienceKit,
} from '../../queries/index.ts'
import { Notice, TextLink } from '../../ui/index.ts'
import { useExperience } from '../common/index.ts'
import type { InterestsTranslate } from './FormSection.tsx'

interface LostNoticeProps {
  /** Where they are written again; not in the form itself. */
  readonly onWriteAgain?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  readonly t: InterestsTranslate
}

/** Tells that sensitive answers did not arrive and are kept nowhere. */
export function LostNotice({ onWriteAgain, t }: LostNoticeProps): ReactNode {
  return (
    <Notice
      tone="wrong"
      announces="assertive"
      title={t('interests.lost.title')}
      action={
        onWriteAgain && (
          <TextLink tone="ink" onClick={onWriteAgain}>
            {t('interests.lost.again')}
          </TextLink>
        )
      }
    >
      {t('interests.lost.text')}
    </Notice>
  )
}

/** What was lost in a form, as the member should know there; and how to note it, and that it is sent again. */
export function useLost(isHere: (lost: LostAnswers) => boolean) {
  const kit = useExperienceKit()
  const { emit } = useExperience()
  const isLost = useLostAnswers().some(isHere)

  async function note(lost: LostAnswers) {
    const { offerId, interestId } = lost
    if (await noteLostAnswers(kit, lost)) emit({ name: 'interest.answersLost', offerId, interestId })
  }

  return {
    isLost,
    note: (lost: LostAnswers) => void note(lost),
    forget: (interest: Interest) => forgetLostAnswers(kit, interest),
  }
}

/** What was lost and not yet written again, as it comes and goes. */
export function useLostAnswers(): readonly LostAnswers[] {
  const kit = useExperienceKit()
  // Compared by value: the records are listed anew each time.
  const read = () => JSON.stringify(lostAnswers(kit))
  const listed = useSyncExternalStore(kit.writeRecords.subscribe, read, read)
  return useMemo(() => JSON.parse(listed) as readonly LostAnswers[], [listed])
}
