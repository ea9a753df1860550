import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { operations } from '../../../src/contract/index.ts'
import { RedemptionDetail, type SaveFile, Wallet } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { assertive } from '../../support/liveRegions.ts'
import { createMemberHost } from '../../support/memberHost.tsx'

const calendar = page.getByRole('button', { name: 'Add to calendar' })
const csv = page.getByRole('button', { name: 'Download as CSV' })
const retry = page.getByRole('button', { name: 'Try again' })

const hostOf = (saveFile: SaveFile | undefined) =>
  createMemberHost({
    member: sandboxMembers.withHistory,
    assumptions: { operations: { ledger: true } },
    saveFile,
  })

/** A booking in twelve days, on its page. */
async function openBooking(saveFile: SaveFile) {
  const host = hostOf(saveFile)
  const { data } = await host.client.call(operations.redemptions, { query: { limit: 100 } })
  const id = data.redemptions.find(({ status }) => status === 'PURCHASED')?.id ?? ''
  host.sandbox.control.advance(id, 'PURCHASED', {
    startAt: new Date(Date.now() + 12 * 86_400_000).toISOString(),
  })
  await host.open(<RedemptionDetail redemptionId={id} />)
  return host
}

/** What the browser was asked to save. */
const watchBrowser = () => vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none')
afterEach(() => vi.restoreAllMocks())

test('a native app gets both files in place of the browser, with their names and types', async () => {
  const browser = watchBrowser()
  const files: File[] = []
  const keep: SaveFile = (file) => void files.push(file)
  await openBooking(keep)
  await calendar.click()
  await expect.poll(() => files).toHaveLength(1)
  expect(files[0]).toMatchObject({
    name: expect.stringMatching(/^[\p{L}\p{N} ]+\.ics$/u),
    type: 'text/calendar;charset=utf-8',
  })
  expect(await files[0]?.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)

  const host = hostOf(keep)
  await host.open(<Wallet />)
  await csv.click()
  await expect.poll(() => files).toHaveLength(2)
  expect(files[1]).toMatchObject({
    name: expect.stringMatching(/^History .*\.csv$/),
    type: 'text/csv;charset=utf-8',
  })
  expect(await files[1]?.text()).toContain('"A sauna that floats"')
  await expect.poll(host.said).toContain('The file has your whole history')
  expect(browser).not.toHaveBeenCalled()
})

test('the member is told where the app could not save, and tries again', async () => {
  const failure = new Error('no room')
  const save = vi.fn<SaveFile>().mockRejectedValueOnce(failure).mockResolvedValueOnce()
  const host = hostOf(save)
  await host.open(<Wallet />)
  await csv.click()
  await expect.poll(assertive).toContain('We could not make the file.')
  expect(host.errors).toEqual([failure])
  expect(host.said()).not.toContain('The file has your whole history')
  await retry.click()
  await expect.poll(host.said).toContain('The file has your whole history')
  expect(save).toHaveBeenCalledTimes(2)
  await expect.element(retry).not.toBeInTheDocument()
})

test('an app whose code throws is told, and so is the member, of a booking too', async () => {
  const failure = new Error('no bridge')
  const save = vi.fn<SaveFile>().mockImplementationOnce(() => {
    throw failure
  })
  const host = await openBooking(save)
  await calendar.click()
  await expect.poll(assertive).toContain('We could not make the file for your calendar.')
  expect(host.errors).toEqual([failure])
  await retry.click()
  await expect.element(retry).not.toBeInTheDocument()
  expect(save).toHaveBeenCalledTimes(2)
})

test('an app that says not why is no success', async () => {
  const save = vi.fn<SaveFile>().mockRejectedValueOnce(null).mockResolvedValueOnce()
  const host = hostOf(save)
  await host.open(<Wallet />)
  await csv.click()
  await expect.poll(assertive).toContain('We could not make the file.')
  expect(host.errors).toEqual([expect.objectContaining({ cause: null })])
  await retry.click()
  await expect.poll(host.said).toContain('The file has your whole history')
})

test('a member who thinks better of it is told nothing', async () => {
  const save = vi.fn<SaveFile>().mockRejectedValue(new DOMException('closed', 'AbortError'))
  const host = hostOf(save)
  await host.open(<Wallet />)
  await csv.click()
  await expect.poll(() => save.mock.calls).toHaveLength(1)
  await expect.element(csv).not.toHaveAttribute('aria-disabled')
  expect(host.said()).not.toMatch(/file/)
  expect(host.errors).toEqual([])
  await expect.element(retry).not.toBeInTheDocument()
})

test('while the app saves, a second press does nothing', async () => {
  let done = () => {}
  const saving = new Promise<void>((resolve) => (done = resolve))
  const save = vi.fn<SaveFile>(() => saving)
  const host = hostOf(save)
  await host.open(<Wallet />)
  await expect.element(csv).toBeVisible()
  ;(csv.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => save.mock.calls).toHaveLength(1)
  await userEvent.keyboard('{Enter}{Enter}')
  done()
  await expect.poll(host.said).toContain('The file has your whole history')
  expect(save).toHaveBeenCalledTimes(1)
  await expect.element(csv).toHaveFocus()
})
