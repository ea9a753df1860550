import { CancelledError, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { type Offer, operations } from '../../src/contract/index.ts'
import { conversationsQuery, ledgerQuery, offerQuery, offersQuery } from '../../src/queries/index.ts'
import { fetchMore } from '../../src/queries/listQuery.ts'
import { findFreshRow } from '../../src/queries/listRows.ts'
import { offerRead, offersSource } from '../../src/queries/offers.ts'
import { queryKey } from '../../src/queries/queryKey.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { holdAnswers } from '../support/holdAnswers.ts'
import { createMemberKit, type MemberKitOptions } from '../support/memberKit.ts'

const createCatalog = (options: MemberKitOptions = {}) => {
  const member = createMemberKit({
    ...options,
    client: { assumptions: { paging: { size: 10 } }, ...options.client },
  })
  const { client, queryClient } = member.kit
  return {
    ...member,
    queryClient,
    read: () => queryClient.fetchQuery({ ...offersQuery(client), staleTime: 0 }),
    more: () => fetchMore<Offer>(member.kit, { operation: operations.offers }),
    readOffer: (id: string) => queryClient.fetchQuery({ ...offerQuery(client, { id }), staleTime: 0 }),
  }
}

describe('the catalog as a list', () => {
  it('is read on for one offer when the last component that looked at the list has gone', async () => {
    const held = holdAnswers('offers')
    const { kit, queryClient, readOffer } = createCatalog(held)
    const options = offersQuery(kit.client)
    const leave = new QueryObserver(queryClient, options).subscribe(() => {})
    const offer = readOffer('fjord-lodge')
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(2))
    leave()
    held.release()
    expect(await offer).toMatchObject({ id: 'fjord-lodge' })
    expect(queryClient.isFetching()).toBe(0)
  })

  it('gives up on a list that is cancelled again and again, and ends with the session', async () => {
    const { kit, queryClient, more } = createCatalog()
    const fetchQuery = vi
      .spyOn(queryClient, 'fetchQuery')
      .mockRejectedValue(new CancelledError({ revert: true }))
    await expect(more()).rejects.toMatchObject({ kind: 'network' })
    expect(fetchQuery).toHaveBeenCalledTimes(11)
    const again = more()
    kit.session.end()
    await expect(again).rejects.toMatchObject({ kind: 'session-ended' })
  })

  it('reads the first page, then one page per fetchMore', async () => {
    const { read, more, requests } = createCatalog()
    expect((await read()).rows).toHaveLength(10)
    expect((await more()).rows).toHaveLength(20)
    expect(requests('offers')).toHaveLength(2)
  })

  it('asks the Service for the words of a search alone', () => {
    expect([offersSource().query, offersSource({ search: 'fjord' }).query]).toEqual([{}, { search: 'fjord' }])
  })

  it('shares one request among fetchMores at the same time', async () => {
    const { read, more, requests } = createCatalog()
    await read()
    await Promise.all([more(), more(), more()])
    expect(requests('offers')).toHaveLength(2)
  })

  it('reads the first page alone again when it is refetched', async () => {
    const { read, more, requests } = createCatalog()
    await read()
    await more()
    expect((await read()).rows).toHaveLength(20)
    expect(requests('offers')).toHaveLength(3)
  })

  it('does not make the first page look fresher by a page more', async () => {
    const { read, more, kit, queryClient } = createCatalog()
    await read()
    const key = offersQuery(kit.client).queryKey
    const before = queryClient.getQueryState(key)?.dataUpdatedAt
    queryClient.setQueryData(key, queryClient.getQueryData(key), { updatedAt: (before ?? 0) - 60_000 })
    await more()
    expect(queryClient.getQueryState(key)?.dataUpdatedAt).toBe((before ?? 0) - 60_000)
  })

  it('keeps the rows when a page more fails, and goes on afterwards', async () => {
    const { read, more, sandbox } = createCatalog()
    await read()
    sandbox.control.scenario({ failures: [{ kind: 403, operation: 'offers', times: 1 }] })
    await expect(more()).rejects.toMatchObject({ kind: 'permission' })
    expect((await more()).rows).toHaveLength(20)
  })

  it('leaves no trace in the cache when the session ends while a page is under way', async () => {
    const { read, more, kit, queryClient } = createCatalog()
    await read()
    const reading = more().catch(() => undefined)
    kit.session.end()
    await reading
    expect(queryClient.getQueryCache().findAll({ queryKey: ['xp'] })).toHaveLength(0)
  })

  it('is empty for who still waits for a page when a host cleared the cache', async () => {
    const { read, more, queryClient } = createCatalog()
    await read()
    const reading = more()
    await Promise.resolve()
    queryClient.removeQueries({ predicate: ({ state }) => state.data !== undefined })
    expect(await reading).toEqual({ rows: [], pages: [], nextCursor: null })
  })

  /** A Service that leaves rows out of a page after it has counted them. */
  const createFiltered = (pages: readonly (readonly string[])[], isEndless = false) => {
    let asked = 0
    const fetch = (input: RequestInfo | URL) => {
      const page = Number(new URL(new Request(input).url).searchParams.get('cursor') ?? 0)
      asked += 1
      const offers = (pages[page] ?? []).map((id) => ({ id, title: id }))
      const isLast = !isEndless && page >= pages.length - 1
      return Promise.resolve(Response.json({ offers, nextCursor: isLast ? null : String(page + 1) }))
    }
    return { ...createCatalog({ client: { fetch } }), asked: () => asked }
  }
  const idsOf = ({ rows }: { readonly rows: readonly Offer[] }) => rows.map(({ id }) => id)

  it('reads past pages of nothing, at first and again', async () => {
    const { read, more, asked } = createFiltered([[], [], ['a', 'b'], ['c']])
    expect(idsOf(await read())).toEqual(['a', 'b'])
    expect(asked()).toBe(3)
    expect(idsOf(await more())).toEqual(['a', 'b', 'c'])
    expect(idsOf(await read())).toEqual(['a', 'b', 'c'])
  })

  it('does not read past pages of nothing for ever', async () => {
    const { read, asked } = createFiltered([], true)
    expect(await read()).toMatchObject({ rows: [], nextCursor: '1' })
    expect(asked()).toBe(21)
  })

  it('reads on past pages of nothing new, and says so where no other come: nobody reads on for ever', async () => {
    const gap = Array.from({ length: 30 }, () => ['a'])
    const { read, more, asked } = createFiltered([['a'], ...gap, ['b'], ['c']])
    await read()
    await expect(more()).rejects.toMatchObject({ kind: 'invalid-response', operation: 'offers' })
    expect(asked()).toBe(22)
    // It goes on where it was.
    expect(idsOf(await more())).toEqual(['a', 'b'])
    expect(asked()).toBe(32)
    expect(await more()).toMatchObject({ nextCursor: null })
  })

  it('does not take an offer for gone that it has not searched the whole list for', async () => {
    const endless = Array.from({ length: 400 }, (_, index) => [`offer-${String(index)}`])
    const { readOffer } = createFiltered(endless)
    await expect(readOffer('offer-399')).rejects.toMatchObject({ kind: 'invalid-response' })
    await expect(readOffer('offer-150')).resolves.toMatchObject({ id: 'offer-150' })
  })

  it('drops rows that cannot be read, keeps the others and reports it', async () => {
    const { read, kit } = createCatalog({ scenario: 'broken-rows' })
    const problems: unknown[] = []
    kit.client.onProblem((problem) => problems.push(problem))
    expect((await read()).rows.length).toBeGreaterThan(0)
    expect(problems).toMatchObject([{ kind: 'invalid-response', code: 'row-dropped' }])
  })
})

it('conversations and the ledger are read by the options that a host takes', async () => {
  const { kit, queryClient, requests } = createCatalog({
    member: sandboxMembers.withHistory,
    client: { assumptions: { operations: { ledger: true } } },
  })
  const conversations = (await queryClient.fetchQuery(conversationsQuery(kit.client))).rows
  const ledger = (await queryClient.fetchQuery(ledgerQuery(kit.client))).rows
  expect([conversations.length > 0, ledger.length > 0]).toEqual([true, true])
  expect([requests('conversations').length, requests('ledger').length]).toEqual([1, 1])
})

describe('one offer', () => {
  it('is read out of the list, stopping at the first hit', async () => {
    const { readOffer, requests, read, more } = createCatalog()
    const probe = createCatalog()
    await probe.read()
    const deep = (await probe.more()).rows[15]!
    expect(await readOffer(deep.id)).toMatchObject({ id: deep.id })
    expect(requests('offers')).toHaveLength(2)
    expect((await more()).rows).toHaveLength(30)
    expect(read).toBeTypeOf('function')
  })

  it('is null when it is no longer listed', async () => {
    expect(await createCatalog().readOffer('offer-that-is-gone')).toBeNull()
  })

  it('is read again on its own page, not by reading all pages before it', async () => {
    const { readOffer, requests } = createCatalog()
    const probe = createCatalog()
    await probe.read()
    await probe.more()
    const deep = (await probe.more()).rows[25]!
    await readOffer(deep.id)
    expect(requests('offers')).toHaveLength(3)
    expect(await readOffer(deep.id)).toEqual(deep)
    // The list is fresh, so only the offer's own page is read.
    expect(requests('offers')).toHaveLength(4)
  })

  it('on the first page of a fresh list is not asked for again', async () => {
    const { read, readOffer, requests } = createCatalog()
    const [first] = (await read()).rows
    expect(await readOffer(first!.id)).toEqual(first)
    expect(requests('offers')).toHaveLength(1)
  })

  it('that could not be read is tried again by its own rules, not by those of the list too', async () => {
    const { kit, queryClient, requests } = createCatalog({
      scenario: { failures: [{ kind: 500, operation: 'offers', times: 1 }] },
    })
    await expect(
      queryClient.fetchQuery({ ...offerQuery(kit.client, { id: 'o' }), retry: false }),
    ).rejects.toMatchObject({ kind: 'service' })
    expect(requests('offers')).toHaveLength(1)
  })

  it('is read although the catalog could not be', async () => {
    const { kit, queryClient, readOffer } = createCatalog({
      scenario: { failures: [{ kind: 500, operation: 'offers', times: 1 }] },
    })
    await expect(queryClient.fetchQuery({ ...offersQuery(kit.client), retry: false })).rejects.toMatchObject({
      kind: 'service',
    })
    expect(offerRead(kit, 'fjord-lodge').initialData).toBeUndefined()
    expect(await readOffer('fjord-lodge')).toMatchObject({ id: 'fjord-lodge' })
  })

  it('is known at once of the catalog and of a search, not of a page that is on its way into its list', async () => {
    const { kit, queryClient, read } = createCatalog()
    const list = await read()
    const { id } = list.rows[0]!
    const knownOf = (input: object) => {
      queryClient.clear()
      queryClient.setQueryData(queryKey(kit.client.session, operations.offers, input), list)
      return offerRead(kit, id).initialData
    }
    expect(knownOf({})).toMatchObject({ id })
    expect(knownOf({ search: 'fjord' })).toMatchObject({ id })
    expect(knownOf({ cursor: null })).toBeUndefined()
    expect(knownOf({ cursor: 'next' })).toBeUndefined()
  })

  it('that could not be read is not taken for gone', async () => {
    const { readOffer } = createCatalog({
      client: { assumptions: { operations: { offer: true } } },
      scenario: { failures: [{ kind: 403, operation: 'offer' }] },
    })
    await expect(readOffer('fjord-lodge')).rejects.toMatchObject({ kind: 'permission' })
  })

  it('is read by its own operation when that is switched on', async () => {
    const { readOffer, requests, read } = createCatalog({
      client: { assumptions: { operations: { offer: true } } },
    })
    const [first] = (await read()).rows
    expect(await readOffer(first!.id)).toMatchObject({ id: first!.id })
    expect(await readOffer('offer-that-is-gone')).toBeNull()
    expect(requests('offer')).toHaveLength(2)
  })
})

describe('a row as it is now', () => {
  const source = { operation: operations.offers }

  it('is found on its page, and no page behind it is read', async () => {
    const { kit, read, more, requests } = createCatalog()
    await read()
    const { id } = (await more()).rows[10]!
    const before = requests('offers').length
    expect(await findFreshRow<Offer>(kit, source, (offer) => offer.id === id)).toMatchObject({ id })
    expect(requests('offers')).toHaveLength(before + 2)
  })

  it('is missing only once the whole list was read', async () => {
    const { kit, requests } = createCatalog()
    expect(await findFreshRow<Offer>(kit, source, () => false)).toBeUndefined()
    expect(requests('offers').length).toBeGreaterThan(4)
  })

  it('is missing where the cursors go round in a circle, as the list ends there', async () => {
    let asked = 0
    const fetch = () => {
      asked += 1
      return Promise.resolve(Response.json({ offers: [{ id: `${asked}` }], nextCursor: `${asked % 2}` }))
    }
    const { kit } = createCatalog({ client: { fetch } })
    expect(await findFreshRow<Offer>(kit, source, () => false)).toBeUndefined()
    expect(asked).toBe(3)
  })

  it('is not taken for missing in a list that does not end', async () => {
    let asked = 0
    const { kit } = createCatalog({
      client: {
        fetch: () => {
          asked += 1
          return Promise.resolve(Response.json({ offers: [], nextCursor: `page-${String(asked)}` }))
        },
      },
    })
    await expect(findFreshRow<Offer>(kit, source, () => false)).rejects.toMatchObject({
      kind: 'invalid-response',
      operation: 'offers',
    })
    expect(asked).toBeGreaterThan(1)
  })
})

it('a list of the oldest first stays as long as it was read, however many pages it has', async () => {
  const { kit, sandbox } = createMemberKit({
    client: {
      assumptions: { operations: { ledger: true } },
      fetch: async (input, init) => {
        const { pathname, searchParams } = new URL(input as string)
        if (!pathname.endsWith('/wallet/ledger')) return sandbox.fetch(input as Request, init)
        const page = Number(searchParams.get('cursor') ?? 0)
        const createdAt = new Date(Date.UTC(2026, 0, 1 + page)).toISOString()
        const nextCursor = page < 24 ? String(page + 1) : null
        return Response.json({ entries: [{ id: `entry-${String(page)}`, amount: 1, createdAt }], nextCursor })
      },
    },
  })
  const { queryClient, client } = kit
  const more = () => fetchMore(kit, { operation: operations.ledger })
  let list = await more()
  while (list.nextCursor !== null) list = await more()
  expect(list.rows).toHaveLength(25)
  await queryClient.fetchQuery({ ...ledgerQuery(client), staleTime: 0 })
  expect(queryClient.getQueryData(ledgerQuery(client).queryKey)?.rows).toHaveLength(25)
})
