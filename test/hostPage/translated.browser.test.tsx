import { expect, test } from 'vitest'
import { takeDay } from './takeDay.tsx'
import { translatePage } from './translatePage.ts'

test(
  'a page that the browser translates says the same at each step, and nothing breaks',
  { timeout: 120_000 },
  async () => {
    const plain = await takeDay()
    const translated = await takeDay({
      change: () => {
        const end = translatePage(document.body)
        return () => {
          expect(document.querySelectorAll('font').length).toBeGreaterThan(20)
          end()
        }
      },
    })
    expect(translated).toEqual(plain)
  },
)
