import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { I18nProvider } from '../../src/i18n/index.ts'
import { applyTheme } from '../../src/theme/index.ts'
import {
  AnnouncerProvider,
  Button,
  Fact,
  Facts,
  LazyCalendar,
  Rating,
  SearchField,
  TextField,
} from '../../src/ui/index.ts'

const sample = (
  <I18nProvider locale="en-GB" timeZone="Europe/Copenhagen" now={() => Date.parse('2026-12-02T12:00:00Z')}>
    <AnnouncerProvider>
      <div className="xp-root" data-xp-scheme="light" data-testid="root">
        <div className="xp-surface xp-container">
          <Button>Redeem</Button>
          <TextField label="Name" />
          <SearchField label="Search" value="" onValueChange={() => {}} clearLabel="Clear" />
          <Rating
            label="Score"
            value={null}
            onValueChange={() => {}}
            leastLabel="Least"
            mostLabel="Most"
            scaleLabel="From 0 to 10"
            formatNumber={String}
          />
          <LazyCalendar
            label="Dates"
            labels={{
              previousMonth: 'Previous month',
              nextMonth: 'Next month',
              today: 'today',
              unavailable: 'not available',
            }}
            kinds={[{ id: 'day', label: 'would suit you', appearance: 'filled' }]}
            activeKind="day"
            values={{ day: [] }}
            onValuesChange={() => {}}
            renderFailure={() => null}
          />
          <Facts>
            <Fact label="Where">Lodge</Fact>
          </Facts>
        </div>
      </div>
    </AnnouncerProvider>
  </I18nProvider>
)

const height = (element: Element): number => element.getBoundingClientRect().height
const heights = () => ({
  button: height(page.getByRole('button', { name: 'Redeem' }).element()),
  field: height(page.getByRole('textbox', { name: 'Name' }).element()),
  score: height(page.getByRole('radio').first().element()),
  day: height(page.getByRole('button', { name: '4 December 2026', exact: true }).element()),
})

let undo = () => {}
afterEach(() => undo())

test.each([360, 1000])(
  'compact makes controls of 44 px, none smaller, and the page a good part shorter in %i px',
  async (width) => {
    await page.viewport(width, 900)
    await render(sample)
    await expect.element(page.getByRole('button', { name: '4 December 2026', exact: true })).toBeVisible()
    const root = page.getByTestId('root').element() as HTMLElement
    const surface = root.firstElementChild ?? root
    const [roomy, before] = [heights(), height(surface)]
    undo = applyTheme(root, { tokens: { density: '0.75' } })
    expect([roomy.button, roomy.field]).toEqual([52, 52])
    expect(heights()).toEqual({ button: 44, field: 44, score: 44, day: 44 })
    expect(height(surface)).toBeLessThan(before * 0.95)
  },
)
