import { developerError } from '../base/index.ts'

/** `setTimeout` takes a 32-bit count; a longer one fires at once. */
export const longestTimer = 2_147_483_647

/** Throws unless `value` is left out or a time that a timer can wait. */
export function checkTimeout(name: string, value: unknown): void {
  if (value === undefined || (typeof value === 'number' && value > 0 && value <= longestTimer)) return
  throw developerError(
    `${name} is not a number of milliseconds from 1 to ${longestTimer}.`,
    () =>
      process.env.NODE_ENV !== 'production' && 'A timer cannot wait for it. Leave it out for the default.',
  )
}
