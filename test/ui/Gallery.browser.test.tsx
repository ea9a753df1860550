import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Gallery } from '../../src/ui/index.ts'
import { blockUrls } from '../support/blockUrls.ts'

const dot = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="${colour}" d="M0 0h8v8H0z"/></svg>`)}`
const six = ['red', 'green', 'blue', 'teal', 'navy', 'olive'].map((colour) => ({ src: dot(colour) }))

const labels = {
  gallery: 'Pictures of the fjord',
  all: 'All 6 pictures',
  close: 'Close',
  counter: (position: number, count: number) => `${position} / ${count}`,
  picture: (position: number, count: number) => `Picture ${position} of ${count}`,
}

async function show(width: number, pictures = six, height = 800) {
  await page.viewport(width, height)
  await render(
    <div className="xp-root" data-xp-scheme="light">
      <div className="xp-surface xp-container">
        <Gallery
          data-testid="gallery"
          pictures={pictures}
          plate="Hjørundfjord"
          labels={labels}
          renderFailure={(_error, retry) => <button onClick={() => void retry()}>Try again</button>}
        />
      </div>
    </div>,
  )
}

const row = () => page.getByRole('list', { name: 'Pictures of the fjord' })

// First: what was loaded once stays.
test('asks anew for the code of the dialog where it did not come', async () => {
  await blockUrls('*/src/ui/GalleryDialog.tsx*')
  await show(1280)
  await page.getByRole('button', { name: 'All 6 pictures' }).click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  await blockUrls()
  await retry.click()
  await expect.element(page.getByRole('dialog', { name: 'Pictures of the fjord' })).toBeVisible()
})

test('shows three side by side in a wide container, all of them in a dialog', async () => {
  await show(1280)
  expect(page.getByRole('img').elements()).toHaveLength(3)
  await expect.element(row()).not.toHaveAttribute('tabindex')
  await page.getByRole('button', { name: 'All 6 pictures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pictures of the fjord' })
  await expect.element(dialog).toBeVisible()
  expect(dialog.getByRole('img').elements()).toHaveLength(6)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'All 6 pictures' })).toHaveFocus()
})

test('opens its pictures apart from each other, each whole in the window of a phone on its side', async () => {
  await show(844, six, 390)
  await page.getByRole('button', { name: 'All 6 pictures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pictures of the fjord' })
  await expect.element(dialog).toBeVisible()
  const [first, second] = [...dialog.element().querySelectorAll('.xp-picture')].map((picture) =>
    picture.getBoundingClientRect(),
  )
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(8, 0)
  expect(first?.height).toBeLessThanOrEqual(dialog.element().clientHeight + 1)
  expect(first?.height).toBeGreaterThan(300)
})

test('shows one at a time on a phone, scrolled by keyboard, with a counter', async () => {
  await show(390)
  await expect.element(row()).toHaveAttribute('tabindex', '0')
  await expect.element(page.getByText('1 / 6')).toBeVisible()
  const list = row().element() as HTMLElement
  list.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('2 / 6')).toBeVisible()
  expect(page.getByRole('button', { name: 'All 6 pictures' }).query()).toBeNull()
})

test('counts from the picture that is seen where the page moves what is around it', async () => {
  await show(390)
  const list = row().element() as HTMLElement
  list.scrollLeft = 2 * list.clientWidth
  await expect.element(page.getByText('3 / 6')).toBeVisible()
  document.body.prepend(list.closest('.xp-root')!.parentElement!)
  const seen = () => Math.round(list.scrollLeft / list.clientWidth) + 1
  await expect.poll(() => page.getByText(/ \/ 6$/).element().textContent).toBe(`${seen()} / 6`)
  expect(seen()).toBe(1)
})

test('leaves room for the words below it in a column nearly as wide as the window is high', async () => {
  await show(640, six, 480)
  expect(row().element().getBoundingClientRect().height).toBe(360)
  await page.viewport(390, 800)
  expect(row().element().getBoundingClientRect().height).toBeCloseTo(487.5, 0)
})

test('shows a plate where there is no picture, in the same room', async () => {
  await show(1280, [])
  const box = page.getByTestId('gallery').element().getBoundingClientRect()
  expect(box.height).toBeCloseTo(568, 0)
  await expect.element(page.getByText('Hjørundfjord')).toBeVisible()
})

test('a failing picture becomes a plate and the others stay', async () => {
  await show(1280, [...six.slice(0, 2), { src: 'data:image/png;base64,AAAA' }])
  await expect.element(page.getByText('Hjørundfjord')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Picture 1 of 3' })).toBeVisible()
})

test.each([2, 3])('keeps the word of the last plate of %i clear of the button on it', async (count) => {
  await show(1280, [...six.slice(0, count - 1), { src: 'data:image/png;base64,AAAA' }])
  const word = page.getByText('Hjørundfjord')
  await expect.element(word).toBeVisible()
  const button = page.getByRole('button', { name: 'All 6 pictures' }).element().getBoundingClientRect()
  expect(word.element().getBoundingClientRect().bottom).toBeLessThan(button.top)
})

test('makes room in the pictures for the ring of their row, which they would hide', async () => {
  await show(390)
  await expect.element(row()).toHaveAttribute('tabindex', '0')
  const picture = row().element().querySelector('.xp-gallery-picture')!
  expect(getComputedStyle(picture).clipPath).toBe('none')
  await userEvent.keyboard('{Tab}')
  await expect.element(row()).toHaveFocus()
  expect(getComputedStyle(picture).clipPath).toBe('inset(5px)')
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(row().element())
  expect([outlineStyle, outlineWidth, outlineOffset]).toEqual(['solid', '2px', '-2px'])
})

test('keeps the ring of what lies over a picture within its own ground', async () => {
  await show(1280)
  const all = page.getByRole('button', { name: 'All 6 pictures' })
  await userEvent.keyboard('{Tab}')
  await expect.element(all).toHaveFocus()
  const { outlineStyle, outlineOffset } = getComputedStyle(all.element())
  expect([outlineStyle, outlineOffset]).toEqual(['solid', '-4px'])
})
