import { afterEach } from 'vitest'

// Files that ask for jsdom get the matchers of the DOM, and a clean page after each test.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure } = await import('@testing-library/react')
  // A busy machine is slow. A mutant, though, is mostly found by waiting in vain.
  configure({ asyncUtilTimeout: process.env.XP_MUTATION ? 2_000 : 5_000 })
  afterEach(cleanup)
}
