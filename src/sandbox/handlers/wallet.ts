import { operations } from '../../contract/index.ts'
import { memberHandler } from '../core/Handler.ts'
import { pageRows } from '../core/pageRows.ts'
import { walletOf } from '../model/ledger.ts'
import { newestFirst } from '../model/newestFirst.ts'
import { withBrokenRows } from '../scenario/withBrokenRows.ts'

export const wallet = memberHandler(operations.wallet, (_input, { member }) => walletOf(member))

export const ledger = memberHandler(operations.ledger, ({ query }, { member, scenario }) => {
  const { rows, nextCursor } = pageRows(scenario.empty === true ? [] : newestFirst(member.entries), query)
  return { entries: withBrokenRows(rows, scenario), nextCursor }
})
