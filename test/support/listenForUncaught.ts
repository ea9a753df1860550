import { onTestFinished } from 'vitest'

/** What surfaces in a page as an uncaught error or rejection, which would end the run, until the test has finished. */
export function listenForUncaught(): () => readonly unknown[] {
  const errors: unknown[] = []
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    errors.push('error' in event ? event.error : event.reason)
    event.preventDefault()
  }
  for (const name of ['error', 'unhandledrejection'] as const) window.addEventListener(name, note)
  onTestFinished(() => {
    for (const name of ['error', 'unhandledrejection'] as const) window.removeEventListener(name, note)
  })
  return () => errors
}
