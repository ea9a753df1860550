import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { I18nProvider } from '../../src/i18n/index.ts'
import { AnnouncerProvider, type CalendarValues, DateTags, LazyCalendar } from '../../src/ui/index.ts'

type Kind = 'preferred' | 'blackout'

const kinds = [
  { id: 'preferred', label: 'would suit you', appearance: 'filled' },
  { id: 'blackout', label: 'not possible', appearance: 'hatched' },
] as const
const labels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  unavailable: 'not available',
}
const now = () => Date.parse('2026-12-02T12:00:00Z')

interface ExampleProps {
  readonly activeKind?: Kind
  readonly initial?: Partial<CalendarValues<Kind>>
  readonly locale?: string
  readonly min?: string
  readonly max?: string
  /** Comes with a press of the button "Load". */
  readonly lateMonth?: string
}

function Example({ activeKind = 'preferred', initial, locale = 'en-GB', lateMonth, ...range }: ExampleProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  const [values, setValues] = useState<CalendarValues<Kind>>({ preferred: [], blackout: [], ...initial })
  return (
    <I18nProvider locale={locale} timeZone="Europe/Copenhagen" now={now}>
      <AnnouncerProvider>
        <div className="xp-root" data-xp-scheme="light" dir={locale === 'ar' ? 'rtl' : 'ltr'}>
          <LazyCalendar
            label="Your dates"
            labels={labels}
            kinds={kinds}
            activeKind={activeKind}
            values={values}
            onValuesChange={setValues}
            {...range}
            defaultMonth={isLoaded ? lateMonth : undefined}
            renderFailure={() => null}
          />
          <DateTags
            label="Chosen"
            kinds={[{ id: 'preferred' }, { id: 'blackout', tag: (days) => `Not ${days}` }]}
            values={values}
            onValuesChange={setValues}
            removeLabel={(tag) => `Remove ${tag}`}
          />
          <button type="button" onClick={() => setIsLoaded(true)}>
            Load
          </button>
          <output>{JSON.stringify(values)}</output>
        </div>
      </AnnouncerProvider>
    </I18nProvider>
  )
}

async function show(width: number, props: ExampleProps = {}) {
  await page.viewport(width, 900)
  await render(<Example {...props} />)
  await expect.element(page.getByRole('grid', { name: /Your dates/ }).first()).toBeVisible()
}

const day = (name: string) => page.getByRole('button', { name, exact: true })
const chosen = () => JSON.parse(page.getByRole('status').element().textContent ?? '') as CalendarValues<Kind>
const grids = () =>
  page
    .getByRole('grid')
    .elements()
    .map((grid) =>
      grid
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    )

describe('by pointer', () => {
  it('tells with the button of a day whether it is chosen, which is what has the focus', async () => {
    await show(1000)
    const button = page.getByRole('button', { name: /^17 December 2026/ })
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
    await button.click()
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    await button.click()
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  })

  it('chooses a day and takes it back', async () => {
    await show(800)
    await day('4 December 2026').click()
    await expect.element(day('4 December 2026, would suit you')).toBeVisible()
    await expect.element(page.getByRole('gridcell', { selected: true })).toHaveTextContent('4')
    await day('4 December 2026, would suit you').click()
    expect(chosen().preferred).toEqual([])
  })

  it('switches a day of the other kind over', async () => {
    await show(800, { activeKind: 'blackout', initial: { preferred: ['2026-12-04', '2026-12-05'] } })
    await day('4 December 2026, would suit you').click()
    await expect.element(day('4 December 2026, not possible')).toBeVisible()
    expect(chosen()).toEqual({ preferred: ['2026-12-05'], blackout: ['2026-12-04'] })
  })

  it('chooses a run with Shift', async () => {
    await show(800)
    await day('11 December 2026').click()
    await day('13 December 2026').click({ modifiers: ['Shift'] })
    expect(chosen().preferred).toEqual(['2026-12-11', '2026-12-12', '2026-12-13'])
  })

  it('draws a run with the mouse held down, over days that cannot be had and into the next month', async () => {
    await show(800, { max: '2027-01-02' })
    await userEvent.dragAndDrop(day('30 December 2026'), day('4 January 2027, not available'))
    await expect.element(page.getByText('30 Dec 2026 – 2 Jan 2027')).toBeVisible()
    expect(chosen().preferred).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  })

  it('draws over chosen days to take them back, when it begins on one', async () => {
    await show(800, { initial: { preferred: ['2026-12-09', '2026-12-10', '2026-12-11'] } })
    await userEvent.dragAndDrop(
      day('9 December 2026, would suit you'),
      day('10 December 2026, would suit you'),
    )
    await expect.element(day('9 December 2026')).toBeVisible()
    expect(chosen().preferred).toEqual(['2026-12-11'])
  })

  it('draws a run that ends before the page came to show it', async () => {
    await show(800)
    const [from, to] = [day('9 December 2026').element(), day('10 December 2026').element()]
    const fire = (type: string, on: Element, relatedTarget: Element | null = null) =>
      on.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'mouse', button: 0, relatedTarget }),
      )
    fire('pointerdown', from)
    await Promise.resolve() // as between two events of the browser
    fire('pointerout', from, to)
    fire('pointerup', to)
    await expect.poll(() => chosen().preferred).toEqual(['2026-12-09', '2026-12-10'])
  })

  it('leaves a day out of range alone, and says so', async () => {
    await show(800, { min: '2026-12-02', max: '2026-12-20' })
    const first = day('1 December 2026, not available')
    await expect.element(first).toHaveAttribute('aria-disabled', 'true')
    await first.click({ force: true })
    expect(chosen().preferred).toEqual([])
  })

  it('tells today by more than colour', async () => {
    await show(800)
    await expect.element(day('2 December 2026, today')).toHaveAttribute('aria-current', 'date')
  })

  it('turns the months, and not beyond its range', async () => {
    await show(390, { min: '2026-12-02', max: '2027-01-20' })
    const [previous, next] = [
      page.getByRole('button', { name: 'Previous month' }),
      page.getByRole('button', { name: 'Next month' }),
    ]
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
    await next.click()
    expect(grids()).toEqual(['Your dates January 2027'])
    await expect.element(next).toHaveAttribute('aria-disabled', 'true')
    await previous.click()
    expect(grids()).toEqual(['Your dates December 2026'])
  })
})

describe('its first month', () => {
  const load = () => page.getByRole('button', { name: 'Load' }).click()

  it('is the one that comes late', async () => {
    await show(390, { lateMonth: '2027-03' })
    expect(grids()).toEqual(['Your dates December 2026'])
    await load()
    expect(grids()).toEqual(['Your dates March 2027'])
  })

  it('stays once the member chose a day, turned a page or went in by keyboard', async () => {
    const ways = {
      chose: () => day('4 December 2026').click(),
      turned: async () => {
        await page.getByRole('button', { name: 'Next month' }).click()
        await page.getByRole('button', { name: 'Previous month' }).click()
      },
      focused: async () => {
        ;(day('2 December 2026, today').element() as HTMLElement).focus()
      },
    }
    for (const [name, act] of Object.entries(ways)) {
      await show(390, { lateMonth: '2027-03' })
      await act()
      await load()
      expect(grids(), name).toEqual(['Your dates December 2026'])
      await cleanup()
    }
  })
})

describe('by keyboard', () => {
  it('has one day of each month in the tab order, moves by arrows and chooses by Space and Enter', async () => {
    await show(800, { initial: { preferred: ['2026-12-09'] } })
    await userEvent.click(page.getByRole('button', { name: 'Next month' }))
    await userEvent.click(page.getByRole('button', { name: 'Previous month' }))
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(day('9 December 2026, would suit you')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight} ')
    await expect.element(day('10 December 2026, would suit you')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}{Home}{Shift>} {/Shift}')
    await expect.element(day('14 December 2026, would suit you')).toHaveFocus()
    expect(chosen().preferred).toEqual([
      '2026-12-09',
      '2026-12-10',
      '2026-12-14',
      '2026-12-15',
      '2026-12-16',
      '2026-12-17',
    ])
    await userEvent.tab()
    await expect.element(day('1 January 2027')).toHaveFocus()
  })

  it('goes into the second month where it is shown, and beyond it by one', async () => {
    await show(800)
    ;(day('31 December 2026').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(day('1 January 2027')).toHaveFocus()
    expect(grids()).toEqual(['Your dates December 2026', 'Your dates January 2027'])
    await userEvent.keyboard('{PageDown}')
    await expect.element(day('1 February 2027')).toHaveFocus()
    expect(grids()).toEqual(['Your dates January 2027', 'Your dates February 2027'])
  })

  it('turns the page where one month is shown', async () => {
    await show(390)
    ;(day('31 December 2026').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(day('1 January 2027')).toHaveFocus()
    expect(grids()).toEqual(['Your dates January 2027'])
    await userEvent.keyboard('{PageUp}{Shift>}{PageDown}{/Shift}')
    await expect.element(day('1 December 2027')).toHaveFocus()
    expect(grids()).toEqual(['Your dates December 2027'])
  })

  it('stops at the ends of the range', async () => {
    await show(390, { min: '2026-12-02', max: '2027-01-20' })
    ;(day('2 December 2026, today').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect.element(day('2 December 2026, today')).toHaveFocus()
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect.element(day('20 January 2027')).toHaveFocus()
  })

  it('mirrors its arrows where text runs from right to left', async () => {
    await show(390, { locale: 'ar', initial: { preferred: ['2026-12-09'] } })
    const focusedDate = () => document.activeElement?.getAttribute('data-date')
    ;(document.querySelector('[data-date="2026-12-09"]') as HTMLElement).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(focusedDate).toBe('2026-12-10')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(focusedDate).toBe('2026-12-08')
  })
})

describe('its tags', () => {
  it('repeat the runs in words, take them away, and keep the focus among them', async () => {
    await show(800, {
      initial: {
        preferred: ['2026-12-04', '2026-12-05', '2026-12-11'],
        blackout: ['2026-12-24', '2026-12-25'],
      },
    })
    const items = () =>
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent)
    expect(items()).toEqual(['4 – 5 Dec', '11 Dec', 'Not 24 – 25 Dec'])
    await page.getByRole('button', { name: 'Remove 4 – 5 Dec' }).click()
    await expect.element(page.getByRole('button', { name: 'Remove 11 Dec' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Remove Not 24 – 25 Dec' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('list', { name: 'Chosen' })).toHaveFocus()
    expect(chosen()).toEqual({ preferred: [], blackout: [] })
  })
})

it('gives a finger at least 44 px, at 320 px too (but in width, where seven days share it)', async () => {
  await show(320)
  const box = day('9 December 2026').element().getBoundingClientRect()
  expect(box.height).toBeGreaterThanOrEqual(44)
  expect(box.width).toBeGreaterThanOrEqual(40)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
