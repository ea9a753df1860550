import type { ExperienceClient } from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { type Sandbox, sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'
import type { KnownIds } from './publicComponents.tsx'

/** The members whom `publicComponents` names. */
export const members = {
  history: sandboxMembers.withHistory,
  fresh: sandboxMembers.fresh,
  staff: sandboxMembers.staff,
}

/** Where only the rest of `publicComponents` is of interest. */
export const noIds: KnownIds = { conversationId: '', redemptionId: '', completedId: '', interestId: '' }

/** What this member has at the Service. */
export async function knownIdsOf(
  { client, sandbox }: { readonly client: ExperienceClient; readonly sandbox: Sandbox },
  member: string,
): Promise<KnownIds> {
  const { data } = await client.call(operations.redemptions, { query: { limit: 100 } })
  const idOf = (status: string) => data.redemptions.find((each) => each.status === status)?.id ?? ''
  return {
    conversationId: sandbox.control.conversationsOf(member)[0] ?? '',
    redemptionId: idOf('SUBMITTED'),
    completedId: idOf('COMPLETED'),
    interestId: sandboxInterest,
  }
}
