import { expect, test } from 'vitest'
import { operations, redemptionStatuses } from '../../src/contract/index.ts'
import { sandboxMembers, sandboxOffers } from '../../src/sandbox/index.ts'
import { type Caller, createBench } from './createBench.ts'

const redeem = (call: Caller, offer: string = sandboxOffers.complete) =>
  call(operations.createRedemption, { body: { offer } })

test('debits the points and takes one place', async () => {
  const call = createBench().as(sandboxMembers.fresh)
  const { status, json } = await redeem(call)
  expect([status, json.status, json.offer]).toEqual([201, 'SUBMITTED', sandboxOffers.complete])
  expect((await call(operations.wallet)).json).toMatchObject({
    balance: 6_250,
    balanceDisplay: 6_250,
    balanceUSD: 62.5,
    amountReceived: 48_250,
    amountSpent: 42_000,
    currency: { name: 'Stars', symbol: '★', unitsPerUSD: 100 },
  })
  const [newest] = (await call(operations.ledger)).json.entries
  expect(newest).toMatchObject({
    type: 'DEBIT',
    amount: -42_000,
    description: 'Three nights above the fjord',
  })
  const offer = await call(operations.offer, { params: { id: sandboxOffers.complete } })
  expect(offer.json.availability).toEqual({ isAvailable: true, quantityRemaining: 5 })
})

test('opens a conversation of its own', async () => {
  const call = createBench().as(sandboxMembers.fresh)
  const { conversationId } = (await redeem(call)).json
  expect((await call(operations.conversations)).json.conversations.map(({ id }) => id)).toEqual([
    conversationId,
  ])
})

test('is sold out once the last place is taken', async () => {
  const { as } = createBench()
  expect((await redeem(as(sandboxMembers.fresh), sandboxOffers.lastOne)).status).toBe(201)
  const second = await redeem(as(sandboxMembers.withHistory), sandboxOffers.lastOne)
  expect([second.status, second.error?.code]).toEqual([422, 'SOLD_OUT'])
})

test.each([
  { member: sandboxMembers.fresh, offer: sandboxOffers.soldOut, status: 422, code: 'SOLD_OUT' },
  { member: sandboxMembers.fresh, offer: sandboxOffers.beyondReach, status: 422, code: 'NOT_ENOUGH_POINTS' },
  { member: sandboxMembers.fresh, offer: sandboxOffers.withoutPrice, status: 422, code: 'NO_PRICE' },
  { member: sandboxMembers.fresh, offer: sandboxOffers.goldOnly, status: 403, code: 'NOT_ELIGIBLE' },
  { member: sandboxMembers.fresh, offer: 'nowhere', status: 404, code: 'NOT_FOUND' },
])('refuses $offer with $code and debits nothing', async ({ member, offer, status, code }) => {
  const { as, sandbox } = createBench()
  const answer = await redeem(as(member), offer)
  expect([answer.status, answer.error?.code]).toEqual([status, code])
  expect(sandbox.control.walletOf(member).balance).toBe(48_250)
})

test('refuses an offer whose last day has passed', async () => {
  const { as, passTime } = createBench({ grantLifeMs: 10 * 86_400_000 })
  const call = as(sandboxMembers.fresh)
  passTime(3 * 86_400_000)
  expect((await redeem(call, sandboxOffers.expiring)).error?.code).toBe('OFFER_EXPIRED')
})

test('lists newest first and reads one', async () => {
  const { as, passTime } = createBench()
  const call = as(sandboxMembers.fresh)
  const first = (await redeem(call, 'tide-walk')).json
  passTime(1_000)
  const second = (await redeem(call, 'harbour-swim')).json
  expect((await call(operations.redemptions)).json.redemptions.map(({ id }) => id)).toEqual([
    second.id,
    first.id,
  ])
  expect((await call(operations.redemption, { params: { id: first.id } })).json).toEqual(first)
})

test('answers 403 to another member and 404 where there is none', async () => {
  const { as } = createBench()
  const { id } = (await redeem(as(sandboxMembers.fresh))).json
  const other = as(sandboxMembers.withHistory)
  expect((await other(operations.redemption, { params: { id } })).status).toBe(403)
  expect((await other(operations.redemption, { params: { id: 'nowhere' } })).status).toBe(404)
})

test('refunds a canceled redemption once, with a reason, and gives the place back', async () => {
  const { as, sandbox } = createBench()
  const call = as(sandboxMembers.fresh)
  const { id } = (await redeem(call)).json
  sandbox.control.advance(id, 'CANCELED', { canceledReason: 'SOLD_OUT', canceledNote: 'The lodge is full.' })
  expect((await call(operations.redemption, { params: { id } })).json).toMatchObject({
    status: 'CANCELED',
    canceledReason: 'SOLD_OUT',
    canceledNote: 'The lodge is full.',
  })
  expect((await call(operations.wallet)).json).toMatchObject({
    balance: 48_250,
    amountReceived: 48_250,
    amountSpent: 0,
  })
  expect(
    (await call(operations.offer, { params: { id: sandboxOffers.complete } })).json.availability
      ?.quantityRemaining,
  ).toBe(6)
  expect(() => sandbox.control.advance(id, 'OPEN')).toThrow(/CANCELED/)
})

test('has a member with one redemption in each state, whose ledger adds up', async () => {
  const call = createBench().as(sandboxMembers.withHistory)
  const rows = (await call(operations.redemptions)).json.redemptions
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(redemptionStatuses))
  const wallet = (await call(operations.wallet)).json
  const { entries } = (await call(operations.ledger, { query: { limit: '100' } })).json
  expect(entries.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(wallet.balance)
  expect((wallet.amountReceived ?? 0) - (wallet.amountSpent ?? 0)).toBe(wallet.balance)
})
