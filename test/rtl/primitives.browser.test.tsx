import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  arrowEndIcon,
  arrowUpIcon,
  ChoiceTiles,
  CopyReference,
  Gallery,
  Icon,
  Rating,
  retryIcon,
  SegmentedControl,
  TextArea,
  undoIcon,
} from '../../src/ui/index.ts'
import { stage } from '../accessibility/stage.tsx'

const arabic = { locale: 'ar', dir: 'rtl' } as const
const blank = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')}`,
}

test('a gallery begins at its right, goes on by the left arrow and back by the right one', async () => {
  await page.viewport(390, 800)
  const labels = {
    gallery: 'صور',
    all: 'كل الصور',
    close: 'إغلاق',
    counter: (position: number, count: number) => `${position} من ${count}`,
    picture: (position: number) => `الصورة ${position}`,
  }
  await stage(<Gallery pictures={[blank, blank, blank]} plate="" labels={labels} />, arabic)
  const row = page.getByRole('list', { name: 'صور' })
  await expect.element(row).toHaveAttribute('tabindex', '0')
  const list = row.element() as HTMLElement
  const [first, second] = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect().left)
  expect(second).toBeLessThan(first ?? 0)
  list.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByText('2 من 3')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('1 من 3')).toBeVisible()
})

function Score() {
  const [value, setValue] = useState<number | null>(3)
  return (
    <Rating
      label="التقييم"
      value={value}
      onValueChange={setValue}
      leastLabel="قليل"
      mostLabel="كثير"
      scaleLabel="من 0 إلى 10"
      formatNumber={String}
    />
  )
}

test('scores rise to the left, and the left arrow raises one', async () => {
  await page.viewport(1280, 800)
  await stage(<Score />, arabic)
  const score = (name: string) => page.getByRole('radio', { name, exact: true })
  const left = (name: string) => score(name).element().getBoundingClientRect().left
  expect(left('4')).toBeLessThan(left('3'))
  ;(score('3').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(score('4')).toBeChecked()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(score('2')).toBeChecked()
})

const options = [
  { value: 'one', label: 'واحد' },
  { value: 'two', label: 'اثنان' },
] as const

test.each([
  ['tiles', ChoiceTiles],
  ['segments', SegmentedControl],
] as const)('the left arrow chooses the next of %s', async (_, Choice) => {
  await page.viewport(1280, 800)
  await stage(<Choice label="الاختيار" options={options} defaultValue="one" />, arabic)
  const [one, two] = [page.getByRole('radio', { name: 'واحد' }), page.getByRole('radio', { name: 'اثنان' })]
  ;(one.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(two).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(one).toBeChecked()
})

const scale = (id: string) => getComputedStyle(page.getByTestId(id).element()).scale

test('icons that point along the text turn round, and the others do not', async () => {
  await stage(
    <>
      <Icon drawing={arrowEndIcon} data-testid="arrow" />
      <Icon drawing={undoIcon} data-testid="undo" />
      <Icon drawing={arrowUpIcon} data-testid="send" />
      <Icon drawing={retryIcon} data-testid="retry" />
      <div className="xp-root" dir="ltr">
        <Icon drawing={arrowEndIcon} data-testid="within" />
      </div>
    </>,
    arabic,
  )
  expect(['arrow', 'undo', 'send', 'retry', 'within'].map(scale)).toEqual([
    '-1 1',
    '-1 1',
    'none',
    'none',
    'none',
  ])
})

test('a reference keeps its order', async () => {
  await stage(
    <CopyReference label="الرقم المرجعي" value="7-42/req" copyLabel="نسخ" copiedLabel="تم النسخ" />,
    arabic,
  )
  const { direction, unicodeBidi } = getComputedStyle(page.getByText('7-42/req').element())
  expect([direction, unicodeBidi]).toEqual(['ltr', 'isolate'])
})

test('a text of several lines is written in the direction of its own letters', async () => {
  await stage(<TextArea label="الحساسية" />, arabic)
  const field = page.getByRole('textbox', { name: 'الحساسية' })
  await field.fill('No nuts.')
  const { direction, unicodeBidi, textAlign, font } = getComputedStyle(field.element())
  expect(direction).toBe('rtl')
  // No page is told where a letter of a field stands: the same text beside it, by the same rules.
  const mirror = document.createElement('div')
  mirror.textContent = 'No nuts.'
  Object.assign(mirror.style, { direction, unicodeBidi, textAlign, font, whiteSpace: 'pre-wrap' })
  field.element().after(mirror)
  const letter = (from: number) => {
    const range = document.createRange()
    range.setStart(mirror.firstChild as Text, from)
    range.setEnd(mirror.firstChild as Text, from + 1)
    return range.getBoundingClientRect().left
  }
  expect(letter(7)).toBeGreaterThan(letter(6))
})
