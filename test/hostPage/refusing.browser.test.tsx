import { test } from 'vitest'
import { takeDay } from './takeDay.tsx'

/** A frame of another site whose browser keeps nothing, on a page without HTTPS: each of these is missing, or throws. */
function refuseAll(): () => void {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const rejects = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  const own: [object, string, PropertyDescriptor][] = [
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
  ]
  const restore = own.map(([object, name, descriptor]) => {
    const before = Object.getOwnPropertyDescriptor(object, name)
    Object.defineProperty(object, name, { configurable: true, ...descriptor })
    return () => {
      if (before) Object.defineProperty(object, name, before)
      else Reflect.deleteProperty(object, name)
    }
  })
  return () => restore.forEach((each) => each())
}

test(
  'in a frame of another site that may keep nothing a day goes as any other',
  { timeout: 60_000 },
  async () => {
    const end = refuseAll()
    await takeDay({ isRead: false }).finally(end)
  },
)
