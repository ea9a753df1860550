import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { RedemptionStatus } from '../../../src/contract/index.ts'
import { ExperienceHub, RedemptionDetail } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createHost } from './renderRedemptions.tsx'

const button = page.getByRole('button', { name: 'Add to calendar' })

/** A redemption of that status that begins so many days from now. */
async function booking(status: RedemptionStatus, days = 12) {
  const host = createHost({ member: sandboxMembers.withHistory })
  const redemption = (await host.redemptions()).find((each) => each.status === 'PURCHASED')
  const at = (hours: number) => new Date(Date.now() + (days * 24 + hours) * 3_600_000).toISOString()
  const id = redemption?.id ?? ''
  host.sandbox.control.advance(id, status, { startAt: at(0), endAt: at(3) })
  return { host, id, startAt: at(0) }
}

/** What the page gives the browser to save, instead of saving it. */
function watchFiles() {
  const files: { readonly name: string; readonly type: string; readonly text: Promise<string> }[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = create.mock.lastCall?.[0] as Blob
    files.push({ name: this.download, type: blob.type, text: blob.text() })
  })
  return files
}

afterEach(() => vi.restoreAllMocks())

test('a booking is saved as a file for the member’s own calendar, with its address', async () => {
  const files = watchFiles()
  const { host, id, startAt } = await booking('PURCHASED')
  await host.render(<RedemptionDetail redemptionId={id} href="/rewards?at=1#x" />)
  await button.click()
  await expect.poll(() => files).toHaveLength(1)
  const title = page.getByRole('heading', { level: 2 }).first().element().textContent
  const begin = startAt.replace(/[-:]|\.\d+/g, '')
  expect(files[0]).toMatchObject({ type: 'text/calendar;charset=utf-8' })
  expect(files[0]?.name).toMatch(/^[\p{L}\p{N} ]+\.ics$/u)
  const lines = (await files[0]?.text)?.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain(`SUMMARY:${title?.replace(/[,;]/g, String.raw`\$&`)}`)
  expect(lines).toContain(`DTSTART:${begin}`)
  expect(lines).toContain(`URL;VALUE=URI:${location.origin}/rewards?at=1#x`)
  await expect.element(button).toHaveFocus()
})

test.each([
  ['not purchased yet', 'OPEN', 12],
  ['canceled', 'CANCELED', 12],
  ['completed, of an offer that has another day', 'COMPLETED', 12],
  ['over', 'PURCHASED', -1],
] as const)('a redemption that is %s goes into no calendar', async (_name, status, days) => {
  const { host, id } = await booking(status, days)
  await host.render(<RedemptionDetail redemptionId={id} />)
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(button.query()).toBeNull()
})

test('a host takes it over, or does without', async () => {
  const files = watchFiles()
  const { host, id } = await booking('PURCHASED')
  const onAddToCalendar = vi.fn()
  const screen = await host.render(<RedemptionDetail redemptionId={id} onAddToCalendar={onAddToCalendar} />)
  await button.click()
  expect(onAddToCalendar).toHaveBeenCalledExactlyOnceWith({
    redemption: expect.objectContaining({ id }),
    offer: expect.objectContaining({ title: expect.any(String) }),
  })
  expect(files).toEqual([])
  await screen.rerender(<RedemptionDetail redemptionId={id} offersCalendar={false} />)
  await expect.element(button).not.toBeInTheDocument()
})

test('the hub gives the booking’s address, unless told not to offer it', async () => {
  const files = watchFiles()
  const { host, id } = await booking('PURCHASED')
  const hub = (calendar: boolean) => (
    <ExperienceHub
      location={{ view: 'redemption', redemptionId: id }}
      hrefFor={(place) => `/rewards/${place.view}`}
      features={{ calendar }}
    />
  )
  const screen = await host.render(hub(true))
  await button.click()
  await expect.poll(async () => files[0]?.text).toContain(`${location.origin}/rewards/redemption`)
  await screen.rerender(hub(false))
  await expect.element(button).not.toBeInTheDocument()
})
