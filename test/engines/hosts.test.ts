import { expect, it } from 'vitest'
import { browseAndAsk } from '../hosts/browseAndAsk.ts'
import { hostNames, serveHost } from '../hosts/hostNames.ts'
import { useSite } from './openInEngine.ts'

const { open } = useSite()

it.each(hostNames)(
  'a member browses and asks in the host %s, without a word in the console',
  { timeout: 300_000 },
  async (name) => {
    const host = await serveHost(name)
    const { page, lines, url } = await open(host.url)
    await page.goto(url)
    await browseAndAsk(host.sandbox, page)
    expect(lines).toEqual([])
  },
)
