import { afterEach, describe, expect, it } from 'vitest'
import { createExperienceClient, createMemberSession } from '../../src/client/index.ts'
import { getExperienceKit } from '../../src/queries/index.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberKit } from '../support/memberKit.ts'
import { threadQuery } from '../../src/queries/messages.ts'
import { fetchOlder, refetchMessage } from '../../src/queries/threadPages.ts'

const id = 'con_made-up'
const kits: { end: () => void }[] = []
afterEach(() => kits.splice(0).forEach(({ end }) => end()))

/** A conversation of so many messages, newest first and named by their number, behind a Service that counts what is asked. */
function conversation(count: number, pageSize = 2) {
  let newest = count
  let link = 1
  const places = new Map<number, number>()
  const removed = new Set<number>()
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const url = new URL(String(input as string))
    const { cursor, limit } = Object.fromEntries(url.searchParams)
    asked.push(`${cursor ?? 'newest'} of ${limit ?? '?'}`)
    const all = Array.from({ length: newest }, (_, index) => newest - index).filter((n) => !removed.has(n))
    const left = all.filter((number) => number <= Number(cursor ?? newest))
    const messages = left.slice(0, Number(limit)).map((number) => ({
      id: `m${String(places.get(number) ?? number)}`,
      type: 'CONCIERGE',
      authorID: 'c',
      body: `read ${String(link)}`,
      attachments: [],
    }))
    return Response.json(
      { messages, nextCursor: left[Number(limit)]?.toString() ?? null },
      { status: url.pathname.endsWith(`/${id}/messages`) ? 200 : 404 },
    )
  }
  const session = createMemberSession({ server: true, refresh: async () => ({ accessToken: 'made-up' }) })
  const kit = getExperienceKit(
    createExperienceClient({
      baseUrl: 'https://service.example',
      session,
      fetch,
      assumptions: { paging: { size: pageSize } },
    }),
  )
  const { client, queryClient } = kit
  kits.push(session)
  const query = threadQuery(client, { id })
  return {
    session,
    asked,
    open: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
    write: (more: number) => void (newest += more),
    /** Two messages of one moment, which it orders now so, now so. */
    swap: (one: number, other: number) => void places.set(one, other).set(other, one),
    remove: (...numbers: number[]) => numbers.forEach((number) => removed.add(number)),
    relink: () => void (link += 1),
    older: () => fetchOlder(kit, { id }),
    refetch: (messageId: string) => refetchMessage(kit, { id, messageId }),
    shown: () =>
      (queryClient.getQueryData(query.queryKey)?.rows ?? []).map((message) => message.id).join(' '),
    body: (messageId: string) =>
      queryClient.getQueryData(query.queryKey)?.rows.find((message) => message.id === messageId)?.body,
    updatedAt: () => queryClient.getQueryState(query.queryKey)?.dataUpdatedAt,
  }
}

describe('older messages', () => {
  it('keeps a message that has changed places with one of the next page', async () => {
    const { open, older, swap, shown, asked } = conversation(8)
    await open()
    await older()
    await older()
    expect(shown()).toBe('m8 m7 m6 m5 m4 m3')
    swap(7, 6)
    asked.splice(0)
    await open()
    expect(shown()).toBe('m8 m6 m7 m5 m4 m3')
    await open()
    expect(asked).toEqual(['newest of 2', '6 of 2', 'newest of 2'])
  })

  it.each([
    ['from its midst', 98, 'm100 m99 m97 m96 m95 m94'],
    ['from its end', 97, 'm100 m99 m98 m96 m95 m94'],
  ])('are read no further than one page when a message was taken out %s', async (_, number, left) => {
    const { open, remove, shown, asked } = conversation(100, 4)
    await open()
    remove(number)
    asked.splice(0)
    await open()
    expect(shown()).toContain(left)
    expect(asked).toHaveLength(2)
    await open()
    expect(asked).toHaveLength(3)
  })

  it('keeps one that has changed places with the first of what was not read yet', async () => {
    const { open, swap, shown } = conversation(8)
    await open()
    swap(7, 6)
    await open()
    expect(shown()).toContain('m8 m6 m7')
  })

  it('are read a page at a time, to the beginning and no further', async () => {
    const { open, older, shown, asked } = conversation(5)
    await open()
    await older()
    expect(shown()).toBe('m5 m4 m3 m2')
    await older()
    await older()
    expect(shown()).toBe('m5 m4 m3 m2 m1')
    expect(asked).toEqual(['newest of 2', '3 of 2', '1 of 2'])
  })

  it('are read once by two who ask at the same time', async () => {
    const { open, older, shown, asked } = conversation(9)
    await open()
    await Promise.all([older(), older()])
    expect(shown()).toBe('m9 m8 m7 m6')
    expect(asked).toHaveLength(2)
  })

  it('make the newest page no fresher than it is', async () => {
    const { open, older, updatedAt } = conversation(9)
    await open()
    const before = updatedAt()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await older()
    expect(updatedAt()).toBe(before)
  })

  it('are not asked for before the newest are there, or after the session', async () => {
    const { open, older, asked, session } = conversation(9)
    await older()
    expect(asked).toEqual([])
    await open()
    session.end()
    await older()
    expect(asked).toEqual(['newest of 2'])
  })
})

describe('the newest page', () => {
  it('is short, however long pages are', async () => {
    const { open, older, asked } = conversation(200, 100)
    await open()
    await older()
    expect(asked).toEqual(['newest of 30', '170 of 100'])
  })

  it('of an empty conversation starts a thread once something is written', async () => {
    const { open, shown, write, asked } = conversation(0)
    await open()
    write(5)
    await open()
    expect(shown()).toBe('m5 m4')
    expect(asked).toHaveLength(2)
  })
})

describe('a gap', () => {
  it('is filled until the new pages meet what is known', async () => {
    const { open, shown, write, asked } = conversation(4)
    await open()
    write(5)
    await open()
    expect(shown()).toBe('m9 m8 m7 m6 m5 m4 m3')
    expect(asked.slice(1)).toEqual(['newest of 2', '7 of 2', '5 of 2'])
  })

  it('of more than 20 pages is not filled: the thread starts again from its newest page', async () => {
    const { open, shown, write, asked } = conversation(4)
    await open()
    write(100)
    await open()
    expect(shown()).toBe('m104 m103')
    expect(asked).toHaveLength(1 + 21)
  })
})

describe('fresh links of one message', () => {
  it('come with the page on which it was read, and change its neighbours in place', async () => {
    const { open, older, refetch, relink, asked, shown, body } = conversation(9)
    await open()
    await older()
    await older()
    relink()
    await refetch('m6')
    expect(asked.slice(3)).toEqual(['7 of 2'])
    expect(shown()).toBe('m9 m8 m7 m6 m5 m4')
    expect(['m9', 'm7', 'm6', 'm5'].map(body)).toEqual(['read 1', 'read 2', 'read 2', 'read 1'])
  })

  it('are looked for further on, when new messages pushed it off its page', async () => {
    const { open, refetch, write, relink, asked, shown, body } = conversation(9)
    await open()
    write(4)
    relink()
    await refetch('m9')
    expect(asked.slice(1)).toEqual(['newest of 2', '11 of 2', '9 of 2'])
    expect(body('m9')).toBe('read 2')
    // What is new comes with the next poll, which also knows what stands between.
    expect(shown()).toBe('m9 m8')
  })

  it('are looked for in so many pages, and to the beginning, and no further', async () => {
    const far = conversation(200)
    await far.open()
    far.write(100)
    await far.refetch('m200')
    expect(far.asked).toHaveLength(1 + 1 + 20)
    const gone = conversation(5)
    await gone.open()
    await gone.refetch('m99')
    expect(gone.asked).toHaveLength(1 + 3)
  })

  it('come with the page of the gap that the message was read on', async () => {
    const { open, refetch, write, relink, asked, body } = conversation(4)
    await open()
    write(5)
    await open()
    relink()
    await refetch('m7')
    expect(asked.at(-1)).toBe('7 of 2')
    expect(body('m7')).toBe('read 2')
  })

  it('are not asked for before the thread is there, or after the session', async () => {
    const { open, refetch, asked, session } = conversation(3)
    await refetch('m3')
    expect(asked).toEqual([])
    await open()
    session.end()
    await refetch('m3')
    expect(asked).toEqual(['newest of 2'])
  })
})

it('two conversations are two threads', async () => {
  const { sandbox, kit } = createMemberKit({ member: sandboxMembers.withHistory })
  const [one = '', other = ''] = sandbox.control.conversationsOf(sandboxMembers.withHistory)
  sandbox.control.conciergeSays(one, 'in the one')
  sandbox.control.conciergeSays(other, 'in the other')
  const newest = async (conversationId: string) =>
    (await kit.queryClient.fetchQuery(threadQuery(kit.client, { id: conversationId }))).rows[0]?.body
  expect([await newest(one), await newest(other)]).toEqual(['in the one', 'in the other'])
})
