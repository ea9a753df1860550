import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createMemberSession, ExperienceProvider, OfferCatalog, RedemptionList } from '../../../src/index.ts'

/** A Service whose lists never end: it leaves rows out of a page after it has counted them, and goes on for ever. */
function createEndless(rowsOf: (page: number) => readonly { readonly id: string }[]) {
  let asked = 0
  const fetch = (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const field = url.pathname.split('/').at(-1) ?? ''
    if (field === 'wallet') return Promise.resolve(Response.json({}))
    asked += 1
    const number = Number(url.searchParams.get('cursor') ?? 0)
    return Promise.resolve(Response.json({ [field]: rowsOf(number), nextCursor: String(number + 1) }))
  }
  const session = createMemberSession({ refresh: () => Promise.resolve({ accessToken: 'token' }) })
  return { asked: () => asked, fetch, session }
}

it.each([
  ['nothing', () => []],
  ['the same offer', () => [{ id: 'one', title: 'One' }]],
])(
  'a catalog of endless pages with %s is read to a limit, and says that it is not all',
  async (_, rowsOf) => {
    const service = createEndless(rowsOf)
    await render(
      <ExperienceProvider baseUrl="https://service.test" locale="en-GB" {...service}>
        <OfferCatalog defaultFilters={{ search: 'fjord' }} />
      </ExperienceProvider>,
    )
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    const asked = service.asked()
    expect(asked).toBeLessThan(50)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(service.asked()).toBe(asked)
  },
)

it('a list of redemptions of endless pages is read to a limit for one status', async () => {
  const service = createEndless((number) => (number === 0 ? [{ id: 'one' }] : []))
  await render(
    <ExperienceProvider baseUrl="https://service.test" locale="en-GB" {...service}>
      <RedemptionList defaultStatus="COMPLETED" />
    </ExperienceProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
