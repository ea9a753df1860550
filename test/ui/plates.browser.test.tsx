import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createMemberHost } from '../support/memberHost.tsx'
import { Picture } from '../../src/ui/index.ts'

const sizes = { '4.5rem': false, '6rem': false, '6.5rem': false, '10rem': true, '20rem': true }

test.each(Object.entries(sizes))('a plate %s wide has its words: %s', async (inlineSize, hasWords) => {
  await page.viewport(1280, 900)
  const host = createMemberHost()
  await render(
    host.page(
      <div style={{ inlineSize }}>
        <Picture plate="Copenhagen" ratio="1:1" />
      </div>,
    ),
  )
  const words = page.getByText('Copenhagen')
  if (!hasWords) {
    await expect.element(words).not.toBeVisible()
    return
  }
  await expect.element(words).toBeVisible()
  // In one piece.
  const range = document.createRange()
  range.selectNodeContents(words.element())
  expect(range.getClientRects()).toHaveLength(1)
})

test.each(['4:5', '3:2', '1:1', '2:1'] as const)(
  'each line of a plate %s is whole, or goes on to the edge of the plate',
  async (ratio) => {
    await page.viewport(1280, 900)
    const host = createMemberHost()
    await render(
      host.page(
        <div style={{ inlineSize: '20rem' }}>
          <Picture plate="Kyoto" ratio={ratio} />
        </div>,
      ),
    )
    const [plate, drawing, lines] = ['.xp-plate', '.xp-plate-lines', '.xp-plate-line'].map(
      (part) => document.querySelector(part) as Element,
    ) as [Element, Element, Element]
    const bottom = (part: Element) => part.getBoundingClientRect().bottom
    const isCut = getComputedStyle(drawing).overflowY !== 'visible' && bottom(drawing) < bottom(lines)
    expect(isCut && bottom(drawing) < bottom(plate)).toBe(false)
  },
)
