import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import * as surface from '../../src/index.ts'
import {
  ConciergeChat,
  createExperienceClient,
  createMemberSession,
  ExperienceHub,
  ExperienceProvider,
  getExperienceKit,
  offersQuery,
  OfferCatalog,
  OfferDetail,
  useWallet,
  WalletBalance,
  walletQuery,
} from '../../src/index.ts'
import { createSandbox, sandboxMembers } from '../../src/sandbox/index.ts'
import { watchFormatters } from '../support/watchFormatters.ts'

const token = 'TOKEN-made-up-0123456789'

/** Public components with the props that they need. A new one has to be added here. */
const components: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  OfferCatalog: {},
  OfferDetail: { offerId: 'o' },
  InterestForm: { offerId: 'o' },
  InterestSummary: { interestId: 'i' },
  WalletBalance: {},
}

function render(children: ReactNode, baseUrl = 'https://service.test', locale = 'ar', timeZone?: string) {
  const session = createMemberSession({
    refresh: () => Promise.reject(new Error('a server render asks for nothing')),
    initialGrant: { accessToken: token, memberId: 'member-made-up' },
  })
  return renderToString(
    <ExperienceProvider baseUrl={baseUrl} session={session} locale={locale} timeZone={timeZone}>
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

  // The first one costs a page in Chromium 25 ms, for which its first request would wait.
  it.each([
    ['the hub', <ExperienceHub key="" />],
    ['a catalog', <OfferCatalog key="" />],
    ['an offer', <OfferDetail key="" offerId="o" />],
    ['a conversation', <ConciergeChat key="" conversationId="c" />],
    ['a balance', <WalletBalance key="" />],
  ])('makes no formatter for %s before there is something to write', (name, element) => {
    // Of a language in which none was made by another test.
    const locale = `en-x-${name.split(' ')[1]?.slice(0, 8)}`
    const made = [watchFormatters('NumberFormat'), watchFormatters('DateTimeFormat')]
    expect(render(element, 'https://service.test', locale, 'Pacific/Chatham')).toContain('xp-skeleton')
    const calls = made.flatMap(({ mock }) => mock.calls)
    for (const each of made) each.mockRestore()
    expect(calls).toEqual([])
  })

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
