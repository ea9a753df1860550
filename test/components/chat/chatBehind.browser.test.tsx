import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ConciergeChat, type ConciergeChatProps } from '../../../src/index.ts'
import { sandboxMembers } from '../../../src/sandbox/index.ts'
import { createCopy } from '../../support/createCopy.ts'
import { createMemberHost } from '../../support/memberHost.tsx'
import { manyMessages, spoken } from './renderChat.tsx'

const member = sandboxMembers.withHistory

/** A conversation, and a reply in it that the Service's copy does not have: it is read while `isBehind`. */
async function openChat(props: Partial<ConciergeChatProps> = {}) {
  let [isBehind, reads] = [false, 0]
  const copy = createCopy((request) => host.sandbox.fetch(request))
  const host = createMemberHost({
    member,
    assumptions: { messagePolling: { activeMs: 150, idleMs: 150 } },
    answer: (request) => {
      if (request.method !== 'GET' || !request.url.includes('/messages')) return undefined
      reads += 1
      return isBehind || reads === 1 ? copy(request) : undefined
    },
  })
  const id = host.sandbox.control.conversationsOf(member)[0] ?? ''
  host.sandbox.control.addMessages(id, manyMessages(3, 'concierge'))
  await host.open(<ConciergeChat conversationId={id} {...props} />)
  await expect.element(page.getByText('message 3.')).toBeVisible()
  host.sandbox.control.conciergeSays(id, 'The table is yours.')
  await expect.poll(spoken).toEqual(['Concierge: The table is yours.'])
  /** Until what is read from here on is on screen. */
  async function read(is: 'behind' | 'not behind') {
    isBehind = is === 'behind'
    const before = reads
    await expect.poll(() => reads).toBeGreaterThan(before + 2)
  }
  return { kit: host.kit, id, read }
}

test('a reply that a copy does not have yet is announced once', async () => {
  const { read } = await openChat()
  await read('behind')
  await read('not behind')
  await expect.element(page.getByText('The table is yours.', { exact: true })).toBeVisible()
  // Longer than replies are gathered.
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(spoken()).toEqual(['Concierge: The table is yours.'])
})

test('what was seen stays so where a copy that is behind ends before it', async () => {
  const onSeen = vi.fn<(seen: { readonly at: string }) => void>()
  const { kit, id, read } = await openChat({ onSeen })
  await expect.poll(() => onSeen.mock.calls.length).toBe(2)
  const seen = kit.readReceipts.get('thread', id)
  await read('behind')
  expect(kit.readReceipts.get('thread', id)).toBe(seen)
  expect(onSeen).toHaveBeenCalledTimes(2)
})
