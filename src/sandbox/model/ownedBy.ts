import type { MemberContext } from '../core/Handler.ts'
import { Refusal } from '../core/Refusal.ts'
import type { MemberState } from './MemberState.ts'

/** The member's own record. Another member's is a 403 (specification, Authentication, rule 7), nobody's a 404. */
export function ownedBy<T>(
  context: MemberContext,
  records: (member: MemberState) => ReadonlyMap<string, T>,
  id: string,
  noun: string,
): T {
  const record = records(context.member).get(id)
  if (record !== undefined) return record
  const othersHave = [...context.environment.members.values()].some((member) => records(member).has(id))
  if (othersHave) throw new Refusal(403, 'NOT_PERMITTED', `This ${noun} belongs to another member.`)
  throw new Refusal(404, 'NOT_FOUND', `There is no such ${noun}.`)
}
