import { operations } from '../contract/index.ts'
import { newestPageSize } from './messages.ts'
import type { ExperienceKit } from './kit.ts'
import { queryKey } from './queryKey.ts'

/** What each takes and where it is. The schemas of their answers come with the code that reads them. */
const reads = {
  conversations: { ...operations.offers, path: '/v1/conversations' },
  interest: { ...operations.offer, path: '/v1/interests/{id}' },
  ledger: { ...operations.offers, path: '/v1/wallet/ledger' },
  messages: {
    ...operations.offers,
    params: operations.offer.params,
    path: '/v1/conversations/{id}/messages',
  },
  redemption: { ...operations.offer, path: '/v1/redemptions/{id}' },
  redemptions: { ...operations.offers, path: '/v1/redemptions' },
} as const

/**
 * Asks for what a view will read whose code is under way, unless a read knows of it: a list, or with `id` one of them, or
 * the messages of one.
 */
export function askAhead(
  { client, queryClient, session }: ExperienceKit,
  name: keyof typeof reads,
  id?: string,
): void {
  const isKnown = (read: typeof name, input: object) =>
    queryClient.getQueryState(queryKey(session, { ...reads[read], name: read }, input)) !== undefined
  const input = id === undefined ? {} : { params: { id } }
  // A redemption is read out of its list as well.
  if (isKnown(name, input) || (name === 'redemption' && isKnown('redemptions', {}))) return
  client.askAhead(
    { ...reads[name], name },
    name === 'messages' ? { ...input, query: { limit: newestPageSize(client) } } : input,
  )
}
