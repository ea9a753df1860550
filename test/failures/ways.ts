import { type Locator, page } from 'vitest/browser'
import { commonMessages } from '../../src/i18n/index.ts'

/** The ways on that a member has. */
export const ways = {
  /** Also while it counts down to when it can be pressed. */
  tryAgain: () =>
    page.getByRole('button', { name: new RegExp(`^${commonMessages['common.tryAgain']}`) }).first(),
  isOpen: (way: Locator) => {
    const button = way.query()
    return (
      button !== null &&
      button.getAttribute('aria-disabled') !== 'true' &&
      !/ in \d/.test(button.textContent ?? '')
    )
  },
} as const
