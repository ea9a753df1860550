import { type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunchOptions, wholeChromium } from '../../scripts/engines.mjs'
import { type Sandbox, sandboxMembers } from '../../src/sandbox/index.ts'
import { openDemo } from '../e2e/support/openSite.ts'
import { hasOrca, type Orca, startOrca } from './startOrca.ts'

/** What a real screen reader says, where one is installed. In `npm run assure`: it speaks as slowly as it does. */
describe.runIf(process.env.XP_ASSURE && hasOrca && wholeChromium())('in Orca', { timeout: 180_000 }, () => {
  let orca: Orca
  let context: BrowserContext
  let page: Page
  let hear: Orca['hear']

  beforeAll(async () => {
    orca = await startOrca()
    hear = orca.hear
    const { args, ...options } = chromiumLaunchOptions({ isWhole: true })
    context = await chromium.launchPersistentContext('', {
      ...options,
      // As an app: where a window has an address bar, that has the focus.
      args: [...args, '--force-renderer-accessibility', '--app=data:text/html,%3Ctitle%3EStart%3C/title%3E'],
      headless: false,
      viewport: null,
      locale: 'en-GB',
      env: orca.env,
    })
    page = context.pages()[0] ?? (await context.newPage())
    page.setDefaultTimeout(15_000)
  }, 120_000)

  afterAll(async () => {
    await context.close()
    await orca.stop()
  })

  /** The site of `npm start` at a path, when Orca has read what it says of the page by itself. */
  async function open(path: string): Promise<Sandbox> {
    const { url, sandbox } = await openDemo({}, true)
    const data = { memberId: sandboxMembers.fresh }
    await context.request.post(`${url}/api/sign-in`, { data, headers: { origin: url } })
    await hear(async () => {
      await page.goto(url + path)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    })
    return sandbox
  }

  const press = (key: string) => hear(() => page.keyboard.press(key))
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()

  it('says how many experiences a search finds', async () => {
    await open('/')
    expect(await hear(() => page.getByRole('searchbox').focus())).toContain('Search the experiences entry')
    expect(await hear(() => page.keyboard.type('boat', { delay: 80 }))).toMatch(/^\d+ experiences$/m)
  })

  it('says what is asked before points are spent, and that they are', async () => {
    await open('/experiences/fjord-lodge')
    await hear(() => button(/^Redeem/).focus())
    const asked = await press('Enter')
    expect(asked).toContain('Redeem this experience?')
    expect(asked).toContain('−42,000')
    expect(await press('Tab')).toContain('Close push button')
    expect(await press('Tab')).toContain('Redeem for 42,000 Stars push button')
    const done = await press('Enter')
    expect(done).toContain('It is on its way')
    expect(done).toContain('Redeemed. You can follow where it stands')
  })

  it('says of a day that it is chosen, and that it is not any more', async () => {
    await open('/experiences/chefs-counter/ask')
    const days = page.getByRole('group', { name: 'Days', exact: true })
    expect(await hear(() => days.getByRole('button', { name: 'Next month' }).focus())).toContain('Days panel')
    expect(await press('Tab')).toMatch(/\d{4} toggle button not pressed/)
    expect(await press('Space')).toBe('pressed')
    expect(await press('Space')).toBe('not pressed')
  })

  it('says what is wrong with an answer, where it is mended', async () => {
    await open('/experiences/chefs-counter/ask')
    await page.getByRole('radio', { name: 'Text', exact: true }).check()
    await hear(() => button('Send to the concierge').focus())
    const said = await press('Enter')
    expect(said).toContain('Phone entry')
    expect(said).toContain('invalid entry')
    expect(said).toContain('Enter the number that we should use.')
  })

  it('says that a message is sent, and what the concierge answers', async () => {
    const sandbox = await open('/experiences/chefs-counter/ask')
    await button('Send to the concierge').click()
    await hear(() => button('Open the conversation').click())
    const box = page.getByRole('textbox', { name: 'Write to your concierge' })
    expect(await hear(() => box.focus())).toContain('Diet, allergies and accessibility belong in the')
    await page.keyboard.type('Is there a lift?')
    expect(await press('Enter')).toContain('Sent')
    const [conversation] = sandbox.control.conversationsOf(sandboxMembers.fresh)
    const said = await hear(async () => {
      sandbox.control.conciergeSays(conversation ?? '', 'There is one.')
      await page.getByText('There is one.').first().waitFor()
    })
    expect(said).toContain('Concierge: There is one.')
  })
})
