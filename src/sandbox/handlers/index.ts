import type { operations } from '../../contract/index.ts'
import type { organisationOperations } from '../../contract/organisation/index.ts'
import type { Handler } from '../core/Handler.ts'
import { conversationHandlers } from './conversations.ts'
import { interestHandlers } from './interests.ts'
import { memberHandlers } from './members.ts'
import { offerHandlers } from './offers.ts'
import { redemptionHandlers } from './redemptions.ts'
import { termsHandlers } from './terms.ts'
import { walletHandlers } from './wallet.ts'
import { webhookHandlers } from './webhooks.ts'

type OperationName = keyof typeof operations | keyof typeof organisationOperations | 'setOfferPrice'

/** Every operation that the sandbox serves: all of the contract, which the compiler holds. */
const handlersByName: Readonly<Record<OperationName, Handler>> = {
  ...conversationHandlers,
  ...interestHandlers,
  ...memberHandlers,
  ...offerHandlers,
  ...redemptionHandlers,
  ...termsHandlers,
  ...walletHandlers,
  ...webhookHandlers,
}
export const handlers: readonly Handler[] = Object.values(handlersByName)
