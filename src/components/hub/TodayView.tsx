'use client'

import type { ReactNode } from 'react'
import { MemberToday, type MemberTodayProps } from '../today/index.ts'
import type { HubViewProps } from './ExperienceHubProps.ts'

const classNames = { body: 'xp-hub-today-body' }

/** What lies ahead of the member, before the catalog. The balance is in the hub's header. */
export function TodayView({
  features,
  navigation: { go, hrefFor },
  interestIds,
  onLeaveCatalog,
  onReady,
}: HubViewProps & Pick<MemberTodayProps, 'onReady'>): ReactNode {
  return (
    <MemberToday
      interestIds={interestIds}
      readsAll={false}
      showsPoints={false}
      onReady={onReady}
      offersCalendar={features.calendar}
      hrefFor={hrefFor}
      onOpen={({ location, event }) => {
        onLeaveCatalog(event.currentTarget)
        go(location)
      }}
      classNames={classNames}
    />
  )
}
