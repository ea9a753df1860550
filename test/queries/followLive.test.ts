import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { type LiveHandlers, walletQuery } from '../../src/queries/index.ts'
import { followLive } from '../../src/queries/followLive.ts'
import { startWhenLoaded } from '../../src/queries/startWhenLoaded.ts'
import { sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberKit } from '../support/memberKit.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The wallet is followed, the offers beside it are not. */
async function follow(transport: (told: LiveHandlers) => (() => void) | undefined) {
  const host = createMemberKit({ member: sandboxMembers.fresh })
  const { queryClient, client } = host.kit
  const { queryKey } = walletQuery(client)
  await queryClient.fetchQuery(walletQuery(client))
  const queryHash = queryClient.getQueryCache().find({ queryKey })?.queryHash ?? ''
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries')
  const states: boolean[] = []
  const stop = followLive(host.kit, (_topic, told) => transport(told) as () => void, {
    topic: { type: 'conversation', id: 'made-up' },
    queryHash,
    waitMs: () => 1_000,
    onState: (isLive) => states.push(isLive),
  })
  return { ...host, stop, states, invalidated, queryHash }
}

it('news has its own read invalidated, and no other', async () => {
  let told: LiveHandlers | undefined
  const { invalidated, kit, queryHash } = await follow((handlers) => {
    told = handlers
    return () => {}
  })
  await kit.queryClient.fetchQuery({ queryKey: ['xp', kit.session.id, 'beside'], queryFn: () => 1 })
  told?.onNews()
  expect(invalidated).toHaveBeenCalledOnce()
  const stale = kit.queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
  expect(stale.map((query) => query.queryHash)).toEqual([queryHash])
})

it('a transport that is live as it begins stays so, and hears of its end once', async () => {
  const stopped = vi.fn()
  const { states, stop, kit, sandbox } = await follow(({ onState }) => {
    onState(true)
    return stopped
  })
  expect(states).toEqual([true])
  // A change of the session that is no end of it.
  const changed = vi.fn()
  kit.session.subscribe(changed)
  sandbox.control.scenario({ failures: [{ kind: 401, operation: 'wallet', times: 1 }] })
  await kit.client.call(operations.wallet, {})
  expect(changed).toHaveBeenCalled()
  expect(states).toEqual([true])
  expect(stopped).not.toHaveBeenCalled()
  stop()
  stop()
  kit.session.end()
  expect(stopped).toHaveBeenCalledOnce()
  expect(states).toEqual([true, false])
})

it('one that gives back no way to stop it is not trusted: polls go on, and its end throws nothing', async () => {
  const { states, stop } = await follow(({ onState }) => {
    onState(true)
    return undefined
  })
  expect(states).toEqual([true, false])
  expect(stop).not.toThrow()
})

it('nothing is read any more, by news or by chance, once it has been stopped', async () => {
  let told: LiveHandlers | undefined
  const { stop, invalidated, states } = await follow((handlers) => {
    told = handlers
    return () => {}
  })
  told?.onState(true)
  stop()
  told?.onNews()
  told?.onState(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(invalidated).not.toHaveBeenCalled()
  expect(states).toEqual([true, false])
})

it('what is not wanted any more when its code has come is not started', async () => {
  const start = vi.fn(() => () => {})
  startWhenLoaded(() => Promise.resolve(start))()
  await vi.advanceTimersByTimeAsync(10)
  expect(start).not.toHaveBeenCalled()
})
