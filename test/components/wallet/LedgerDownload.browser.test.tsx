import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ExperienceHub, Wallet } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createMemberHost, type MemberHostOptions } from '../../support/memberHost.tsx'
import { assertive } from '../../support/liveRegions.ts'

const button = page.getByRole('button', { name: 'Download as CSV' })
const now = () => Date.parse('2026-11-21T09:00:00Z')
const hostOf = ({ assumptions, ...more }: MemberHostOptions = {}) =>
  createMemberHost({
    member: sandboxMembers.withHistory,
    assumptions: { operations: { ledger: true }, ...assumptions },
    now,
    ...more,
  })

/** What the page gives the browser to save, instead of saving it. */
function watchFiles() {
  const files: { readonly name: string; readonly type: string; readonly text: Promise<string> }[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = create.mock.lastCall?.[0] as Blob
    // As bytes: `text()` drops the mark.
    const text = blob
      .arrayBuffer()
      .then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
    files.push({ name: this.download, type: blob.type, text })
  })
  return files
}

afterEach(() => vi.restoreAllMocks())

test('the history is a file with ISO dates and numbers', async () => {
  const files = watchFiles()
  await hostOf().open(<Wallet />)
  await button.click()
  await expect.poll(() => files).toHaveLength(1)
  expect(files[0]).toMatchObject({ type: 'text/csv;charset=utf-8' })
  expect(files[0]?.name).toMatch(/^History \d{4}-\d\d-\d\d\.csv$/)
  const [head, first, ...rows] = (await files[0]?.text)?.trimEnd().split('\r\n') ?? []
  expect(head).toBe('\ufeff"Date","Description","Kind","Amount (Stars)"')
  expect(first).toBe('"2026-11-20","A sauna that floats","Redeemed",-3200')
  expect(rows).toHaveLength(page.getByRole('listitem').elements().length - 1)
  await expect.element(button).toHaveFocus()
})

test('what is not on the page yet is read first, once and to its end, and said to be in the file', async () => {
  const files = watchFiles()
  const host = hostOf({ assumptions: { operations: { ledger: true }, paging: { size: 3 } } })
  await host.open(<Wallet />)
  await button.click()
  await expect.poll(() => files).toHaveLength(1)
  const rows = (await files[0]?.text)?.trimEnd().split('\r\n') ?? []
  expect(rows.at(-1)).toContain('Welcome to the programme')
  expect(rows).toHaveLength(12)
  expect(host.requests('ledger')).toHaveLength(4)
  expect(host.said()).toContain('The file has your whole history')
})

test('a page that cannot be read leaves no file behind, and the next attempt goes on from there', async () => {
  const files = watchFiles()
  const host = hostOf({
    assumptions: { operations: { ledger: true }, paging: { size: 3 } },
    scenario: { failures: [{ kind: 'wrong-shape', operation: 'ledger', after: 2, times: 1 }] },
  })
  await host.open(<Wallet />)
  await button.click()
  await expect.poll(assertive).toContain('We could not make the file.')
  expect(files).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => files).toHaveLength(1)
  expect(host.requests('ledger')).toHaveLength(5)
})

test('a failure to show more is over once the file has read the rest', async () => {
  const files = watchFiles()
  const host = hostOf({
    assumptions: { operations: { ledger: true }, paging: { size: 3 } },
    scenario: { failures: [{ kind: 'wrong-shape', operation: 'ledger', after: 1, times: 1 }] },
  })
  await host.open(<Wallet />)
  await page.getByRole('button', { name: 'Show earlier' }).click()
  const failure = page.getByText('We could not load earlier entries.').first()
  await expect.element(failure).toBeVisible()
  await button.click()
  await expect.poll(() => files).toHaveLength(1)
  await expect.element(page.getByText('Welcome to the programme')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('an entry without a readable date or amount has an empty cell', async () => {
  const files = watchFiles()
  const entries = [
    { id: '1', amount: -5, createdAt: 'soon', description: '=1+1' },
    { id: '2', type: 'CREDIT', amount: 'many', createdAt: '2026-11-01T23:30:00Z' },
  ]
  const answer = (request: Request) =>
    request.url.includes('/v1/wallet/ledger') ? Response.json({ entries }) : undefined
  await hostOf({ answer }).open(<Wallet />)
  await button.click()
  await expect
    .poll(async () => (await files[0]?.text)?.split('\r\n').slice(1))
    .toEqual([`"","'=1+1","",-5`, '"2026-11-02","Received","Received",', ''])
})

test.each([
  ['is empty', { scenario: 'empty' }],
  ['cannot be read', { scenario: { failures: [{ kind: 403, operation: 'ledger' }] } }],
] as const)('a history that %s is no file', async (_name, options) => {
  await hostOf(options).open(<Wallet />)
  await expect
    .element(page.getByText(/Nothing has moved yet|could not load your history/).first())
    .toBeVisible()
  expect(button.query()).toBeNull()
})

test('a host does without, in the wallet and in the hub', async () => {
  const host = hostOf()
  const screen = await host.open(<Wallet offersDownload={false} />)
  await expect.element(page.getByText('A sauna that floats')).toBeVisible()
  expect(button.query()).toBeNull()
  const hub = (download?: boolean) =>
    host.page(
      <ExperienceHub location={{ view: 'wallet' }} features={download === undefined ? {} : { download }} />,
    )
  await screen.rerender(hub())
  await expect.element(button).toBeVisible()
  await screen.rerender(hub(false))
  await expect.element(button).not.toBeInTheDocument()
})

test('it is pressed by keyboard, and a second press while it reads does nothing', async () => {
  const files = watchFiles()
  let goOn = () => {}
  const pressed = new Promise<void>((resolve) => (goOn = resolve))
  const host = hostOf({
    assumptions: { operations: { ledger: true }, paging: { size: 3 } },
    answer: (request) => (request.url.includes('cursor=') ? pressed.then(() => undefined) : undefined),
  })
  await host.open(<Wallet />)
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}{Enter} ')
  goOn()
  await expect.poll(() => files).toHaveLength(1)
  expect(host.requests('ledger')).toHaveLength(4)
})
