import type { Schedule } from './createDispatcher.ts'

/** By a timer that keeps no Node process alive: an hour's wait for a retry must not. */
export const scheduleByTimer: Schedule = (ms, run) => {
  const timer: unknown = setTimeout(() => void run(), ms)
  if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function')
    timer.unref()
  return () => clearTimeout(timer as number)
}
