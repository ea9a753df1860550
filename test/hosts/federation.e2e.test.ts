import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { openPage, useChromium } from '../support/chromium.ts'
import { installHost } from './installHost.ts'
import { serveStaticHost } from './serveHost.ts'

const browser = useChromium()

it.skipIf(!process.env.XP_ASSURE)(
  'in a page of three apps (Module Federation) one session is shared: what one app spends, the other shows',
  { timeout: 300_000 },
  async () => {
    const folder = await installHost('federation')
    const { url, sandbox } = await serveStaticHost(join(folder, 'dist'))
    const { page, lines } = await openPage(browser())
    await page.goto(url)
    const balance = page.getByRole('banner')
    await balance.getByText('48,250').waitFor()
    await page.getByRole('button', { name: 'Three nights above the fjord' }).first().click()
    await page
      .getByRole('button', { name: /^Redeem/ })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Redeem for/ })
      .click()
    await page.getByRole('heading', { name: 'It is on its way' }).waitFor()
    await balance.getByText('6,250').waitFor()
    expect(sandbox.control.walletOf(sandboxMembers.fresh).balance).toBe(6_250)
    expect(lines).toEqual([])
  },
)
