export type { OperatorAction } from './OperatorAction.ts'
export type {
  OperatorConversation,
  OperatorDelivery,
  OperatorFailure,
  OperatorInterest,
  OperatorMemberDetail,
  OperatorMessage,
  OperatorRedemption,
  OperatorState,
  OperatorWebhook,
} from './OperatorState.ts'
export { operatorHeader, operatorPath } from './operatorAccess.ts'
