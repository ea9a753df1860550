import { exchange as operation, organisationOperations } from '../../contract/organisation/index.ts'
import { organisationHandler } from '../core/Handler.ts'
import { pageRows, withBrokenRows } from '../core/pageRows.ts'
import { archiveMember, issueGrant, memberKnown, presentMember, upsertMember } from '../model/members.ts'

/** Makes the member known on first sight; what is given is stored on the profile (specification, Endpoints, rule 1). */
const exchange = organisationHandler(operation, ({ body }, context) =>
  issueGrant({ ...context, member: upsertMember(context, body) }),
)

/** Newest first, without those who were removed. */
const members = organisationHandler(
  organisationOperations.members,
  ({ query }, { environment, scenario }) => {
    const all = [...environment.members].reverse().map(([id, member]) => ({ id, member }))
    const { rows, nextCursor } = pageRows(
      scenario.empty === true ? [] : all,
      query,
      ({ member }) => member.archivedAt === null,
    )
    return {
      members: withBrokenRows(
        rows.map(({ member }) => presentMember(member)),
        scenario,
      ),
      nextCursor,
    }
  },
)

const removeMember = organisationHandler(organisationOperations.removeMember, ({ params }, context) => {
  archiveMember(memberKnown(context, params.externalUserID), context.world)
  return { archived: true, balanceRetained: true, externalUserID: params.externalUserID }
})

export const memberHandlers = { exchange, members, removeMember }
