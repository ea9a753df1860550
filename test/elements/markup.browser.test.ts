import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { defineElements } from '../../src/elements/index.ts'
import { createSandbox, sandboxMembers } from '../../src/sandbox/index.ts'

const service = 'https://service.example'
// Once for the page, so for this file: a page of its own.
defineElements({
  baseUrls: [`${service}/v1/`, 'https://pinned.example', '/xp'],
  refreshUrls: ['/api/member-token'],
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})
const said = () => vi.mocked(console.error).mock.calls.map(([text]) => String(text))
const sentence = () => page.getByRole('heading', { name: /^Something went wrong here|could not/ }).first()

/** A page with this markup; `token` is what its own backend's grant says of the Service. */
function open(html: string, token: string | null = service) {
  const sandbox = createSandbox({ baseUrl: service })
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input as string)
    asked.push(url.origin === location.origin ? url.pathname : url.origin)
    return url.pathname === '/api/member-token'
      ? Response.json({ ...sandbox.grantFor(sandboxMembers.fresh), baseUrl: token })
      : sandbox.fetch(url.href, init)
  })
  const place = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => place.remove())
  place.innerHTML = html
  return { asked, place }
}

it.each(['https://service.example', 'HTTPS://Service.example:443/v1'])(
  'shows what it has for the pinned base-url %s, however it is spelt',
  async (baseUrl) => {
    const { asked } = open(
      `<xp-wallet-balance base-url="${baseUrl}" refresh-url="${location.origin}/api/member-token"></xp-wallet-balance>`,
    )
    await expect.element(page.getByText('48,250').first()).toBeInTheDocument()
    expect(asked).toEqual(['/api/member-token', service])
  },
)

it('sends no token to an address of the markup that the grant does not name', async () => {
  const { asked } = open(
    '<xp-wallet base-url="https://pinned.example" refresh-url="/api/member-token"></xp-wallet>',
  )
  await expect.element(sentence()).toBeVisible()
  expect(asked).toEqual(['/api/member-token'])
})

it.each([
  ['base-url="https://elsewhere.example" refresh-url="/api/member-token"', 'baseUrls'],
  ['base-url="https://pinned.example/elsewhere" refresh-url="/api/member-token"', 'baseUrls'],
  ['base-url="/xp/elsewhere" refresh-url="/api/member-token"', 'baseUrls'],
  ['base-url="https://service.example" refresh-url="https://elsewhere.example/token"', 'refreshUrls'],
  ['base-url="https://service.example" refresh-url="/api/member-token?as=somebody"', 'refreshUrls'],
  ['base-url="https://service.example" refresh-url="//elsewhere.example/api/member-token"', 'refreshUrls'],
])('asks nobody for markup with %s', async (attributes, option) => {
  const { asked } = open(`<xp-wallet ${attributes}></xp-wallet>`, null)
  await expect.element(sentence()).toBeVisible()
  expect(asked).toEqual([])
  expect(said()).toEqual([expect.stringContaining(`defineElements has no such address among its ${option}`)])
})

it('holds an element inside a provider to the same addresses', async () => {
  const { asked } = open(
    `<xp-provider base-url="https://service.example" refresh-url="/api/member-token">
      <xp-wallet base-url="https://elsewhere.example"></xp-wallet>
    </xp-provider>`,
    null,
  )
  await expect.element(sentence()).toBeVisible()
  expect(asked).toEqual([])
})

it.each([
  ['xp-wallet-balance', 'href'],
  ['xp-offer-detail', 'back-href'],
  ['xp-interest-form', 'back-href'],
  ['xp-wallet', 'explore-href'],
  ['xp-hub', 'base'],
])('writes no link that runs: %s %s', async (tag, attribute) => {
  const spellings = [
    'javascript:globalThis.hasRun=1',
    ' java\tscript:globalThis.hasRun=1',
    'data:text/html,x',
  ]
  for (const address of spellings) {
    const { place } = open(
      `<xp-provider base-url="${service}" refresh-url="/api/member-token"></xp-provider>`,
    )
    const element = document.createElement(tag)
    element.setAttribute('offer-id', 'fjord-lodge')
    element.setAttribute('history', 'path')
    element.setAttribute(attribute, address)
    place.firstElementChild?.append(element)
    await expect.poll(() => element.shadowRoot?.querySelector('[aria-busy=true]') === null).toBe(true)
    const links = [...(element.shadowRoot?.querySelectorAll('a') ?? [])]
    expect(links.filter(({ protocol }) => !['http:', 'https:', ''].includes(protocol))).toEqual([])
    expect(said().join()).toContain(`<${tag}> cannot read ${attribute}=`)
    place.remove()
  }
})

it.each([
  '/points',
  'points?from=here',
  '#points',
  'https://bank.example/points',
  'mailto:help@bank.example',
])('writes the link to %s', async (address) => {
  const { place } = open(
    `<xp-provider base-url="${service}" refresh-url="/api/member-token"><xp-wallet-balance></xp-wallet-balance></xp-provider>`,
  )
  const element = place.querySelector('xp-wallet-balance')
  element?.setAttribute('href', address)
  await expect.poll(() => element?.shadowRoot?.querySelector('a')?.getAttribute('href')).toBe(address)
})
