import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  ChoiceChips,
  ChoiceTiles,
  CopyReference,
  FilterChips,
  Rating,
  SearchField,
  SegmentedControl,
  Select,
  Stepper,
} from '../../src/ui/index.ts'
import { focusAfter, focused, stage } from './stage.tsx'

const options = [
  { value: 'mail', label: 'Mail' },
  { value: 'phone', label: 'Phone' },
  { value: 'here', label: 'Here' },
]

const before = () => (page.getByRole('button', { name: 'Before' }).element() as HTMLElement).focus()
const checked = () =>
  page
    .getByRole('radio', { checked: true })
    .elements()
    .map((radio) => (radio as HTMLInputElement).value)

/** APG, radio group: one stop in the tab order; arrows move and choose, around the ends; Space chooses. */
describe.each([
  ['tiles', ChoiceTiles],
  ['chips', ChoiceChips],
  ['segments', SegmentedControl],
] as const)('a radio group of %s', (_name, Group) => {
  it('is one stop, and arrows move and choose, around the ends', async () => {
    await stage(<Group label="How" options={options} />)
    before()
    expect(await focusAfter('{Tab}')).toEqual(['Mail'])
    expect(checked()).toEqual([])
    expect(
      await focusAfter(' ', '{ArrowRight}', '{ArrowDown}', '{ArrowRight}', '{ArrowUp}', '{ArrowLeft}'),
    ).toEqual(['Mail', 'Phone', 'Here', 'Mail', 'Here', 'Phone'])
    expect(checked()).toEqual(['phone'])
    expect(await focusAfter('{Tab}', '{Shift>}{Tab}{/Shift}')).toEqual(['After', 'Phone'])
  })

  it('is named, and says what is wrong with it', async () => {
    await stage(<Group label="How" options={options} error="Choose one." />)
    const group = page.getByRole('radiogroup', { name: 'How' })
    await expect.element(group).toHaveAccessibleDescription('Choose one.')
    await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  })
})

it('chips that may be cleared take the choice back with Space', async () => {
  function Example() {
    const [value, setValue] = useState<string | null>('mail')
    return <ChoiceChips label="How" options={options} clearable value={value} onValueChange={setValue} />
  }
  await stage(<Example />)
  before()
  await userEvent.keyboard('{Tab} ')
  await expect.poll(checked).toEqual([])
  expect(focused()).toBe('Mail')
})

it('a rating is a radio group of eleven, with the meaning of its ends in its description', async () => {
  function Example() {
    const [value, setValue] = useState<number | null>(null)
    return (
      <Rating
        label="How likely?"
        value={value}
        onValueChange={setValue}
        leastLabel="Not"
        mostLabel="Very"
        scaleLabel="0 is not, 10 is very likely"
        formatNumber={String}
      />
    )
  }
  await stage(<Example />)
  const group = page.getByRole('radiogroup', { name: 'How likely?' })
  await expect.element(group).toHaveAccessibleDescription('0 is not, 10 is very likely')
  before()
  expect(await focusAfter('{Tab}', '{ArrowRight}', '{ArrowUp}', '{ArrowLeft}')).toEqual(['0', '1', '0', '10'])
  expect(checked()).toEqual(['10'])
  expect(await focusAfter('{Tab}')).toEqual(['After'])
})

/** APG, spinbutton: the field is the stop, arrows step, the buttons beside it are for pointers. */
it('a stepper is a named spin button with its bounds, stepped by arrows and by nothing else', async () => {
  const onValueChange = vi.fn()
  await stage(
    <Stepper
      label="Adults"
      min={1}
      max={3}
      defaultValue={2}
      decreaseLabel="One less"
      increaseLabel="One more"
      onValueChange={onValueChange}
    />,
  )
  before()
  expect(await focusAfter('{Tab}')).toEqual(['Adults'])
  const field = page.getByRole('spinbutton', { name: 'Adults' })
  await expect.element(field).toHaveAttribute('min', '1')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(field).toHaveValue(3)
  await expect
    .element(page.getByRole('button', { name: 'One more' }))
    .toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(field).toHaveValue(1)
  expect(onValueChange).toHaveBeenLastCalledWith(1)
  expect(await focusAfter('{Tab}')).toEqual(['After'])
})

it('a stepper says its number when a button beside it is pressed', async () => {
  await stage(<Stepper label="Adults" defaultValue={2} decreaseLabel="One less" increaseLabel="One more" />)
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.poll(() => document.querySelector('[aria-live="polite"]')?.textContent).toBe('3')
})

it('a select is the browser’s own, with its label', async () => {
  const onChange = vi.fn()
  await stage(<Select label="Sort" options={options} defaultValue="mail" onChange={onChange} />)
  before()
  expect(await focusAfter('{Tab}')).toHaveLength(1)
  await expect.element(page.getByRole('combobox', { name: 'Sort' })).toHaveFocus()
  await userEvent.keyboard('H')
  await expect.element(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('here')
  expect(await focusAfter('{Tab}')).toEqual(['After'])
})

/** APG, toggle button: pressed by Space and Enter, told by `aria-pressed`, and the name stays. */
it('filters are toggle buttons in a named group', async () => {
  function Example() {
    const [values, setValues] = useState<string[]>([])
    return (
      <FilterChips
        label="Filters"
        options={options}
        values={values}
        onValuesChange={setValues}
        allLabel="All"
        onClear={() => setValues([])}
      />
    )
  }
  await stage(<Example />)
  const pressed = () =>
    page
      .getByRole('group', { name: 'Filters' })
      .getByRole('button', { pressed: true })
      .elements()
      .map((chip) => chip.textContent)
  before()
  expect(await focusAfter('{Tab}', '{Tab}', ' ')).toEqual(['All', 'Mail', 'Mail'])
  expect(pressed()).toEqual(['Mail'])
  expect(await focusAfter('{Tab}', '{Enter}')).toEqual(['Phone', 'Phone'])
  expect(pressed()).toEqual(['Mail', 'Phone'])
  expect(await focusAfter('{Enter}', '{Shift>}{Tab}{Tab}{/Shift}', ' ')).toEqual(['Phone', 'All', 'All'])
  expect(pressed()).toEqual(['All'])
})

it('a search field is emptied by a button that hands the focus back to it', async () => {
  function Example() {
    const [value, setValue] = useState('')
    return <SearchField label="Search" clearLabel="Clear" value={value} onValueChange={setValue} />
  }
  await stage(<Example />)
  before()
  await userEvent.keyboard('{Tab}fjord')
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('fjord')
  expect(await focusAfter('{Tab}', '{Enter}', '{Tab}')).toEqual(['Clear', 'Search', 'After'])
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
})

it('a copied reference says so, in its button and in words, and keeps the focus', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await stage(<CopyReference value="req_1" label="Reference" copyLabel="Copy" copiedLabel="Copied" />)
  before()
  expect(await focusAfter('{Tab}')).toEqual(['Copy'])
  await userEvent.keyboard('{Enter}')
  expect(writeText).toHaveBeenCalledWith('req_1')
  await expect.element(page.getByRole('button', { name: 'Copied' })).toHaveFocus()
  await expect.poll(() => document.querySelector('[aria-live="polite"]')?.textContent).toBe('Copied')
  writeText.mockRestore()
})
