import { operations } from '../../contract/index.ts'
import { organisationOperations } from '../../contract/organisation/index.ts'
import { Refusal } from '../core/answer.ts'
import { memberHandler, organisationHandler } from '../core/Handler.ts'
import { pageRows, withBrokenRows } from '../core/pageRows.ts'
import { addLedgerEntry, walletOf } from '../model/ledger.ts'
import { memberKnown } from '../model/members.ts'
import { newestFirst } from '../model/records.ts'

const wallet = memberHandler(operations.wallet, (_input, { member }) => walletOf(member))

const ledger = memberHandler(operations.ledger, ({ query }, { member, scenario }) => {
  const { rows, nextCursor } = pageRows(scenario.empty === true ? [] : newestFirst(member.entries), query)
  return { entries: withBrokenRows(rows, scenario), nextCursor }
})

const creditWallet = organisationHandler(organisationOperations.creditWallet, ({ params, body }, context) => {
  const scope = memberKnown(context, params.externalUserID)
  if (scope.member.archivedAt !== null) throw new Refusal(422, 'MEMBER_ARCHIVED', 'This member was removed.')
  addLedgerEntry(scope, {
    type: 'CREDIT',
    amount: body.points,
    description: body.description ?? 'Points from your organisation',
  })
  return walletOf(scope.member)
})

const memberLedger = organisationHandler(
  organisationOperations.memberLedger,
  ({ params, query }, context) => {
    const { rows, nextCursor } = pageRows(
      newestFirst(memberKnown(context, params.externalUserID).member.entries),
      query,
    )
    return { entries: rows, nextCursor }
  },
)

export const walletHandlers = { wallet, ledger, creditWallet, memberLedger }
