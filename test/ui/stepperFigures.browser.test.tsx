import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Stepper } from '../../src/ui/index.ts'

const field = () => page.getByRole('spinbutton', { name: 'Adults' })

test.each([
  ['Arabic', '١٢'],
  ['Persian', '۱۲'],
  ['full-width', '１２'],
])('a number can be typed in %s figures', async (_, typed) => {
  const values: (number | null)[] = []
  await render(
    <Stepper
      label="Adults"
      decreaseLabel="One fewer"
      increaseLabel="One more"
      onValueChange={(value) => values.push(value)}
    />,
  )
  await field().click()
  await userEvent.keyboard(typed)
  await expect.element(field()).toHaveValue(12)
  expect(values.at(-1)).toBe(12)
  await userEvent.keyboard('{Backspace}')
  await expect.element(field()).toHaveValue(1)
})

test('words are typed into no number', async () => {
  await render(<Stepper label="Adults" decreaseLabel="One fewer" increaseLabel="One more" defaultValue={2} />)
  await field().click()
  await userEvent.keyboard('two')
  await expect.element(field()).toHaveValue(2)
})
