import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { ExperienceHub } from '../../src/index.ts'
import {
  Button,
  Checkbox,
  ChoiceChips,
  ChoiceTiles,
  FilterChips,
  LazyCalendar,
  Notice,
  Rating,
  SegmentedControl,
  Stepper,
  TextField,
} from '../../src/ui/index.ts'
import { createHost } from '../components/offers/renderOffers.tsx'
import { sandboxMembers } from '../../src/sandbox/index.ts'
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
const calendar = {
  label: 'Dates',
  labels: { previousMonth: 'Back', nextMonth: 'On', today: 'today', unavailable: 'not available' },
  kinds: [{ id: 'suits', label: 'would suit you', appearance: 'filled' }],
  activeKind: 'suits',
  values: { suits: ['2026-12-10'] },
  onValuesChange: () => undefined,
  renderFailure: () => null,
} as const

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

/** What a colour of the system is painted as. */
function systemColour(name: string): string {
  const swatch = document.body.appendChild(document.createElement('div'))
  swatch.style.backgroundColor = name
  const colour = getComputedStyle(swatch).backgroundColor
  swatch.remove()
  return colour
}

it('a primary button is filled where the others are not, but for one that cannot be pressed', async () => {
  await stage(
    <>
      <Button variant="primary">Redeem</Button>
      <Button>Ask for it</Button>
      <Button variant="primary" unavailable>
        Send
      </Button>
    </>,
  )
  const lookOf = (name: string) => {
    const { backgroundColor, color } = getComputedStyle(page.getByRole('button', { name }).element())
    return [backgroundColor, color]
  }
  const [text, face] = [systemColour('ButtonText'), systemColour('ButtonFace')]
  await expect.poll(() => lookOf('Redeem')).toEqual([text, face])
  expect(lookOf('Ask for it')[1]).toBe(text)
  expect(lookOf('Ask for it')[0]).not.toBe(text)
  expect(lookOf('Send')[1]).toBe(systemColour('GrayText'))
})

it.each([
  ['a primary button', () => <Button variant="primary">Send</Button>, '.xp-button'],
  [
    'a filter that is on',
    () => <FilterChips label="Filters" options={options} values={['a']} onValuesChange={() => undefined} />,
    '.xp-filter-chip',
  ],
  ['a chosen day', () => <LazyCalendar {...calendar} />, '.xp-calendar-day[data-appearance="filled"]'],
] as const)('the focus on %s has a colour of the system’s', async (_name, element, selector) => {
  await stage(element())
  await expect.poll(() => document.querySelector(selector)).not.toBeNull()
  const target = document.querySelector<HTMLElement>(selector)
  target?.focus()
  expect(target?.matches(':focus-visible')).toBe(true)
  expect(getComputedStyle(target as Element).outlineColor).toBe(systemColour('Highlight'))
})

it('a chosen score is as any other choice, on the ground of what is chosen', async () => {
  await stage(<Rating {...rating} value={9} />)
  const chosen = document.querySelector('input:checked + .xp-rating-number') as Element
  await expect.poll(() => getComputedStyle(chosen).backgroundColor).toBe(systemColour('Highlight'))
  expect(getComputedStyle(chosen).color).toBe(systemColour('HighlightText'))
})

it('a button that has no further step is told from one that has', async () => {
  await stage(
    <Stepper label="Adults" decreaseLabel="One fewer" increaseLabel="One more" value={8} min={1} max={8} />,
  )
  const colourOf = (name: string) => getComputedStyle(page.getByRole('button', { name }).element()).color
  await expect.poll(() => colourOf('One more')).toBe(systemColour('GrayText'))
  expect(colourOf('One fewer')).toBe(systemColour('ButtonText'))
})

it.each(['neutral', 'good', 'care', 'wrong'] as const)(
  'the drawing of a notice is seen: %s',
  async (tone) => {
    await stage(
      <Notice tone={tone} title="Offline.">
        What is here stays.
      </Notice>,
    )
    const drawing = document.querySelector('.xp-notice .xp-icon') as Element
    expect(getComputedStyle(drawing).color).toBe(systemColour('CanvasText'))
  },
)

it('what is wrong in a field, or a number of guests, differs from what is not in more than its words', async () => {
  await stage(
    <>
      <TextField label="Name" />
      <TextField label="Name" error="It is missing." />
      <Stepper label="Adults" decreaseLabel="One fewer" increaseLabel="One more" value={2} />
      <Stepper
        label="Adults"
        decreaseLabel="One fewer"
        increaseLabel="One more"
        value={2}
        error="Too many."
      />
    </>,
  )
  const edges = [...document.querySelectorAll('.xp-field-control, .xp-stepper-input')].map((input) =>
    parseFloat(getComputedStyle(input).borderTopWidth),
  )
  const [field = 0, wrongField = 0, number = 0, wrongNumber = 0] = edges
  expect(wrongField).toBeGreaterThan(field)
  expect(wrongNumber).toBeGreaterThan(number)
})

it('only the part of the hub that is shown has a line under it', async () => {
  const { render } = createHost()
  await render(<ExperienceHub />)
  const lineOf = (name: string) =>
    getComputedStyle(page.getByRole('navigation').getByRole('button', { name }).element()).borderBottomColor
  await expect.poll(() => lineOf('Explore')).toBe(systemColour('CanvasText'))
  expect(lineOf('Wallet')).toBe(systemColour('Canvas'))
})

it('the mark of a button that is busy is no closed ring, so that it is seen to turn', async () => {
  await stage(
    <Button busy busyLabel="Sending">
      Send
    </Button>,
  )
  const { borderTopColor, borderBottomColor } = getComputedStyle(
    document.querySelector('.xp-busy-mark') as Element,
  )
  expect(borderTopColor).toBe(systemColour('CanvasText'))
  expect(borderBottomColor).toBe(systemColour('Canvas'))
})

it('a conversation that is open looks so with the focus on it too, which another has as well', async () => {
  const { render } = createHost({ member: sandboxMembers.withHistory })
  await render(<ExperienceHub defaultLocation={{ view: 'concierge' }} />)
  const rows = page.getByRole('list').getByRole('button', { name: /courtyard|sauna/ })
  await expect.poll(() => rows.elements().length).toBeGreaterThan(1)
  const [open, other] = rows.elements() as HTMLElement[]
  open?.setAttribute('data-active', '')
  const sides = [open, other].map((row) => {
    row?.focus()
    return row && getComputedStyle(row).borderLeftWidth
  })
  expect(sides).toEqual(['8px', '0px'])
})
