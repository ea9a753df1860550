import { developerError } from '../base/index.ts'
import type { MemberSessionOptions } from './MemberSession.ts'

/** `setTimeout` takes a 32-bit count; a longer one fires at once. */
export const longestTimer = 2_147_483_647

/** Throws a developer error for options that cannot work. */
export function checkSessionOptions(options: MemberSessionOptions): void {
  if (typeof options?.refresh !== 'function') {
    throw developerError(
      'createMemberSession has no refresh function.',
      () =>
        process.env.NODE_ENV !== 'production' &&
        "Member tokens are short-lived, and only your own backend can get a new one. Pass { refresh: refreshFrom('/your/token/route') }, or a function of your own.",
    )
  }
  const { skewMs, refreshTimeoutMs, shortLife, id, memberId } = options
  if (skewMs !== undefined && !(Number.isFinite(skewMs) && skewMs >= 0)) {
    throw developerError(
      'skewMs is not a number of milliseconds from 0.',
      () =>
        process.env.NODE_ENV !== 'production' &&
        'It says how long before its expiry a token is refreshed. Leave it out for 30,000.',
    )
  }
  checkTimeout('refreshTimeoutMs', refreshTimeoutMs)
  if (shortLife !== undefined && shortLife !== 'shrink-skew' && shortLife !== 'strict') {
    throw developerError(
      "shortLife is neither 'shrink-skew' nor 'strict'.",
      () =>
        process.env.NODE_ENV !== 'production' &&
        "It decides about tokens that live no longer than the skew. Leave it out for 'shrink-skew'.",
    )
  }
  if (id !== undefined) checkName('id', id)
  if (memberId !== undefined) checkName('memberId', memberId)
}

/** Throws unless `value` is left out or a time that a timer can wait. */
export function checkTimeout(name: string, value: unknown): void {
  if (value === undefined || (typeof value === 'number' && value > 0 && value <= longestTimer)) return
  throw developerError(
    `${name} is not a number of milliseconds from 1 to ${longestTimer}.`,
    () =>
      process.env.NODE_ENV !== 'production' && 'A timer cannot wait for it. Leave it out for the default.',
  )
}

function checkName(name: string, value: unknown): void {
  if (typeof value === 'string' && value !== '') return
  throw developerError(
    `${name} is not a non-empty string.`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      `It tells sessions and members apart. Pass a string, or leave ${name} out.`,
  )
}
