import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { dehydrate, hydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  createExperienceClient,
  createMemberSession,
  ExperienceProvider,
  getExperienceKit,
  OfferCatalog,
  offersQuery,
} from '../../src/index.ts'
import { createSandbox, defaultOrganisation, sandboxMembers } from '../../src/sandbox/index.ts'
import { exchangeMemberToken } from '../../src/server/index.ts'

test('what a server read is in the page’s cache, without a request and without a token', async () => {
  const sandbox = createSandbox()
  const { baseUrl, fetch } = sandbox
  const orgApiKey = defaultOrganisation.keys.SANDBOX
  const memberId = sandboxMembers.fresh
  const grants: string[] = []
  // As docs/server-rendering.md has it: a session that knows its member, and a grant that says whose it is.
  async function refresh() {
    const grant = await exchangeMemberToken({ baseUrl, orgApiKey, fetch }, { externalUserID: memberId })
    grants.push(grant.accessToken)
    return grant
  }
  const clientOf = (server: boolean) =>
    createExperienceClient({
      baseUrl,
      session: createMemberSession({ id: memberId, memberId, refresh, server }),
      fetch: (input, init) => fetch(input, init),
    })
  const onServer = clientOf(true)
  const { queryClient } = getExperienceKit(onServer)
  const catalog = await queryClient.fetchQuery(offersQuery(onServer))
  const state = JSON.stringify(dehydrate(queryClient))
  expect(grants).toHaveLength(1)
  expect(state).not.toContain(grants[0])
  expect(sandbox.log.map(({ operation }) => operation)).toEqual(['exchange', 'offers'])

  const inPage = clientOf(false)
  hydrate(getExperienceKit(inPage).queryClient, JSON.parse(state))
  const html = renderToString(
    <ExperienceProvider client={inPage}>
      <OfferCatalog />
    </ExperienceProvider>,
  )
  expect(html).toContain(catalog.rows[0]?.title)
  expect(sandbox.log).toHaveLength(2)
})

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

test('a render leaves no timer and no kit behind, also after a thousand', async () => {
  const sandbox = createSandbox()
  const { accessToken } = sandbox.grantFor(sandboxMembers.fresh)
  const renderOnce = async () => {
    const session = createMemberSession({ server: true, refresh: async () => ({ accessToken }) })
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => sandbox.fetch(input as Request, init)
    const client = createExperienceClient({ baseUrl: sandbox.baseUrl, session, fetch })
    const kit = getExperienceKit(client)
    kit.queryClient.setQueryData(offersQuery(client).queryKey, { rows: [], nextCursor: null, pages: [] })
    renderToString(
      <ExperienceProvider client={client}>
        <OfferCatalog />
      </ExperienceProvider>,
    )
    return { kit, client }
  }
  const before = timers()
  const { kit, client } = await renderOnce()
  await kit.queryClient.fetchQuery({ ...offersQuery(client), staleTime: 0 })
  expect(timers()).toBeLessThanOrEqual(before)

  const kits: WeakRef<object>[] = []
  for (let count = 0; count < 1_000; count += 1) kits.push(new WeakRef((await renderOnce()).kit))
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // A weak reference that was made or read lives until the end of its task.
  await new Promise((resolve) => setTimeout(resolve))
  collect()
  expect(kits.filter((reference) => reference.deref() !== undefined).length).toBeLessThan(10)
  expect(timers()).toBeLessThanOrEqual(before)
}, 60_000)
