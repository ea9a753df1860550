import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, Select, Stepper, TextField } from '../../src/ui/index.ts'

const options = [
  { value: 'short', label: 'Low' },
  { value: 'long', label: 'Those that were added during the last few weeks' },
] as const

function Sort({ value }: { readonly value: 'short' | 'long' }) {
  return (
    <div className="xp-root" style={{ inlineSize: 700 }}>
      <Select appearance="inline" label="Sort" options={options} value={value} onChange={() => undefined} />
    </div>
  )
}

test('an inline select is as wide as its words, also where an engine has no `field-sizing`', async () => {
  const { rerender } = await render(<Sort value="short" />)
  const select = page.getByRole('combobox', { name: 'Sort' }).element() as HTMLElement
  select.style.setProperty('field-sizing', 'fixed')
  expect(select.offsetWidth).toBeLessThan(80)
  await rerender(<Sort value="long" />)
  expect(select.offsetWidth).toBeGreaterThan(300)
})

test('a button of one narrow letter is as wide as a finger needs', async () => {
  await render(
    <div className="xp-root">
      <Button variant="plain">i</Button>
      <Button>i</Button>
    </div>,
  )
  for (const button of page.getByRole('button').elements())
    expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
})

test('a button that is pressed looks so, where nothing hovers too', async () => {
  await render(
    <div className="xp-root xp-surface">
      <Button>Ask</Button>
      <Button variant="primary">Redeem</Button>
      <Stepper label="Adults" decreaseLabel="Fewer" increaseLabel="More" />
    </div>,
  )
  for (const name of ['Ask', 'Redeem', 'More']) {
    const button = page.getByRole('button', { name }).element() as HTMLElement
    const ground = () => getComputedStyle(button).background
    const resting = ground()
    button.focus()
    await userEvent.keyboard('[Space>]')
    await expect.poll(ground, { message: name }).not.toBe(resting)
    await userEvent.keyboard('[/Space]')
    await expect.poll(ground, { message: name }).toBe(resting)
  }
})

test('what is wrong with a field never ends in a line of one short word', async () => {
  await render(
    <div className="xp-root xp-surface">
      <TextField label="Phone" error="This number is too short. Please check it." />
    </div>,
  )
  const words = document.createRange()
  words.selectNodeContents(page.getByText('This number is too short').element())
  for (let width = 180; width <= 300; width += 6) {
    await page.viewport(width, 600)
    expect([...words.getClientRects()].at(-1)?.width, `${width} px`).toBeGreaterThan(30)
  }
})

test('what is scrolled to for the focus has room for its ring', async () => {
  await render(
    <div className="xp-root">
      <Button style={{ marginBlock: '200vh' }}>Go</Button>
    </div>,
  )
  const button = page.getByRole('button', { name: 'Go' }).element() as HTMLElement
  // Half of it is seen: the engine scrolls no further than it has to.
  scrollTo(0, button.getBoundingClientRect().top + scrollY + 20)
  button.focus()
  expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(5)
})
