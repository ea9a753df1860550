import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import {
  Button,
  Checkbox,
  ChoiceChips,
  ChoiceTiles,
  FilterChips,
  Notice,
  Rating,
  SegmentedControl,
  TextField,
} from '../../src/ui/index.ts'
import { stage } from './stage.tsx'

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

beforeEach(async () => {
  await emulate('active')
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
})
afterEach(() => emulate('none'))

/** The picture of an element, as its pixels. */
async function pixelsOf(element: Element): Promise<Uint8ClampedArray> {
  const base64 = await page.screenshot({ element, save: false })
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  canvas?.drawImage(bitmap, 0, 0)
  return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
}

/** How many pixels are of another colour. */
function differences(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0
  for (let at = 0; at < Math.max(one.length, other.length); at += 4) {
    if (one[at] !== other[at] || one[at + 1] !== other[at + 1] || one[at + 2] !== other[at + 2]) count += 1
  }
  return count
}

/** A hairline around a small control is about so many. */
const seen = 60
const options = [{ value: 'a', label: 'Mail' }]
const rating = {
  label: 'How likely?',
  leastLabel: 'Not',
  mostLabel: 'Very',
  scaleLabel: '0 to 10',
  formatNumber: String,
  onValueChange: () => undefined,
}

it.each([
  [
    'tile',
    () => <ChoiceTiles label="How" options={options} />,
    () => <ChoiceTiles label="How" options={options} defaultValue="a" />,
    '.xp-choice',
  ],
  [
    'chip',
    () => <ChoiceChips label="How" options={options} />,
    () => <ChoiceChips label="How" options={options} defaultValue="a" />,
    '.xp-choice',
  ],
  [
    'segment',
    () => <SegmentedControl label="How" options={options} />,
    () => <SegmentedControl label="How" options={options} defaultValue="a" />,
    '.xp-choice',
  ],
  [
    'score',
    () => <Rating {...rating} value={null} />,
    () => <Rating {...rating} value={0} />,
    '.xp-rating-score',
  ],
  [
    'filter',
    () => <FilterChips label="Filters" options={options} values={[]} onValuesChange={() => undefined} />,
    () => <FilterChips label="Filters" options={options} values={['a']} onValuesChange={() => undefined} />,
    '.xp-filter-chip',
  ],
  [
    'box',
    () => <Checkbox label="I agree" />,
    () => <Checkbox label="I agree" defaultChecked />,
    '.xp-checkbox-frame',
  ],
] as const)(
  'a chosen %s differs from one that is not, in forced colours',
  async (_name, plain, chosen, selector) => {
    await stage(
      <>
        <div data-testid="plain">{plain()}</div>
        <div data-testid="chosen">{chosen()}</div>
      </>,
    )
    const [one, other] = ['plain', 'chosen'].map((id) =>
      document.querySelector(`[data-testid="${id}"] ${selector}`),
    ) as [Element, Element]
    expect(differences(await pixelsOf(one), await pixelsOf(other))).toBeGreaterThan(seen)
  },
)

it.each([
  ['a button', () => <Button>Send</Button>, 'button.xp-button'],
  ['a field', () => <TextField label="Name" />, 'input'],
  ['a box', () => <Checkbox label="I agree" />, 'input'],
  ['a tile', () => <ChoiceTiles label="How" options={options} />, 'input'],
  ['a score', () => <Rating {...rating} value={null} />, 'input'],
  [
    'a filter',
    () => <FilterChips label="Filters" options={options} values={[]} onValuesChange={() => undefined} />,
    '.xp-filter-chip',
  ],
] as const)(
  'the focus on %s is seen in forced colours, and its edge without it',
  async (_name, element, selector) => {
    await stage(
      <div data-testid="room" style={{ padding: 16 }}>
        {element()}
      </div>,
    )
    const room = page.getByTestId('room').element()
    const target = room.querySelector<HTMLElement>(selector)
    const resting = await pixelsOf(room)
    target?.focus()
    const focusedPixels = await pixelsOf(room)
    expect(document.activeElement).toBe(target)
    expect(differences(resting, focusedPixels)).toBeGreaterThan(seen)
  },
)

it('a primary button and a notice have an edge where grounds are taken away', async () => {
  await stage(
    <>
      <Button variant="primary">Send</Button>
      <Notice title="Offline.">What is here stays.</Notice>
    </>,
  )
  for (const element of document.querySelectorAll('.xp-button, .xp-notice')) {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
    expect([element.className, borderTopStyle, borderTopWidth]).toEqual([element.className, 'solid', '1px'])
  }
})
