import { afterEach } from 'vitest'

// Files that ask for jsdom get the matchers of the DOM, and a clean page after each test.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
