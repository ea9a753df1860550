import { operations } from '../contract/index.ts'
import type { ExperienceKit } from './kit.ts'
import { queryKey } from './queryKey.ts'

/** By their addresses alone: operations bring the schemas of their answers, which come with the code that reads them. */
const paths = {
  conversations: '/v1/conversations',
  interest: '/v1/interests/{id}',
  ledger: '/v1/wallet/ledger',
  redemption: '/v1/redemptions/{id}',
  redemptions: '/v1/redemptions',
} as const

/** Asks for what a view will read whose code is under way, unless a read knows of it: a list, or with `id` one of them. */
export function askAhead({ client, queryClient, session }: ExperienceKit, name: keyof typeof paths, id?: string): void {
  const isKnown = (read: string, input: object) => queryClient.getQueryState(queryKey(session, { ...operations.offers, name: read }, input)) !== undefined
  const input = id === undefined ? {} : { params: { id } }
  // A redemption is read out of its list as well.
  if (isKnown(name, input) || (name === 'redemption' && isKnown('redemptions', {}))) return
  client.askAhead({ ...(id === undefined ? operations.offers : operations.offer), name, path: paths[name] }, input)
}
