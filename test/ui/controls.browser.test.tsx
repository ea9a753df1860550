import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, Select } from '../../src/ui/index.ts'

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
