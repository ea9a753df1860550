export type { OperatorAction } from './OperatorAction.ts'
export type {
  OperatorConversation,
  OperatorDelivery,
  OperatorFailure,
  OperatorInterest,
  OperatorMember,
  OperatorMemberDetail,
  OperatorMessage,
  OperatorRedemption,
  OperatorState,
  OperatorWebhook,
} from './OperatorState.ts'
export { operatorHeader, operatorPath } from './operatorAccess.ts'
