export type { ExchangeInput, TokenGrant } from '../contract/organisation/index.ts'
export { ExchangeError, type ExchangeErrorKind } from './ExchangeError.ts'
export { type ExchangeConnection, exchangeMemberToken, type ExchangeOptions } from './exchangeMemberToken.ts'
export { memberTokenHandler, type MemberTokenHandlerOptions } from './memberTokenHandler.ts'
