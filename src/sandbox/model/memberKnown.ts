import type { OrganisationContext } from '../core/Handler.ts'
import { Refusal } from '../core/Refusal.ts'
import type { MemberScope } from './MemberScope.ts'

/** The member whom the organisation names, archived or not. Throws a 404 for one who was never exchanged here. */
export function memberKnown(
  { environment, issuer }: OrganisationContext,
  externalUserID: string,
): MemberScope {
  const member = environment.members.get(externalUserID)
  if (member) return { environment, member, issuer }
  throw new Refusal(404, 'NOT_FOUND', 'There is no such member in this environment.')
}
