import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { offerSchema, operations, type Offer } from '../../src/contract/index.ts'
import { setOfferPrice } from '../../src/contract/staff/index.ts'
import { sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { createBench } from './createBench.ts'
import { readAs } from '../contract/readAs.ts'

const pictures = 'https://pictures.test'

async function readCatalog(): Promise<ReadonlyMap<string, Offer>> {
  const call = createBench({ pictures }).as(sandboxMembers.fresh)
  const { json } = await call(operations.offers, { query: { limit: '100' } })
  return new Map(json.offers.map((row) => readAs(offerSchema, row)).map((offer) => [offer.id, offer]))
}

test('has at least 40 offers of six kinds, in many cities and at many prices', async () => {
  const offers = [...(await readCatalog()).values()]
  const count = (values: readonly unknown[]) => new Set(values.filter((value) => value !== undefined)).size
  expect(offers.length).toBeGreaterThanOrEqual(40)
  expect(count(offers.map(({ kind }) => kind))).toBe(6)
  expect(count(offers.map(({ location }) => location?.city))).toBeGreaterThan(30)
  expect(count(offers.map(({ pointsPrice }) => pointsPrice))).toBeGreaterThan(30)
})

test('shows each state that it names', async () => {
  const catalog = await readCatalog()
  const get = (name: keyof typeof sandboxOffers) => catalog.get(sandboxOffers[name])
  expect(get('fewLeft')?.availability?.quantityRemaining).toBe(4)
  expect(get('soldOut')?.availability).toEqual({ isAvailable: false, quantityRemaining: 0 })
  expect(get('expiring')?.expiresAt).toBe('2026-11-23T23:00:00.000Z')
  expect(get('longTitle')?.title?.length).toBeGreaterThan(100)
  expect(get('withoutDates')?.startAt).toBeUndefined()
  expect(get('withoutPrice')?.pointsPrice).toBeUndefined()
  expect(get('withoutPicture')?.images).toEqual([])
  expect(get('rightToLeft')?.title).toMatch(/\p{Script=Arabic}/u)
  expect(get('beyondReach')?.pointsPrice).toBe(240_000)
  expect(Object.entries(get('bare') ?? {}).filter(([, value]) => value !== undefined)).toEqual([
    ['id', 'to-be-announced'],
    ['title', 'To be announced'],
    ['images', []],
    ['inclusions', []],
  ])
  expect(Object.values(get('complete') ?? {})).not.toContain(undefined)
})

test('searches where the assumptions give a parameter, by all words, without case and marks', async () => {
  const call = createBench({ assumptions: { offerSearch: { parameter: 'q' } } }).as(sandboxMembers.fresh)
  const found = async (query: Record<string, string>) =>
    (await call(operations.offers, { query })).json.offers.map((row) => readAs(offerSchema, row).title)
  expect(await found({ q: 'FJÓRD nights' })).toEqual(['Three nights above the fjord'])
  expect(await found({ q: 'fjord nowhere' })).toEqual([])
  expect((await found({ q: 'nights', limit: '1' })).length).toBe(1)
  const silent = createBench({}).as(sandboxMembers.fresh)
  expect((await silent(operations.offers, { query: { q: 'fjord' } })).status).toBe(422)
})

test('names only pictures that are there, but for the broken one', async () => {
  const files = new Set(readdirSync(new URL('../../src/sandbox/pictures/', import.meta.url)))
  for (const { id, images } of (await readCatalog()).values()) {
    for (const image of images) {
      expect(image.startsWith(`${pictures}/`)).toBe(true)
      expect(files.has(image.slice(pictures.length + 1)), image).toBe(id !== sandboxOffers.brokenPicture)
    }
  }
})

test('reads one offer by id, and answers 404 where there is none', async () => {
  const call = createBench().as(sandboxMembers.fresh)
  expect((await call(operations.offer, { params: { id: sandboxOffers.complete } })).json.title).toBe(
    'Three nights above the fjord',
  )
  expect((await call(operations.offer, { params: { id: 'nowhere' } })).status).toBe(404)
})

test('says who is eligible, by tier, points and places', async () => {
  const { as } = createBench()
  const eligible = async (member: string, id: string) =>
    (await as(member)(operations.eligibility, { params: { id } })).json.eligible
  expect(await eligible(sandboxMembers.withHistory, sandboxOffers.goldOnly)).toBe(true)
  expect(await eligible(sandboxMembers.fresh, sandboxOffers.goldOnly)).toBe(false)
  expect(await eligible(sandboxMembers.fresh, sandboxOffers.soldOut)).toBe(false)
  expect(await eligible(sandboxMembers.fresh, sandboxOffers.beyondReach)).toBe(false)
})

test('takes a display price from staff only', async () => {
  const { as } = createBench()
  const params = { id: sandboxOffers.complete }
  const input = { params, body: { amount: 39_000 } }
  expect((await as(sandboxMembers.fresh)(setOfferPrice, input)).status).toBe(403)
  expect((await as(sandboxMembers.staff)(setOfferPrice, input)).json.display?.amount).toBe(39_000)
  const { json } = await as(sandboxMembers.fresh)(operations.offer, { params })
  expect([json.display?.amount, json.pointsPrice]).toEqual([39_000, 42_000])
})
