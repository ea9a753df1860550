/** How the library talks to the Service. Without React; also the entry point `./client`. */
export type { CalendarDate } from '../base/index.ts'
export { isCallerAbort } from './abort.ts'
export type { CustomHeaders } from './readCustomHeaders.ts'
export type { CallInput, CallOptions, CallRest, CallResult, CallResultOf, DroppedRow } from './callTypes.ts'
export {
  createExperienceClient,
  type ExperienceClient,
  type ExperienceClientOptions,
  type ProblemListener,
} from './createExperienceClient.ts'
export { encodeBody } from './prepareRequest.ts'
export {
  ExperienceError,
  type ExperienceErrorDetails,
  type ExperienceErrorKind,
  isExperienceError,
} from './ExperienceError.ts'
export type { MemberGrant } from './MemberSession.ts'
export { isOutcomeUnknown } from './isOutcomeUnknown.ts'
export type {
  MemberSession,
  MemberSessionOptions,
  MemberSessionStatus,
  Refresh,
  RefreshReason,
  RefreshRequest,
} from './MemberSession.ts'
export { randomId } from './randomId.ts'
export { isRefreshFailure } from './isRefreshFailure.ts'
export { renewSession } from './sessionInternals.ts'
export { refreshFrom, type RefreshFromOptions } from './refreshFrom.ts'
export { createMemberSession } from './session.ts'

// What `call` takes and gives
export {
  type Assumptions,
  type AssumptionsInput,
  type Currency,
  type Interest,
  type InterestInput,
  type Intake,
  type Message,
  type Offer,
  operations,
  type OrdinaryAnswers,
  type Redemption,
  type SensitiveAnswers,
  type TermsDocument,
  type Wallet as MemberWallet,
} from '../contract/index.ts'
