'use client'

import type { ReactNode } from 'react'
import { interestsMessages, useMessages } from '../../i18n/index.ts'
import type { LostAnswers } from '../../queries/index.ts'
import { LostNotice, useLostAnswers } from '../interests/index.ts'
import type { HubViewProps } from './ExperienceHubProps.ts'
import type { HubLocation } from './HubLocation.ts'

/** Tells of sensitive answers that were lost in a form that is no longer shown, and leads back to it. */
export function HubLostAnswers({ location, features, navigation: { go } }: HubViewProps): ReactNode {
  const t = useMessages(interestsMessages)
  return useLostAnswers()
    .filter((answers) => !tellsItself(location, answers))
    .map(({ form, offerId, interestId }) => {
      const isOffered = form === 'interest' ? features.ask : features.experiences
      const origin: HubLocation =
        form === 'interest' ? { view: 'ask', offerId } : { view: 'interest', interestId: interestId ?? '' }
      return (
        <div key={`${form} ${interestId ?? offerId}`} className="xp-page xp-above-4">
          <LostNotice onWriteAgain={isOffered ? () => go(origin) : undefined} t={t} />
        </div>
      )
    })
}

/** The form and the receipt say so themselves. */
function tellsItself(current: HubLocation, { form, offerId, interestId }: LostAnswers): boolean {
  if (current.view === 'ask') return form === 'interest' && current.offerId === offerId
  return current.view === 'interest' && current.interestId === interestId
}
