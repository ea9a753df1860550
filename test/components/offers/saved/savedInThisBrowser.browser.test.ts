import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { savedInThisBrowser, type SavedOffersMember } from '../../../../src/index.ts'

const baseUrl = 'https://service.example'
const member = (memberId: string | null, more: Partial<SavedOffersMember> = {}): SavedOffersMember => ({
  baseUrl,
  memberId,
  signal: new AbortController().signal,
  ...more,
})
const stored = () => Object.entries(localStorage).filter(([key]) => key.startsWith('xp:'))

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('savedInThisBrowser', () => {
  it('stores ids of offers and nothing else, under a hash, and no entry once all are removed', async () => {
    const store = savedInThisBrowser()
    expect(await store.list(member('ada@bank.example'))).toEqual([])
    expect(stored()).toEqual([])
    await store.save('fjord', member('ada@bank.example'))
    await store.save('pottery', member('ada@bank.example'))
    await store.save('fjord', member('ada@bank.example'))
    expect(stored()).toEqual([[expect.stringMatching(/^xp:saved:[a-z0-9]+$/), '["fjord","pottery"]']])
    expect(await store.list(member('ada@bank.example'))).toEqual(['fjord', 'pottery'])
    await store.remove('fjord', member('ada@bank.example'))
    await store.remove('pottery', member('ada@bank.example'))
    expect(stored()).toEqual([])
  })

  it('shows a member neither what another saved, nor what they saved at another Service', async () => {
    const store = savedInThisBrowser()
    await store.save('fjord', member('ada'))
    expect(await store.list(member('bo'))).toEqual([])
    expect(await store.list(member('ada', { baseUrl: 'https://other.example' }))).toEqual([])
    expect(await store.list(member('ada'))).toEqual(['fjord'])
  })

  it('stores nothing for a member without a name', async () => {
    const store = savedInThisBrowser()
    expect(await store.list(member(null))).toBeNull()
    await expect(store.save('fjord', member(null))).rejects.toThrow('without a name')
    expect(stored()).toEqual([])
  })

  it('keeps 500 at most, and says so rather than dropping one', async () => {
    const store = savedInThisBrowser()
    for (let index = 0; index < 500; index += 1) await store.save(`offer-${index}`, member('ada'))
    await expect(store.save('one-more', member('ada'))).rejects.toThrow('500')
    await store.save('offer-0', member('ada'))
    expect((await store.list(member('ada')))?.length).toBe(500)
  })

  it('is there after the session by default, and goes with it where it is told to', async () => {
    for (const clearAtSignOut of [false, true]) {
      const session = new AbortController()
      const ada = member('ada', { signal: session.signal })
      const store = savedInThisBrowser({ clearAtSignOut })
      await store.list(ada)
      await store.save('fjord', ada)
      await store.save('fjord', member('bo'))
      session.abort()
      expect(await store.list(member('ada'))).toEqual(clearAtSignOut ? [] : ['fjord'])
      expect(await store.list(member('bo'))).toEqual(['fjord'])
    }
  })

  it('reads what somebody else wrote there as nothing, and refuses where storage is forbidden', async () => {
    const store = savedInThisBrowser()
    await store.save('fjord', member('ada'))
    const [[key = ''] = []] = stored()
    for (const text of ['{', '"fjord"', '[7]', 'null']) {
      localStorage.setItem(key, text)
      expect(await store.list(member('ada'))).toEqual([])
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expect(store.save('fjord', member('ada'))).rejects.toThrow('full')
  })

  it('tells of changes in another tab, of this member only', () => {
    const onChange = vi.fn()
    const stop = savedInThisBrowser().subscribe?.(onChange, member('ada'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    expect(onChange).not.toHaveBeenCalled()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(onChange).toHaveBeenCalledOnce()
    stop?.()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(onChange).toHaveBeenCalledOnce()
  })
})
