import type { Interest } from '../../contract/index.ts'
import type { InterestState } from './MemberState.ts'

/** Values of an interest's status are not shown; the sandbox knows one. */
export function presentInterest({ id, offer, createdAt, conversationId, intake }: InterestState): Interest {
  return { id, offer, status: 'OPEN', createdAt, conversationId, intake }
}
