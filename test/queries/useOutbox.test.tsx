// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Assumptions, Message } from '../../src/contract/index.ts'
import { KitContext, threadQuery, useOutbox } from '../../src/queries/index.ts'
import { startList } from '../../src/queries/list.ts'
import { createMemberKit } from '../support/memberKit.ts'

const id = 'con_made-up'
const row = (name: string, body: string): Message => ({
  id: name,
  type: 'MEMBER',
  authorID: 'm',
  body,
  createdAt: undefined,
  attachments: [],
})

function opened(
  messages: readonly Message[] = [],
  isOwnMessage: Assumptions['isOwnMessage'] = ({ type }) => type === 'MEMBER',
) {
  const { kit, sandbox, requests } = createMemberKit({
    member: 'm',
    session: { memberId: 'm' },
    client: { assumptions: { isOwnMessage } },
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <KitContext.Provider value={kit}>{children}</KitContext.Provider>
  )
  const entry = (name: string, message: string) =>
    kit.outbox.add({
      id: name,
      conversationId: id,
      message,
      writtenAt: 0,
      state: 'sent',
      error: null,
      knownIds: null,
    })
  /** What was on the page in each render: the thread, and below it what is on its way. */
  const frames: (readonly (string | undefined)[])[] = []
  const useFrame = (shown: readonly Message[]) => {
    const result = useOutbox(id, shown)
    frames.push([...shown.map(({ body }) => body), ...texts(result.entries)])
    return result
  }
  return {
    kit,
    sandbox,
    requests,
    entry,
    frames,
    ...renderHook(useFrame, { wrapper, initialProps: messages }),
  }
}
const texts = (entries: readonly { readonly message: string }[]) => entries.map(({ message }) => message)

it('shows what is on its way, until the thread shows it, and lets only that go', async () => {
  const { result, rerender, entry, kit } = opened()
  act(() => {
    entry('a', 'one')
    entry('b', 'two')
  })
  expect(texts(result.current.entries)).toEqual(['one', 'two'])
  rerender([row('m1', 'one')])
  expect(texts(result.current.entries)).toEqual(['two'])
  await waitFor(() => expect(kit.outbox.list(id).map((each) => each.id)).toEqual(['b']))
  expect([...kit.outbox.confirmedIds(id)]).toEqual(['m1'])
  rerender([row('m2', 'two'), row('m1', 'one')])
  expect(result.current.entries).toEqual([])
  await waitFor(() => expect(kit.outbox.conversations()).toEqual([]))
})

it('shows no message twice, not for one frame, and takes nothing else away', () => {
  const { rerender, entry, frames } = opened()
  act(() => {
    entry('a', 'one')
    entry('b', 'two')
  })
  rerender([row('m1', 'one')])
  expect([...new Set(frames.map((texts) => texts.join()))]).toEqual(['', 'one,two'])
})

it('shows no message twice whose answer is slower than the thread, and takes it away by its answer alone', async () => {
  const { rerender, result, kit } = opened([row('m0', 'before')])
  const being = { id: 'a', conversationId: id, message: 'one', writtenAt: 0, error: null }
  act(() => kit.outbox.add({ ...being, state: 'sending', knownIds: ['m0'] }))
  const thread = [row('m1', 'one'), row('m0', 'before')]
  rerender(thread)
  expect(result.current.entries).toEqual([])
  expect([...result.current.ownIds]).toEqual(['m1'])
  expect(texts(kit.outbox.list(id))).toEqual(['one'])
  // It was another one, of another tab: this one did not arrive.
  act(() => kit.outbox.update(id, 'a', { state: 'failed' }))
  expect(texts(result.current.entries)).toEqual(['one'])
  act(() => kit.outbox.update(id, 'a', { state: 'sending' }))
  act(() => kit.outbox.update(id, 'a', { state: 'sent' }))
  expect(result.current.entries).toEqual([])
  await waitFor(() => expect(kit.outbox.conversations()).toEqual([]))
})

it('shows what is being sent where it is not known what was there before', () => {
  const { rerender, result, kit } = opened()
  const being = { id: 'a', conversationId: id, message: 'one', writtenAt: 0, error: null }
  act(() => kit.outbox.add({ ...being, state: 'sending', knownIds: null }))
  rerender([row('m1', 'one')])
  expect(texts(result.current.entries)).toEqual(['one'])
})

it('is told who the member is, where the author of a message says whose it is', async () => {
  const { result, rerender, entry } = opened([], ({ authorID }, { memberId }) => authorID === memberId)
  act(() => entry('a', 'one'))
  const before = row('m0', 'before')
  rerender([{ ...row('m1', 'one'), authorID: 'another' }, before])
  expect(texts(result.current.entries)).toEqual(['one'])
  rerender([row('m2', 'one'), before])
  expect(result.current.entries).toEqual([])
  expect([...result.current.ownIds]).toEqual(['m2'])
})

it('takes away what is taken away, and tries again what is tried again', async () => {
  const { result, kit } = opened()
  act(() =>
    kit.outbox.add({
      id: 'a',
      conversationId: id,
      message: 'one',
      writtenAt: 0,
      state: 'failed',
      error: null,
      knownIds: [],
    }),
  )
  act(() => result.current.retry('a'))
  expect(result.current.entries.map(({ state }) => state)).not.toContain('failed')
  await waitFor(() => expect(result.current.entries.map(({ state }) => state)).toEqual(['failed']))
  act(() => result.current.remove('a'))
  expect(result.current.entries).toEqual([])
})

it('goes on with the queue when the row of a message without an answer appears', async () => {
  const { result, rerender, kit, sandbox, requests } = opened()
  kit.queryClient.setQueryData(threadQuery(kit.client, { id }).queryKey, startList<Message>([]))
  sandbox.control.scenario({ failures: [{ kind: 'network', operation: 'sendMessage', times: 1 }] })
  act(() => void result.current.send('one'))
  await waitFor(() => expect(kit.outbox.list(id)[0]?.state).toBe('unknown'))
  act(() => void result.current.send('two'))
  rerender([row('m1', 'one')])
  // Refused, since the conversation is made up: it has been sent.
  await waitFor(() => expect(result.current.entries).toMatchObject([{ message: 'two', state: 'failed' }]))
  expect(requests('sendMessage')).toHaveLength(2)
  expect(kit.writeRecords.list('sendMessage').map(({ outcome }) => outcome)).toEqual(['refused'])
})
