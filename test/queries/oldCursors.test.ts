import { expect, it } from 'vitest'
import { type Offer, operations } from '../../src/contract/index.ts'
import { offerQuery, offersQuery, threadQuery } from '../../src/queries/index.ts'
import { fetchMore } from '../../src/queries/listQuery.ts'
import { refetchRow } from '../../src/queries/listRows.ts'
import { threadSource } from '../../src/queries/messages.ts'
import { createMemberKit } from '../support/memberKit.ts'

interface Row {
  id: string
  title?: string | undefined
}

/** A Service that takes a cursor until it forgets it, and answers it with this status then. `cursors`: none at all. */
function createForgetful(field: 'offers' | 'messages', { status = 400, rows = 6 } = {}) {
  const all: Row[] = Array.from({ length: rows }, (_, index) => ({
    id: `row-${String(index)}`,
    title: 'Old',
  }))
  let [generation, asked] = [0, 0]
  const forgotten = { cursors: false }
  const fetch = (input: RequestInfo | URL) => {
    asked += 1
    const cursor = new URL(new Request(input).url).searchParams.get('cursor')
    const [of, after] = cursor?.split(' ') ?? []
    if (cursor !== null && (forgotten.cursors || of !== String(generation)))
      return Promise.resolve(Response.json({ code: 'CURSOR_EXPIRED' }, { status }))
    const start = cursor === null ? 0 : all.findIndex(({ id }) => id === after) + 1
    const page = all.slice(start, start + 2)
    const isLast = start + 2 >= all.length
    return Promise.resolve(
      Response.json({
        [field]: page,
        nextCursor: isLast ? null : `${String(generation)} ${page[1]?.id ?? ''}`,
      }),
    )
  }
  const { kit } = createMemberKit({ client: { fetch } })
  return {
    kit,
    all,
    asked: () => asked,
    forgotten,
    /** No cursor so far is taken any more. */
    forget: () => (generation += 1),
  }
}

function createCatalog(options?: Parameters<typeof createForgetful>[1]) {
  const service = createForgetful('offers', options)
  const { client, queryClient } = service.kit
  return {
    ...service,
    read: () => queryClient.fetchQuery({ ...offersQuery(client), staleTime: 0 }),
    more: () => fetchMore<Offer>(service.kit, { operation: operations.offers }),
    readOffer: (id: string) => queryClient.fetchQuery({ ...offerQuery(client, { id }), staleTime: 0 }),
  }
}

const idsOf = ({ rows }: { readonly rows: readonly Row[] }) => rows.map(({ id }) => id.slice(4)).join()

it.each([400, 404, 410, 422])('reads on where the Service refuses an old cursor with %i', async (status) => {
  const { read, more, forget, asked } = createCatalog({ status })
  await read()
  const before = await more()
  forget()
  const after = await more()
  expect(idsOf(after)).toBe('0,1,2,3,4,5')
  // What reads as before is the same, so that nothing is rendered again.
  expect(after.rows[3]).toBe(before.rows[3])
  expect(after.nextCursor).toBeNull()
  // The refused one, the two pages that were known, and the one that was wanted.
  expect(asked()).toBe(2 + 4)
})

it('shows what has come, changed and gone where it reads again for an old cursor', async () => {
  const { read, more, forget, all } = createCatalog()
  await read()
  await more()
  all.splice(0, 2, { id: 'row-n' }, { id: 'row-1', title: 'New' })
  forget()
  const { rows } = await more()
  expect(idsOf({ rows })).toBe('n,1,2,3,4,5')
  expect(rows[1]?.title).toBe('New')
})

it('reads an offer behind the first page again although its cursor is old', async () => {
  const { read, more, readOffer, forget, all } = createCatalog()
  await read()
  await more()
  forget()
  all[3] = { id: 'row-3', title: 'New' }
  expect(await readOffer('row-3')).toMatchObject({ title: 'New' })
  all.splice(2, 1)
  forget()
  expect(await readOffer('row-2')).toBeNull()
})

it('says the refusal where no cursor is taken, and asks once more only', async () => {
  const { read, more, forgotten, asked } = createCatalog()
  const list = await read()
  forgotten.cursors = true
  await expect(more()).rejects.toMatchObject({ kind: 'rejected', code: 'CURSOR_EXPIRED' })
  expect(asked()).toBe(1 + 3)
  expect(await read()).toEqual(list)
})

it('keeps the messages that came while a thread is read again, and finds the one whose link is needed', async () => {
  const { kit, forget, all } = createForgetful('messages')
  const source = threadSource({ id: 'c' })
  const key = threadQuery(kit.client, { id: 'c' }).queryKey
  const read = () => kit.queryClient.fetchQuery({ ...threadQuery(kit.client, { id: 'c' }), staleTime: 0 })
  await read()
  await fetchMore(kit, source)
  forget()
  const older = fetchMore(kit, source)
  all.unshift({ id: 'row-n' })
  await read()
  await older
  expect(idsOf(kit.queryClient.getQueryData(key) ?? { rows: [] })).toBe('n,0,1,2,3,4,5')
  forget()
  await expect(refetchRow(kit, source, 'row-3')).resolves.toBeUndefined()
})
