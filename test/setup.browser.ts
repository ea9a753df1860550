import './support/leaveDevToolsOut.ts'
import './support/leaveOwnerStacksOut.ts'
import '../src/theme/styles.css'
import '@fontsource-variable/instrument-sans'
import '@fontsource-variable/noto-sans-arabic'
import './support/typeface.css'
import * as React from 'react'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loadTypefaces } from './support/loadTypefaces.ts'

declare module 'vitest' {
  interface ProvidedContext {
    reactMajor: 18 | 19
    /** In the place of React, as in the script for plain pages. */
    isPreact: boolean
    /** The long run: whole products instead of samples. */
    isWhole: boolean
  }
}

declare module 'vitest/browser' {
  /** Of test/support/holdModules.ts. */
  interface BrowserCommands {
    /** From now on these files wait, by their names: `WalletView.tsx`. Release them when the file ends. */
    holdModules: (files: readonly string[]) => Promise<void>
    releaseModules: () => Promise<void>
    /** Which of them were asked for. */
    heldModules: () => Promise<readonly string[]>
  }
}

// The second browser run means nothing if an alias slipped and both ran the same React.
expect(Number.parseInt(React.version, 10), 'the React that this project is there to test').toBe(
  inject('reactMajor'),
)
expect('render' in React, 'Preact where it is wanted').toBe(inject('isPreact'))

// Letters that arrive in the middle of a test move what it measures.
await loadTypefaces()

// Files share a page, and the mouse stays where the last one left it: what it hovers may be prefetched.
beforeAll(() => userEvent.unhover(document.body))

// Files run side by side in pages of one origin, which would take turns to refresh their tokens: one waits for no other.
Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined })

// A redemption of unknown outcome outlives its session there, and tests share members and addresses.
afterEach(() => sessionStorage.clear())
