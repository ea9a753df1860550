import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ComponentRoot } from '../../src/components/common/index.ts'
import { ConversationList, ExperienceHub, RedemptionList } from '../../src/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
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

/** A list in pages of three, whose pages after the first answer as told. */
function createList() {
  const later: { status?: number; tries: number } = { tries: 0 }
  const host = createMemberHost({
    member: sandboxMembers.withHistory,
    assumptions: { paging: { size: 3 } },
    answer: (request) => {
      const isLater = new URL(request.url).searchParams.has('cursor')
      if (isLater) later.tries += 1
      return isLater && later.status
        ? new Response('{}', { status: later.status, headers: { 'Retry-After': '60' } })
        : undefined
    },
  })
  return { later, open: host.open }
}

const retry = page.getByRole('button', { name: 'Try again' })

it('stays at the end of a list while more of it fails, is tried again and comes', async () => {
  const { later, open: openList } = createList()
  await openList(<RedemptionList />)
  const more = page.getByRole('button', { name: 'Show earlier ones' })
  await expect.element(more).toBeVisible()
  later.status = 403
  await press('Show earlier ones')
  await expect.element(retry).toHaveFocus()
  const before = later.tries
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => later.tries).toBeGreaterThan(before)
  await expect.element(retry).toHaveFocus()
  delete later.status
  await userEvent.keyboard('{Enter}')
  await expect.element(more).toHaveFocus()
})

it('goes to a retry that has to wait, where it begins', async () => {
  const { later, open: openList } = createList()
  await openList(<RedemptionList />)
  await expect.element(page.getByRole('button', { name: 'Show earlier ones' })).toBeVisible()
  later.status = 429
  await press('Show earlier ones')
  await expect.poll(() => document.activeElement?.textContent).toMatch(/Try again in/)
  await expect
    .poll(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
    .toBe('solid')
})

it.each([
  ['what was redeemed', <RedemptionList onOpen={() => {}} />, 'Show earlier ones'],
  ['conversations', <ConversationList onOpen={() => {}} />, 'Show more'],
])('goes to the first row that the end of a list of %s brings', async (_, list, name) => {
  await createList().open(list)
  const more = page.getByRole('button', { name })
  await expect.element(more).toBeVisible()
  let rows = 0
  while (more.query()) {
    rows = page.getByRole('listitem').elements().length
    await press(name)
    await expect.poll(() => page.getByRole('listitem').elements().length).toBeGreaterThan(rows)
  }
  const row = page.getByRole('listitem').elements()[rows]
  await expect.poll(() => row?.contains(document.activeElement)).toBe(true)
})

it('goes to the view that a retry in the hub brings, and not to the catalog that is kept unseen beside it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  let isBroken = true
  function Help() {
    if (isBroken) throw new Error('a fault of the host')
    return <h2>How points work</h2>
  }
  const help = { id: 'help', label: 'Help', path: '/help', render: () => <Help /> }
  await createMemberHost().open(<ExperienceHub pages={['explore', help]} />)
  await expect.element(page.getByRole('heading', { name: 'Experiences', exact: true })).toBeVisible()
  await press('Help')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  isBroken = false
  await press('Try again')
  await expect.element(page.getByRole('heading', { name: 'How points work' })).toHaveFocus()
})
