import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSavedOffers } from '../../../../src/components/offers/saved/createSavedOffers.ts'
import type { SavedOffersStore } from '../../../../src/index.ts'
import { createMemberKit } from '../../../support/memberKit.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A host's store in memory. */
function createStore(stored: readonly string[] = []) {
  let ids = stored
  return {
    ids: () => ids,
    list: vi.fn<SavedOffersStore['list']>(async () => ids),
    save: vi.fn(async (id: string) => void (ids = [id, ...ids.filter((one) => one !== id)])),
    remove: vi.fn(async (id: string) => void (ids = ids.filter((one) => one !== id))),
  }
}

function open(store: SavedOffersStore, memberId: string | undefined = 'ada') {
  const { kit } = createMemberKit({ session: memberId === undefined ? {} : { memberId } })
  const [report, onStored] = [vi.fn(), vi.fn()]
  const saved = createSavedOffers(kit, () => ({ store: () => store, report, onStored }))
  const stop = saved.subscribe(() => undefined)
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { kit, saved, stop, settle, report, onStored, ids: () => saved.read().ids.join(' ') }
}

const never = () => new Promise<never>(() => undefined)

describe('what is saved', () => {
  it('is read once for all who listen, and changes at once', async () => {
    const store = createStore(['a'])
    const { saved, settle, ids, onStored } = open(store)
    saved.subscribe(() => undefined)
    expect(saved.read().status).toBe('loading')
    await settle()
    expect([saved.read().status, ids()]).toEqual(['ready', 'a'])
    saved.change('b', true)
    expect(ids()).toBe('b a')
    expect(onStored).not.toHaveBeenCalled()
    await settle()
    expect(store.ids()).toEqual(['b', 'a'])
    expect(onStored.mock.calls).toEqual([['b', true]])
    saved.change('a', false)
    expect([ids(), saved.read().removed]).toEqual(['b', { offerId: 'a' }])
    await settle()
    expect(store.ids()).toEqual(['b'])
    expect(store.list).toHaveBeenCalledOnce()
  })

  it('says what the store does not take, puts it back, and tries again', async () => {
    const store = createStore(['a'])
    const { saved, settle, ids, report } = open(store)
    await settle()
    store.remove.mockRejectedValueOnce(new Error('not now'))
    saved.change('a', false)
    expect(ids()).toBe('')
    await settle()
    expect(ids()).toBe('a')
    expect(saved.read().failures.get('a')).toMatchObject({ isSaved: false })
    expect([saved.read().removed, report.mock.calls]).toEqual([null, [[new Error('not now')]]])
    saved.change('a', false)
    expect(saved.read().failures.size).toBe(0)
    await settle()
    expect([ids(), store.ids()]).toEqual(['', []])
  })

  it('takes what a store throws at once for a refusal', async () => {
    const thrown = new Error('broken')
    const broken = () => {
      throw thrown
    }
    const { saved, settle, report } = open({
      list: broken,
      save: broken,
      remove: broken,
      subscribe: undefined!,
    })
    await settle()
    expect(saved.read()).toMatchObject({ status: 'failed', error: thrown, ids: [] })
    saved.change('a', true)
    await settle()
    expect(saved.read().failures.get('a')).toMatchObject({ isSaved: true })
    expect(report).toHaveBeenCalledWith(thrown)
  })

  it('waits 20 s for an answer, then says so', async () => {
    const store = createStore()
    store.list.mockImplementationOnce(never)
    const { saved, ids } = open(store)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(saved.read().status).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(saved.read().status).toBe('failed')
    store.save.mockImplementationOnce(never)
    saved.change('a', true)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(ids()).toBe('a')
    await vi.advanceTimersByTimeAsync(1)
    expect([ids(), saved.read().failures.has('a'), saved.read().status]).toEqual(['', true, 'ready'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['no list', { offers: ['a'] }, 'failed', ''],
    ['rows that are no ids', ['a', 7, null, '', { id: 'b' }, 'a', 'c'], 'ready', 'a c'],
    ['nothing', undefined, 'failed', ''],
    ['null', null, 'unavailable', ''],
  ])('reads %s for what it is', async (_what, answer, status, shown) => {
    const { saved, settle, ids } = open({ ...createStore(), list: async () => answer as string[] })
    await settle()
    expect([saved.read().status, ids()]).toEqual([status, shown])
  })

  it('ends with the last of many presses, one write at a time', async () => {
    const store = createStore()
    const { saved, settle, ids } = open(store)
    await settle()
    let answer = () => {}
    store.save.mockImplementationOnce(
      () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))),
    )
    for (const isSaved of [true, false, true, false]) saved.change('a', isSaved)
    await settle()
    expect([store.save.mock.calls.length, store.remove.mock.calls.length, ids()]).toEqual([1, 0, ''])
    answer()
    await settle()
    expect([store.save.mock.calls.length, store.remove.mock.calls.length, ids()]).toEqual([1, 1, ''])
  })

  it('is read again where something was written while it was read', async () => {
    const store = createStore(['a'])
    let answer = (_ids: readonly string[]) => {}
    store.list.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    const { saved, settle, ids } = open(store)
    await settle()
    saved.change('b', true)
    await settle()
    // As it was before the write.
    answer(['a'])
    await settle()
    expect([saved.read().status, ids()]).toEqual(['ready', 'b a'])
  })
})

describe('another tab', () => {
  it('is followed by `subscribe` of the store, as long as somebody listens', async () => {
    const [stopStore, changes] = [vi.fn(), new Set<() => void>()]
    const subscribe = (onChange: () => void) => {
      changes.add(onChange)
      return stopStore
    }
    const store = { ...createStore(['a']), subscribe }
    const { settle, ids, stop } = open(store)
    await settle()
    await store.save('elsewhere')
    for (const change of changes) change()
    await settle()
    expect(ids()).toBe('elsewhere a')
    stop()
    await settle()
    expect(stopStore).toHaveBeenCalledOnce()
  })

  it('saves again what was taken off here: then there is nothing to undo', async () => {
    const store = createStore(['a'])
    const { saved, settle, ids } = open(store)
    await settle()
    saved.change('a', false)
    await settle()
    await store.save('a')
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect([ids(), saved.read().removed]).toEqual(['a', null])
  })

  it('is followed when the page is seen again, where the store has no `subscribe`', async () => {
    const store = createStore(['a'])
    const { settle, ids, stop } = open(store)
    await settle()
    await store.save('elsewhere')
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(ids()).toBe('elsewhere a')
    stop()
    await settle()
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(store.list).toHaveBeenCalledTimes(2)
  })
})

describe('the member', () => {
  it('leaves nothing in memory and nothing under way when the session ends', async () => {
    const store = createStore(['a'])
    const { kit, saved, settle, ids, report } = open(store)
    await settle()
    store.save.mockImplementationOnce(never)
    saved.change('b', true)
    await settle()
    const { signal } = store.list.mock.calls[0]?.[0] ?? {}
    kit.session.end()
    await settle()
    expect([ids(), saved.read().failures.size, signal?.aborted, vi.getTimerCount()]).toEqual(['', 0, true, 0])
    saved.change('c', true)
    saved.refresh()
    await settle()
    expect([ids(), store.save.mock.calls.length, store.list.mock.calls.length]).toEqual(['', 1, 1])
    expect(report).not.toHaveBeenCalled()
  })

  it('is who the grant names: the list is read again for them, and followed for them alone', async () => {
    const list = vi.fn<SavedOffersStore['list']>(async ({ memberId }) =>
      memberId === null ? null : [memberId],
    )
    const followed: (string | null)[] = []
    const subscribe: SavedOffersStore['subscribe'] = (_onChange, { memberId }) => {
      followed.push(memberId)
      return () => void followed.splice(followed.indexOf(memberId), 1)
    }
    const { kit } = createMemberKit({ session: {} })
    const saved = createSavedOffers(kit, () => ({
      store: () => ({ ...createStore(), list, subscribe }),
      report: vi.fn(),
      onStored: vi.fn(),
    }))
    saved.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect([saved.read().status, followed]).toEqual(['loading', [null]])
    await kit.client.call((await import('../../../../src/contract/index.ts')).operations.wallet, {})
    await vi.advanceTimersByTimeAsync(0)
    expect(saved.read()).toMatchObject({ status: 'ready', ids: [kit.session.memberId] })
    expect(followed).toEqual([kit.session.memberId])
  })
})
