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
import { createSandbox, sandboxMembers } from '../../src/sandbox/index.ts'

test('what a server read is in the page’s cache, without a request and without a token', async () => {
  const sandbox = createSandbox()
  const { accessToken } = sandbox.grantFor(sandboxMembers.fresh)
  const clientOf = (isServer: boolean) =>
    createExperienceClient({
      baseUrl: sandbox.baseUrl,
      session: createMemberSession({ id: 'page', refresh: async () => ({ accessToken }), server: isServer }),
      fetch: (input, init) => sandbox.fetch(input, init),
    })
  const onServer = clientOf(true)
  const { queryClient } = getExperienceKit(onServer)
  const catalog = await queryClient.fetchQuery(offersQuery(onServer))
  const state = JSON.stringify(dehydrate(queryClient))
  expect(state).not.toContain(accessToken)
  expect(sandbox.log).toHaveLength(1)

  const inPage = clientOf(false)
  hydrate(getExperienceKit(inPage).queryClient, JSON.parse(state))
  const html = renderToString(
    <ExperienceProvider client={inPage}>
      <OfferCatalog />
    </ExperienceProvider>,
  )
  expect(html).toContain(catalog.rows[0]?.title)
  expect(sandbox.log).toHaveLength(1)
})
