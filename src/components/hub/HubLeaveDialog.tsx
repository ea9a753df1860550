'use client'

import type { ReactNode } from 'react'
import { interestsMessages, useMessages } from '../../i18n/index.ts'
import { LeaveDialog } from '../common/index.ts'
import type { HubLeaving } from './useHubGuard.ts'

/** Asks before the hub leads away from a view in which a sensitive answer is typed. It comes with the views that have such questions. */
export function HubLeaveDialog({ isAsked, onStay, onLeave }: HubLeaving): ReactNode {
  const t = useMessages(interestsMessages)
  return (
    <LeaveDialog
      open={isAsked}
      words={{
        title: t('interests.leave.title'),
        text: t('interests.leave.text'),
        stay: t('interests.leave.stay'),
        leave: t('interests.leave.leave'),
      }}
      onStay={onStay}
      onLeave={onLeave}
    />
  )
}
