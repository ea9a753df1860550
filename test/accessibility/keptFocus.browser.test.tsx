import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ComponentRoot } from '../../src/components/common/index.ts'
import { createMemberHost } from '../support/memberHost.tsx'

function Rows() {
  const [rows, setRows] = useState(['one', 'two'])
  const remove = (row: string) => setRows(rows.filter((other) => other !== row))
  return (
    <ComponentRoot name="rows">
      <h2>Rows</h2>
      {rows.length > 0 && (
        <ul aria-label="Those left">
          {rows.map((row) => (
            <li key={row}>
              <button onClick={() => remove(row)}>Remove {row}</button>
            </li>
          ))}
        </ul>
      )}
      <button onClick={() => remove('one')}>Remove from afar</button>
    </ComponentRoot>
  )
}

const open = () => createMemberHost().open(<Rows />)
const press = async (name: string) => {
  ;(page.getByRole('button', { name }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

it('goes to what is left around the element that went, and to its heading where it has one', async () => {
  await open()
  await press('Remove one')
  await expect.element(page.getByRole('list', { name: 'Those left' })).toHaveFocus()
  await press('Remove two')
  await expect.element(page.getByRole('heading', { name: 'Rows' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Remove from afar' })).toHaveFocus()
  expect(page.getByRole('heading', { name: 'Rows' }).element().hasAttribute('tabindex')).toBe(false)
})

it('stays where the member put it', async () => {
  await open()
  await press('Remove from afar')
  await expect.element(page.getByRole('button', { name: 'Remove one' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Remove from afar' })).toHaveFocus()
})

it('is not taken from a page in which it was nowhere', async () => {
  await open()
  const one = page.getByRole('button', { name: 'Remove one' }).element() as HTMLElement
  one.focus()
  one.blur()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  one.click()
  await expect.element(page.getByRole('button', { name: 'Remove one' })).not.toBeInTheDocument()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(document.body)
})
