import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMemoryWebhookStore, type WebhookStore } from '../../src/server/index.ts'
import { startPostgres, startRedis, type StoreServer } from './storeServers.ts'

/** A store, and how its clock moves on. */
interface Stage {
  readonly store: WebhookStore
  readonly pass: (ms: number) => Promise<void>
}

const lease = 300
let keys = 0
const newKey = () => `id dlv_${String((keys += 1))} ’\\"`

/** What any store must do: docs/organisation.md says it in words. */
const rules: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'gives a delivery to one of twenty claims at the same time': async ({ store }) => {
    const key = newKey()
    const claims = await Promise.all(Array.from({ length: 20 }, () => store.claim(key, 60_000)))
    expect(claims.map(({ state }) => state).toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 'busy'),
      'claimed',
    ])
  },
  'gives each delivery by itself': async ({ store }) => {
    await claimed(store, newKey())
    await claimed(store, newKey())
  },
  'says of a completed one that it is done, and goes on saying so': async ({ store, pass }) => {
    const key = newKey()
    const claimId = await claimed(store, key)
    await store.complete(key, claimId)
    await store.release(key, claimId)
    expect(await store.claim(key, lease)).toEqual({ state: 'done' })
    await pass(lease)
    expect(await store.claim(key, lease)).toEqual({ state: 'done' })
  },
  'gives a released one again at once': async ({ store }) => {
    const key = newKey()
    await store.release(key, await claimed(store, key))
    await claimed(store, key)
  },
  'gives one whose lease ran out to one of twenty': async ({ store, pass }) => {
    const key = newKey()
    const first = await claimed(store, key)
    expect(await store.claim(key, lease)).toEqual({ state: 'busy' })
    await pass(lease)
    const claims = await Promise.all(Array.from({ length: 20 }, () => store.claim(key, 60_000)))
    expect(claims.filter(({ state }) => state === 'claimed')).toHaveLength(1)
    expect(claims).not.toContainEqual({ state: 'claimed', claimId: first })
  },
  'lets nobody release what another claimed since': async ({ store, pass }) => {
    const key = newKey()
    const first = await claimed(store, key)
    await pass(lease)
    await claimed(store, key, 60_000)
    await store.release(key, first)
    expect(await store.claim(key, lease)).toEqual({ state: 'busy' })
  },
  'keeps what was done after its lease ran out, also when the next one gives up': async ({ store, pass }) => {
    const key = newKey()
    const first = await claimed(store, key)
    await pass(lease)
    const second = await claimed(store, key, 60_000)
    await store.complete(key, first)
    await store.release(key, second)
    expect(await store.claim(key, lease)).toEqual({ state: 'done' })
  },
}

async function claimed(store: WebhookStore, key: string, leaseMs = lease): Promise<string> {
  const claim = await store.claim(key, leaseMs)
  if (claim.state !== 'claimed') throw new Error(`It is ${claim.state} and not claimed.`)
  return claim.claimId
}

describe('a memory', () => {
  let time = 0
  const stage = {
    store: createMemoryWebhookStore({ now: () => time }),
    pass: (ms: number) => Promise.resolve(void (time += ms)),
  }
  test.each(Object.entries(rules))('%s', (_name, keeps) => keeps(stage))

  test('forgets the oldest deliveries first', async () => {
    const store = createMemoryWebhookStore({ capacity: 2 })
    for (const key of ['1', '2', '3']) await store.complete(key, await claimed(store, key))
    const states = await Promise.all(
      ['2', '3', '1'].map(async (key) => (await store.claim(key, lease)).state),
    )
    expect(states).toEqual(['done', 'done', 'claimed'])
  })
})

// The recipes of docs/organisation.md, as they stand there.
describe.runIf(process.env.XP_ASSURE).each([
  ['PostgreSQL', startPostgres],
  ['Redis', startRedis],
])('%s', (_name, start) => {
  let server: StoreServer | { readonly missing: string }
  beforeAll(async () => {
    server = await start()
  }, 60_000)
  afterAll(() => ('missing' in server ? undefined : server.stop()))

  test.for(Object.entries(rules))('%s', async ([, keeps], { skip }) => {
    if ('missing' in server) return skip(server.missing)
    const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms + 20))
    await keeps({ store: server.store, pass })
  })
})
