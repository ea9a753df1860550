import {
  createExperienceClient,
  createMemberSession,
  ExperienceProvider,
  getExperienceKit,
  type Message,
  type Offer,
  offersQuery,
  type Thread,
  threadQuery,
} from '@experience-program/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { type AnswersInput, createAnswers } from './createAnswers.ts'
import { messageAt, offerAt, type Seed, times } from './data.ts'
import { stage } from './stage.ts'

export const conversationId = 'conversation'
/** As the Service gives them at a time. */
const pageSize = 100

interface HostInput extends AnswersInput {
  readonly hasGrant?: boolean
  readonly offerSearch?: { readonly limit: number }
}

/** The page of a host: a member who is signed in, and the Service that answers from memory. */
export function createHost({ hasGrant = true, offerSearch, ...input }: HostInput) {
  const { asked, refresh, fetch } = createAnswers(input)
  const session = createMemberSession({
    refresh,
    ...(hasGrant ? { initialGrant: { accessToken: 'bench', expiresAt: null } } : {}),
  })
  const client = createExperienceClient({
    baseUrl: 'https://service.test',
    session,
    fetch,
    assumptions: offerSearch ? { offerSearch } : {},
  })
  const kit = getExperienceKit(client)
  return {
    asked,
    client,
    kit,
    mount: (children: ReactNode) => {
      const root = createRoot(stage())
      root.render(
        <ExperienceProvider
          client={client}
          locale="en-GB"
          timeZone="Europe/Copenhagen"
          onError={(error) => console.error(error)}
        >
          {children}
        </ExperienceProvider>,
      )
      return root
    },
    /** As if the whole conversation had been read before. */
    holdMessages: (messages: readonly Message[], olderCursor: string | null = null) => {
      const thread: Thread = { rows: messages, nextCursor: olderCursor, pages: [] }
      kit.queryClient.setQueryData(threadQuery(client, { id: conversationId }).queryKey, thread)
    },
    /** As if the whole catalog had been read before. */
    holdOffers: (offers: readonly Offer[]) => {
      const pages = times(Math.ceil(offers.length / pageSize) - 1, (page) => ({
        cursor: String((page + 1) * pageSize),
        ids: offers.slice((page + 1) * pageSize, (page + 2) * pageSize).map(({ id }) => id),
      }))
      kit.queryClient.setQueryData(offersQuery(client).queryKey, { rows: offers, pages, nextCursor: null })
    },
  }
}

/** What a member may not see in one page more than once. */
export const manyMessages = (seed: Seed, count: number, from = 0): readonly Message[] =>
  times(count, (index) => messageAt(seed, index), from)
export const manyOffers = (seed: Seed, count: number): readonly Offer[] =>
  times(count, (index) => offerAt(seed, index))
