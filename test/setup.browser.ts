import '../src/theme/styles.css'
import { version } from 'react'
import { expect, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    reactMajor: 18 | 19
    /** The long run: whole products instead of samples. */
    isWhole: boolean
  }
}

// The second browser run means nothing if an alias slipped and both ran the same React.
expect(Number.parseInt(version, 10), 'the React that this project is there to test').toBe(inject('reactMajor'))
