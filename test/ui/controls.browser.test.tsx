import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Select } from '../../src/ui/index.ts'

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
