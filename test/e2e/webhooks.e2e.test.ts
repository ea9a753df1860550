import { afterAll, expect, it } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { sees } from './support/journey.ts'
import { expectSoundPage } from './support/expectSoundPage.ts'
import { asMember } from '../support/asMember.ts'
import { closeBrowser, openSite } from './support/openSite.ts'

afterAll(closeBrowser)

it('shows the team what the Service told the backend, verified and each once', async () => {
  const site = await openSite()
  const { page, sandbox } = site
  await page.goto(`${site.url}/team`)
  await sees(page, 'Nothing yet.')
  const { id } = await asMember<{ id: string }>(
    sandbox,
    sandboxMembers.fresh,
    operations.createRedemption.path,
    { offer: 'chefs-counter' },
  )
  sandbox.control.advance(id, 'PURCHASED')
  await page.getByRole('cell', { name: 'redemption.purchased' }).waitFor()
  const told = () =>
    page
      .getByRole('row')
      .allInnerTexts()
      .then((rows) => rows.slice(1).map((row) => row.split('\t').slice(1)))
  expect((await told()).map(([type, about]) => [type, about]).sort()).toEqual([
    ['redemption.created', sandboxMembers.fresh],
    ['redemption.purchased', sandboxMembers.fresh],
    ['wallet.debited', sandboxMembers.fresh],
  ])
  expect(sandbox.control.deliveries().map(({ status }) => status)).toEqual([
    'delivered',
    'delivered',
    'delivered',
  ])
  await expectSoundPage(page)
  expect(site.console).toEqual([])
})

it('refuses what the Service did not sign', async () => {
  const site = await openSite()
  const forged = {
    id: 'evt_forged',
    type: 'wallet.credited',
    createdAt: new Date().toISOString(),
    environment: 'SANDBOX',
    data: { externalUserID: sandboxMembers.fresh, amount: 1_000_000 },
  }
  const response = await fetch(`${site.url}/webhooks/experience-program`, {
    method: 'POST',
    headers: {
      'x-service-signature': `sha256=${'0'.repeat(64)}`,
      'x-service-timestamp': String(Math.floor(Date.now() / 1000)),
      'x-service-event': forged.type,
      'x-service-delivery': 'dlv_forged',
    },
    body: JSON.stringify(forged),
  })
  expect(response.status).toBe(401)
  expect(await (await fetch(`${site.url}/api/told`)).json()).toEqual({ told: [] })
})
