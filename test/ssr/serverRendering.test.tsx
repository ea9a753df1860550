import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import * as surface from '../../src/index.ts'
import {
  createExperienceClient,
  createMemberSession,
  ExperienceProvider,
  getExperienceKit,
  offersQuery,
  OfferCatalog,
  useWallet,
  walletQuery,
} from '../../src/index.ts'
import { createSandbox, sandboxMembers } from '../../src/sandbox/index.ts'

const token = 'TOKEN-made-up-0123456789'

/** Public components with the props that they need. A new one has to be added here. */
const components: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  OfferCatalog: {},
  OfferDetail: { offerId: 'o' },
  InterestForm: { offerId: 'o' },
  InterestSummary: { interestId: 'i' },
  WalletBalance: {},
}

function render(children: ReactNode, baseUrl = 'https://service.test') {
  const session = createMemberSession({
    refresh: () => Promise.reject(new Error('a server render asks for nothing')),
    initialGrant: { accessToken: token, memberId: 'member-made-up' },
  })
  return renderToString(
    <ExperienceProvider baseUrl={baseUrl} session={session} locale="ar">
      {children}
    </ExperienceProvider>,
  )
}

describe('rendering on a server', () => {
  it.each(Object.entries(components))(
    'writes %s without a style attribute, a token or a complaint',
    (name, props) => {
      const complaints = vi.spyOn(console, 'error')
      const Component = (surface as unknown as Record<string, (props: object) => ReactNode>)[name]
      if (!Component) throw new Error(`${name} is not exported`)
      const html = render(<Component {...props} />)
      expect(html).toContain('data-xp-root')
      expect(html).toContain('dir="rtl"')
      expect(html).not.toMatch(/\sstyle=/)
      expect(html).not.toContain(token)
      expect(complaints).not.toHaveBeenCalled()
      complaints.mockRestore()
    },
  )

  it('refuses to refresh a session that was not made for the request', async () => {
    const refresh = vi.fn(async () => ({ accessToken: token }))
    const client = createExperienceClient({
      baseUrl: 'https://service.test',
      session: createMemberSession({ refresh }),
    })
    await expect(client.call(surface.operations.wallet)).rejects.toThrow(/server: true/)
    expect(refresh).not.toHaveBeenCalled()
  })

  it('writes what was read before, from a session made for the request', async () => {
    const sandbox = createSandbox()
    const session = createMemberSession({
      refresh: async () => sandbox.grantFor(sandboxMembers.fresh),
      server: true,
    })
    const client = createExperienceClient({
      baseUrl: sandbox.baseUrl,
      session,
      fetch: (input, init) => sandbox.fetch(input as Request, init),
    })
    const { queryClient } = getExperienceKit(client)
    const [catalog] = await Promise.all([
      queryClient.fetchQuery(offersQuery(client)),
      queryClient.fetchQuery(walletQuery(client)),
    ])
    function Balance() {
      return <p>{useWallet().data?.balance}</p>
    }
    const html = renderToString(
      <ExperienceProvider client={client}>
        <Balance />
        <OfferCatalog />
      </ExperienceProvider>,
    )
    expect(html).toContain('48250')
    expect(html).toContain(catalog.rows[0]?.title)
    expect(html).not.toMatch(/\sstyle=/)
  })
})
