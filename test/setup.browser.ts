/// <reference types="vite/client" />
import { version } from 'react'
import { expect, inject } from 'vitest'

import.meta.glob('../src/theme/styles.css', { eager: true })

declare module 'vitest' {
  interface ProvidedContext {
    reactMajor: 18 | 19
  }
}

// The second browser run means nothing if an alias slipped and both ran the same React.
expect(Number.parseInt(version, 10), 'the React that this project is there to test').toBe(inject('reactMajor'))
