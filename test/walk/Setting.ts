import * as fc from 'fast-check'

/** What a host decided, and on what the members look at it. */
export interface Setting {
  /** Our hub in React, by hash or by path, or our elements in a plain page. */
  readonly host: 'hash' | 'path' | 'elements'
  readonly gate: 'dialog' | 'banner'
  /** Whether the host says `memberId` to `createMemberSession`. */
  readonly isMemberNamed: boolean
  readonly hasLedger: boolean
  readonly hasEligibility: boolean
  readonly locale: 'en-GB' | 'ar'
  readonly width: 390 | 1280
  readonly tokenLifeMs: number
  /** How far the members' clocks are off. */
  readonly clockOffMs: number
  /** What a member does first, in the end, who does not know what came of a redemption. */
  readonly inDoubt: 'retry' | 'reload' | 'sign in'
}

export const settings: fc.Arbitrary<Setting> = fc.record({
  host: fc.constantFrom('hash', 'hash', 'path', 'elements'),
  gate: fc.constantFrom('dialog', 'banner'),
  isMemberNamed: fc.boolean(),
  hasLedger: fc.boolean(),
  hasEligibility: fc.boolean(),
  locale: fc.constantFrom('en-GB', 'en-GB', 'en-GB', 'ar'),
  width: fc.constantFrom(390, 1280),
  tokenLifeMs: fc.constantFrom(5_000, 45_000, 600_000),
  clockOffMs: fc.constantFrom(0, 0, 0, -120_000, 120_000),
  inDoubt: fc.constantFrom('retry', 'reload', 'sign in'),
})
