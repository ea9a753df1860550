import { expect, test } from 'vitest'

test('throws when a browser bundle imports it', async () => {
  await expect(import('../../src/server/browser.ts')).rejects.toThrow(/must never reach a page/)
})
