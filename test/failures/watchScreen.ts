import { vi } from 'vitest'
import { isOfSetUp } from '../support/isOfSetUp.ts'

/** What a member sees, and what must never happen behind it. */
export interface ScreenWatch {
  /** The words in the components of the library, without what is only announced. */
  readonly words: () => string
  /** A skeleton, a busy button, a part that says that it is busy. */
  readonly looksBusy: () => boolean
  /** A component that shows nothing at all. */
  readonly blanks: () => readonly string[]
  /** Errors that nobody caught, and what was said on the console. */
  readonly complaints: () => readonly string[]
  readonly stop: () => void
}

const roots = () => [
  ...document.querySelectorAll<HTMLElement>('[data-xp-component]:not([data-xp-component] *)'),
]

export function watchScreen(): ScreenWatch {
  const complaints: string[] = []
  const onError = ({ message }: ErrorEvent) => complaints.push(`uncaught: ${message}`)
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    complaints.push(`unhandled rejection: ${String(reason)}`)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  const said = (level: 'error' | 'warn') =>
    vi.spyOn(console, level).mockImplementation((...parts) => {
      const line = `console.${level}: ${parts.map(String).join(' ')}`
      if (!isOfSetUp(line)) complaints.push(line)
    })
  const spies = [said('error'), said('warn')]
  return {
    words: () =>
      roots()
        .map(({ innerText }) => innerText)
        .join('\n')
        .replace(/\s+/g, ' '),
    looksBusy: () =>
      roots().some((root) => root.querySelector('[aria-busy="true"], [data-busy], .xp-skeleton') !== null),
    // One that shrinks to its content stands in a line of the host's: it may have nothing to say.
    blanks: () =>
      roots()
        .filter((root) => !root.classList.contains('xp-inline') && root.innerText.trim() === '')
        .map((root) => root.dataset.xpComponent ?? ''),
    complaints: () => complaints,
    stop: () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
      for (const spy of spies) spy.mockRestore()
    },
  }
}
