import type { ReactElement } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { cdp, type Locator, page } from 'vitest/browser'
import { ConversationList, OfferCatalog, RedemptionList } from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import {
  Button,
  Checkbox,
  ChoiceTiles,
  FilterChips,
  Rating,
  SegmentedControl,
  Stepper,
  TextLink,
} from '../../src/ui/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'
import { stage } from './stage.tsx'

/** Presses, and lets go when the test ends. A finger that CDP sends would press nothing. */
async function press(element: Element): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth)
  const { left, top, width, height } = element.getBoundingClientRect()
  const scale = frame.width / innerWidth
  const at = {
    x: frame.left + (left + Math.min(width / 2, 20)) * scale,
    y: frame.top + (top + height / 2) * scale,
    button: 'left' as const,
    clickCount: 1,
  }
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
  onTestFinished(
    async () => void (await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })),
  )
}

/** How the places look that can answer to a press: the control, what covers its card, and what is drawn for an input. */
const lookOf = (control: Element) =>
  [
    getComputedStyle(control),
    getComputedStyle(control, '::after'),
    control.nextElementSibling && getComputedStyle(control.nextElementSibling),
  ].map((style) => (style?.content === 'none' ? '' : `${style?.background} ${style?.outlineStyle}`))

async function expectAnswer(control: Locator): Promise<void> {
  await expect.element(control).toBeInTheDocument()
  const element = control.element()
  element.scrollIntoView({ block: 'center' })
  const before = lookOf(element)
  await press(element)
  await expect.poll(() => element.matches(':active')).toBe(true)
  // A wash over its ground, and an outline that forced colours draw.
  const changed = lookOf(element).filter((look, index) => look !== before[index])
  expect(changed).toHaveLength(1)
  expect(changed[0]).toMatch(/ \/ 0\.[14]\).+ solid$/)
}

const options = [{ value: 'a', label: 'Mail' }]

it.each<[string, ReactElement, () => Locator]>([
  ['button', <Button>Send</Button>, () => page.getByRole('button', { name: 'Send' })],
  [
    'primary button',
    <Button variant="primary">Send</Button>,
    () => page.getByRole('button', { name: 'Send' }),
  ],
  ['text link', <TextLink>More</TextLink>, () => page.getByRole('button', { name: 'More' })],
  [
    'filter',
    <FilterChips label="How" options={options} values={[]} onValuesChange={() => undefined} />,
    () => page.getByRole('button', { name: 'Mail' }),
  ],
  ['tile', <ChoiceTiles label="How" options={options} />, () => page.getByRole('radio')],
  ['segment', <SegmentedControl label="How" options={options} />, () => page.getByRole('radio')],
  [
    'score',
    <Rating
      label="How likely?"
      leastLabel="Not"
      mostLabel="Very"
      scaleLabel="0 to 10"
      formatNumber={String}
      value={null}
      onValueChange={() => undefined}
    />,
    () => page.getByRole('radio', { name: '7', exact: true }),
  ],
  ['checkbox', <Checkbox label="I agree" />, () => page.getByRole('checkbox')],
  [
    'step',
    <Stepper label="Adults" decreaseLabel="Fewer" increaseLabel="More" defaultValue={2} />,
    () => page.getByRole('button', { name: 'More' }),
  ],
])('a %s shows that it is pressed', async (_name, element, control) => {
  await stage(element)
  await expectAnswer(control())
})

it.each<[string, ReactElement, () => Locator]>([
  ['card', <OfferCatalog onOpen={() => undefined} />, () => page.getByRole('button', { name: /counter/ })],
  [
    'booking',
    <RedemptionList onOpen={() => undefined} />,
    () => page.getByRole('listitem').first().getByRole('button'),
  ],
  [
    'conversation',
    <ConversationList onOpen={() => undefined} />,
    () => page.getByRole('listitem').first().getByRole('button'),
  ],
])('a %s shows that it is pressed', async (_name, element, control) => {
  await page.viewport(390, 844)
  await createMemberHost({ member: sandboxMembers.withHistory }).open(element)
  await expectAnswer(control())
})

it('does not wash what cannot be pressed now', async () => {
  await stage(<Button unavailable>Sold out</Button>)
  const button = page.getByRole('button', { name: 'Sold out' })
  await press(button.element())
  await expect.poll(() => button.element().matches(':active')).toBe(true)
  await expect.element(button).toHaveStyle({ backgroundImage: 'none' })
})
