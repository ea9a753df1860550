import { isForBrowser } from '../../src/base/index.ts'
import { expect, it } from 'vitest'

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

it('a plain click is ours', () => expect(isForBrowser(click)).toBe(false))

it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %o is left to the browser, which opens a tab or a window, or downloads',
  (part) => expect(isForBrowser({ ...click, ...part })).toBe(true),
)
