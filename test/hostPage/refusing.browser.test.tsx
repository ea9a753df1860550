import { test } from 'vitest'
import { replaceOwn } from './replaceOwn.ts'
import { takeDay } from './takeDay.tsx'

/** A frame of another site whose browser keeps nothing, on a page without HTTPS: each of these is missing, or throws. */
function refuseAll(): () => void {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const rejects = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  return replaceOwn([
    [window, 'localStorage', { get: refuse }],
    [window, 'sessionStorage', { get: refuse }],
    [window, 'indexedDB', { get: refuse }],
    [window, 'caches', { value: undefined }],
    [navigator, 'locks', { value: { request: rejects } }],
    [navigator, 'clipboard', { value: undefined }],
    [crypto, 'randomUUID', { value: undefined }],
    [crypto, 'subtle', { value: undefined }],
    [
      window,
      'BroadcastChannel',
      {
        value: class {
          constructor() {
            refuse()
          }
        },
      },
    ],
    [window, 'requestIdleCallback', { value: undefined }],
    [document, 'cookie', { get: refuse, set: refuse }],
  ])
}

test(
  'in a frame of another site that may keep nothing a day goes as any other',
  { timeout: 60_000 },
  async () => {
    const end = refuseAll()
    await takeDay({ isRead: false }).finally(end)
  },
)
