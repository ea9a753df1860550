import { organisationOperations } from '../../contract/organisation/index.ts'
import { organisationHandler } from '../core/Handler.ts'
import { pageRows } from '../core/pageRows.ts'
import { Refusal } from '../core/Refusal.ts'
import { archiveMember } from '../model/archiveMember.ts'
import { addLedgerEntry, walletOf } from '../model/ledger.ts'
import { memberKnown } from '../model/memberKnown.ts'
import { newestFirst } from '../model/newestFirst.ts'
import { presentMember } from '../model/presentMember.ts'
import { withBrokenRows } from '../scenario/withBrokenRows.ts'

/** Newest first, without those who were removed. */
export const members = organisationHandler(
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

export const removeMember = organisationHandler(
  organisationOperations.removeMember,
  ({ params }, context) => {
    archiveMember(memberKnown(context, params.externalUserID), context.world)
    return { archived: true, balanceRetained: true, externalUserID: params.externalUserID }
  },
)

export const creditWallet = organisationHandler(
  organisationOperations.creditWallet,
  ({ params, body }, context) => {
    const scope = memberKnown(context, params.externalUserID)
    if (scope.member.archivedAt !== null)
      throw new Refusal(422, 'MEMBER_ARCHIVED', 'This member was removed.')
    addLedgerEntry(scope, {
      type: 'CREDIT',
      amount: body.points,
      description: body.description ?? 'Points from your organisation',
    })
    return walletOf(scope.member)
  },
)

export const memberLedger = organisationHandler(
  organisationOperations.memberLedger,
  ({ params, query }, context) => {
    const { rows, nextCursor } = pageRows(
      newestFirst(memberKnown(context, params.externalUserID).member.entries),
      query,
    )
    return { entries: rows, nextCursor }
  },
)
