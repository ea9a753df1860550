'use client'

import { type ReactNode, useRef } from 'react'
import { useExperience } from '../common/index.ts'
import { BackLink } from './BackLink.tsx'
import type { InterestsTranslate } from './faultText.ts'
import type { InterestFormProps } from './InterestForm.tsx'
import { interestFormDefaults } from './interestFormValues.ts'
import { InterestQuestions } from './InterestQuestions.tsx'
import { useInterestDraft } from './useInterestDraft.ts'
import type { useInterestSubmission } from './useInterestSubmission.ts'

interface AskQuestionsProps extends Pick<
  InterestFormProps,
  'offerId' | 'backHref' | 'onBack' | 'onDirtyChange' | 'country' | 'classNames'
> {
  readonly headingLevel: 1 | 2 | 3
  readonly submission: ReturnType<typeof useInterestSubmission>
  /** The member begins to answer. */
  readonly onStart: () => void
  readonly t: InterestsTranslate
}

/** The questions, to ask for an offer with. */
export function AskQuestions({
  offerId,
  backHref,
  onBack,
  submission,
  onStart,
  t,
  ...props
}: AskQuestionsProps): ReactNode {
  const draft = useInterestDraft('interest', offerId, interestFormDefaults)
  const started = useStarted(offerId, onStart)
  const words = {
    title: t('interests.title'),
    lead: t('interests.lead'),
    send: t('interests.send'),
    sending: t('interests.sending'),
    leave: {
      title: t('interests.leave.title'),
      text: t('interests.leave.text'),
      leave: t('interests.leave.leave'),
    },
  }
  return (
    <InterestQuestions
      {...props}
      offerId={offerId}
      draft={draft}
      sending={submission}
      words={words}
      renderBack={(mayLeave) => (
        <BackLink
          href={backHref}
          onBack={onBack && ((event) => onBack({ event, offerId }))}
          mayLeave={mayLeave}
        >
          {t('interests.back')}
        </BackLink>
      )}
      renderAside={() => <span className="xp-type-small xp-quiet">{t('interests.noPoints')}</span>}
      onEdit={started}
      t={t}
    />
  )
}

/** Tells once that the member began to answer. */
function useStarted(offerId: string, onStart: () => void): () => void {
  const { emit } = useExperience()
  const hasStarted = useRef(false)
  return () => {
    if (hasStarted.current) return
    hasStarted.current = true
    emit({ name: 'interest.started', offerId })
    onStart()
  }
}
