import type { operations } from '../../contract/index.ts'
import type { organisationOperations } from '../../contract/organisation/index.ts'
import type { Handler } from '../core/Handler.ts'
import { memberHandlers } from './memberHandlers.ts'
import { offerHandlers } from './offers.ts'
import { organisationHandlers } from './organisationHandlers.ts'

type OperationName = keyof typeof operations | keyof typeof organisationOperations | 'setOfferPrice'

/** Every operation that the sandbox serves. The compiler checks that none of the contract is missing. */
const handlersByName: Readonly<Record<OperationName, Handler>> = {
  ...memberHandlers,
  ...offerHandlers,
  ...organisationHandlers,
}
export const handlers: readonly Handler[] = Object.values(handlersByName)
