export type { Scheme, Theme } from './Theme.ts'
export { tokenNames } from './tokenNames.ts'
export type { TokenName } from './tokenNames.ts'
