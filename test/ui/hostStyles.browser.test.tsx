import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { I18nProvider } from '../../src/i18n/index.ts'
import {
  Amount,
  arrowStartIcon,
  Button,
  checkIcon,
  Chip,
  CopyReference,
  Countdown,
  Dialog,
  EmptyState,
  Fact,
  Facts,
  Gallery,
  Icon,
  Notice,
  Picture,
  retryIcon,
  Skeleton,
  TextLink,
} from '../../src/ui/index.ts'

// What the element selectors of real sites do to a page: a reset, and a heavy hand with everything that has a look of its own.
const hostSheet = `
  *, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0 }
  button, a { background: red; border: 4px dotted red; border-radius: 20px; box-shadow: 0 0 9px red; color: red; font: 700 30px cursive; inline-size: 100%; min-inline-size: 300px; text-transform: uppercase; text-decoration: line-through }
  h1, h2, h3, h4, p { color: red; font: italic 700 60px cursive; margin: 50px; padding: 20px; border: 3px solid red; text-transform: uppercase }
  dl, dt, dd, ul, li { margin: 40px; padding: 40px; float: left; font: 30px cursive; color: red }
  ul, li { list-style: square }
  img { max-inline-size: 50px; border: 9px solid red; border-radius: 50%; opacity: .5 }
  svg { margin: 9px; inline-size: 90px }
  path { fill: red; stroke: red }
  strong, code { color: red; font: 40px cursive; background: red; padding: 9px }
  dialog { background: red; margin: 0; padding: 90px }
`

const labels = {
  gallery: 'Pictures',
  all: 'All 2 pictures',
  close: 'Close',
  counter: (at: number, of: number) => `${at} / ${of}`,
  picture: (at: number) => `Picture ${at}`,
}
const src = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/%3E'

const sample = (
  <div className="xp-root" data-xp-scheme="light" data-testid="root">
    <div className="xp-surface xp-container">
      <h2 className="xp-type-title-1">Title</h2>
      <p className="xp-type-body xp-prose">Prose</p>
      <Button variant="primary" icon={retryIcon} busyLabel="Sending">
        Redeem for <Amount value="42,000" symbol="★" symbolName="points" about="about US$420" />
      </Button>
      <TextLink href="#a" icon={arrowStartIcon}>
        Experiences
      </TextLink>
      <TextLink>Clear all</TextLink>
      <Notice title="Not sent.">
        Again in <Countdown deadline={0} />
      </Notice>
      <Chip onRemove={() => {}} removeLabel="Remove">
        Wellness
      </Chip>
      <Facts>
        <Fact label="Where" note="Norway">
          Lodge
        </Fact>
      </Facts>
      <CopyReference value="req_1" label="Reference" copyLabel="Copy" copiedLabel="Copied" />
      <EmptyState title="Nothing here yet" drawing action={<Button>Explore</Button>}>
        Prose
      </EmptyState>
      <Skeleton />
      <Icon drawing={checkIcon} />
      <Picture plate="Kyoto" label="Sold out" />
      <Gallery pictures={[{ src }, { src }]} plate="Kyoto" labels={labels} />
    </div>
    <Dialog open onClose={() => {}} title="Redeem?" closeLabel="Close" actions={<Button>Not now</Button>}>
      <Skeleton />
    </Dialog>
  </div>
)

const properties = [
  'background-color',
  'border-top-width',
  'border-radius',
  'box-shadow',
  'color',
  'float',
  'font-size',
  'font-style',
  'font-weight',
  'height',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'margin-top',
  'margin-left',
  'padding-top',
  'padding-left',
  'text-decoration-line',
  'text-transform',
  'width',
  'fill',
  'stroke',
  'opacity',
] as const

/** Each element by its classes, with what it looks like. Text in elements of no class of ours cannot be told from the host's. */
function looks(): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>()
  page
    .getByTestId('root')
    .element()
    .querySelectorAll('[class*="xp-"]:not(.xp-root, .xp-visually-hidden)')
    .forEach((element, at) => {
      const style = getComputedStyle(element)
      found.set(
        `${at} ${element.getAttribute('class')}`,
        Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)])),
      )
    })
  return found
}

const host = document.createElement('style')
afterEach(() => host.remove())

test('no element selector of a host changes what a component looks like', async () => {
  await page.viewport(1280, 800)
  await render(<I18nProvider>{sample}</I18nProvider>)
  await Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations === 1)
      .map((animation) => animation.finished),
  )
  for (const animation of document.getAnimations()) animation.cancel()
  const before = looks()
  expect(before.size).toBeGreaterThan(50)
  host.textContent = hostSheet
  document.head.prepend(host)
  for (const animation of document.getAnimations()) animation.finish?.()
  const changes = [...looks()].flatMap(([name, after]) =>
    properties
      .filter((property) => after[property] !== before.get(name)?.[property])
      .map((property) => `${name}: ${property} ${before.get(name)?.[property]} -> ${after[property]}`),
  )
  expect(changes).toEqual([])
})
