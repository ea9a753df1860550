import { describe, expect, it } from 'vitest'
import { type Sandbox, sandboxMembers } from '../../src/sandbox/index.ts'
import {
  chefsCounter,
  expectMarkersServedInIntakeOnly,
  fillSensitive,
  markers,
  press,
  signIn,
} from '../e2e/support/journey.ts'
import type { EngineLocator } from './EnginePage.ts'
import { useSite } from './openInEngine.ts'

const { openSite } = useSite()
const soon = { timeout: 20_000 }
const isThere = async (...locators: readonly EngineLocator[]) =>
  (await Promise.all(locators.map((each) => each.count()))).some((count) => count > 0)

/** What it stands for may have gone meanwhile. */
const pressIfThere = (button: EngineLocator) =>
  button
    .first()
    .click({ timeout: 1_000 })
    .catch(() => undefined)

// The whole table of failures is Chromium's; these differ in what an engine makes of a broken connection, and of a status.
describe.each(['network', 'lost-answer', 401, 403, 409, 422, 429, 500] as const)(
  'after %s over real HTTP',
  (kind) => {
    const expectMet = ({ log }: Sandbox, met: string) => {
      const statuses = log.flatMap(({ operation, status }) => (operation === met ? [status] : []))
      // The log has the answer that was lost as it was meant.
      if (kind !== 'lost-answer') expect(statuses).toContain(kind === 'network' ? null : kind)
    }

    it('a member redeems once', async () => {
      const site = await openSite()
      const { page, sandbox } = site
      await signIn(site)
      await page.goto(`${site.url}/rewards/offers/${chefsCounter.id}`)
      sandbox.control.scenario({ failures: [{ kind, operation: 'createRedemption', times: 1 }] })
      const dialog = page.getByRole('dialog')
      const done = page.getByRole('dialog', { name: 'It is on its way' })
      const again = dialog.getByRole('button', { name: /^Try again/ })
      const refused = dialog.getByText('The service did not accept it.', { exact: false })
      const redeem = async () => {
        await press(page, /^Redeem for/)
        await press(dialog, /^Redeem for/)
      }
      await redeem()
      await expect.poll(() => isThere(done, again, refused), soon).toBe(true)
      if (!(await isThere(done, again))) {
        await page.reload()
        await redeem()
      }
      // It counts down first after a 429.
      await expect
        .poll(async () => {
          if (await isThere(again)) await pressIfThere(again)
          return isThere(done)
        }, soon)
        .toBe(true)
      expect(sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(48_250 - chefsCounter.price)
      expectMet(sandbox, 'createRedemption')
      expect(site.lines).toEqual([])
    })

    it.each(['createInterest', 'submitIntake'])('a member asks once, when it meets %s', async (operation) => {
      const site = await openSite({ markers })
      const { page, sandbox } = site
      await signIn(site)
      await page.goto(`${site.url}/experiences/${chefsCounter.id}/ask`)
      await fillSensitive(page)
      sandbox.control.scenario({ failures: [{ kind, operation, times: 1 }] })
      const done = page.getByRole('heading', { name: 'Your concierge has it' })
      const again = page.getByRole('button', { name: /^(Try again|Send)/ })
      await press(page, 'Send to the concierge')
      await expect
        .poll(async () => {
          if (!(await isThere(done))) await pressIfThere(again)
          return isThere(done)
        }, soon)
        .toBe(true)
      const made = sandbox.log.filter(
        ({ operation: what, status, replayed }) => what === 'createInterest' && status === 201 && !replayed,
      )
      expect(made).toHaveLength(1)
      expectMet(sandbox, operation)
      expectMarkersServedInIntakeOnly(
        site,
        sandbox.log.filter(({ operation: what }) => what === 'submitIntake').length,
      )
      expect(site.lines).toEqual([])
    })
  },
)
