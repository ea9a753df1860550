'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { reportDeveloperError } from '../../base/index.ts'
import { createExperienceClient, createMemberSession } from '../../client/index.ts'
import { type ExperienceKit, getExperienceKit } from '../../queries/index.ts'
import type { ExperienceProviderProps } from './ExperienceProviderProps.ts'

/** The kit of the provider's session, while that belongs to the member whom the host named. */
export function useProviderKit(props: ExperienceProviderProps): ExperienceKit {
  return useNamedKit(useKit(props), props.memberId)
}

function useKit(props: ExperienceProviderProps): ExperienceKit {
  const { client: given, baseUrl, session, fetch, assumptions, queryClient } = props
  // The first client of a session decides; later ones, of a host that writes `assumptions` anew, are only compared.
  const client = useMemo(
    () => given ?? createExperienceClient({ baseUrl, session, fetch, assumptions }),
    [given, baseUrl, session, fetch, assumptions],
  )
  return getExperienceKit(client, { queryClient })
}

/** The kit; where its session belongs to another member than the host named, that of a session which is over. */
function useNamedKit(kit: ExperienceKit, memberId: string | undefined): ExperienceKit {
  const { session } = kit
  const readIsOther = () =>
    memberId !== undefined && session.memberId !== null && session.memberId !== memberId
  const isOther = useSyncExternalStore(session.subscribe, readIsOther, readIsOther)
  useEffect(() => {
    if (!isOther || session.status === 'ended') return
    reportDeveloperError(
      "The provider's memberId is not the session's.",
      () =>
        process.env.NODE_ENV !== 'production' &&
        'Showing one member the account of another would be worse than showing nothing, so nothing is shown. Make a new session for the new member.',
    )
  }, [isOther, session])
  return useMemo(() => (isOther ? createEndedKit(kit) : kit), [isOther, kit])
}

function createEndedKit({ client: { baseUrl, assumptions }, queryClient }: ExperienceKit): ExperienceKit {
  const session = createMemberSession({ refresh: async () => null })
  session.end()
  return getExperienceKit(createExperienceClient({ baseUrl, session, assumptions }), { queryClient })
}
