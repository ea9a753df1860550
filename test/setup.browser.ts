import '../src/theme/styles.css'
import { version } from 'react'
import { beforeAll, expect, inject } from 'vitest'
import { userEvent } from 'vitest/browser'

declare module 'vitest' {
  interface ProvidedContext {
    reactMajor: 18 | 19
    /** The long run: whole products instead of samples. */
    isWhole: boolean
  }
}

// The second browser run means nothing if an alias slipped and both ran the same React.
expect(Number.parseInt(version, 10), 'the React that this project is there to test').toBe(
  inject('reactMajor'),
)

// Files share a page, and its mouse would rest where the last one left it: what a mouse rests on may be read ahead.
beforeAll(() => userEvent.unhover(document.body))
