import { expect } from 'vitest'
import type { Sandbox } from '../../src/sandbox/index.ts'
import { chefsCounter } from '../e2e/support/journey.ts'
import type { EnginePage } from '../engines/EnginePage.ts'

/** A host that has addresses shows links, one that has none buttons. */
async function press(page: EnginePage, name: string): Promise<void> {
  const [link, button] = [page.getByRole('link', { name }), page.getByRole('button', { name })]
  await expect.poll(async () => (await link.count()) + (await button.count())).toBeGreaterThan(0)
  await ((await link.count()) > 0 ? link : button).first().click()
}

/** From the catalog to an interest that was sent. */
export async function browseAndAsk(sandbox: Sandbox, page: EnginePage): Promise<void> {
  await press(page, chefsCounter.title)
  await page.getByRole('heading', { name: chefsCounter.title }).waitFor()
  await press(page, 'Ask for it')
  await page.getByRole('radio', { name: 'Anniversary' }).check()
  await page.getByRole('textbox', { name: 'Diet', exact: true }).fill('no shellfish (made up)')
  await page.getByRole('button', { name: 'Send to the concierge' }).click()
  await page.getByRole('heading', { name: 'Your concierge has it' }).waitFor()
  const writes = sandbox.log
    .filter(({ method }) => method === 'POST' || method === 'PUT')
    .map(({ operation, status }) => `${operation ?? ''} ${String(status)}`)
  expect(writes.filter((write) => !write.startsWith('exchange'))).toEqual([
    'createInterest 201',
    'submitIntake 200',
  ])
}
