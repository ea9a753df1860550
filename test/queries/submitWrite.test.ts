import { beforeEach, describe, expect, it } from 'vitest'
import { ExperienceError, isExperienceError } from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { submitWrite } from '../../src/queries/submitWrite.ts'
import { type InjectedFailureKind, sandboxMembers } from '../../src/sandbox/index.ts'
import { createMemberKit, type MemberKit } from '../support/memberKit.ts'

let member: MemberKit
let offer: string

beforeEach(async () => {
  member = createMemberKit()
  const { data } = await member.kit.client.call(operations.offers, { query: { limit: 1 } })
  offer = data.offers[0]!.id
})

const create = (adults = 2) =>
  submitWrite(member.kit, operations.createInterest, {
    subject: offer,
    params: {},
    readBody: () => ({ offer, adults }),
  })
const record = () => member.kit.writeRecords.get('createInterest', offer)
const fault = (kind: InjectedFailureKind, times = 1) =>
  member.sandbox.control.scenario({ failures: [{ kind, operation: 'createInterest', times }] })
const keys = () => member.requests('createInterest').map((entry) => entry.idempotencyKey)

describe('a write', () => {
  it('is done by one request', async () => {
    const result = await create()
    expect(result).toMatchObject({ ok: true, isEarlierAttempt: false, data: { offer } })
    expect(record()).toMatchObject({ outcome: 'done', error: null })
    expect(record().requestId).toBeTruthy()
    expect(keys()).toHaveLength(1)
  })

  it('joins a second submit while the first is under way', async () => {
    const [first, second] = await Promise.all([create(), create()])
    expect(first).toBe(second)
    expect(keys()).toHaveLength(1)
  })

  it('that joins one with another body says that its own was not sent', async () => {
    const [first, second] = await Promise.all([create(2), create(5)])
    expect(first).toMatchObject({ ok: true, isEarlierAttempt: false, data: { intake: { adults: 2 } } })
    expect(second).toMatchObject({ ok: true, isEarlierAttempt: true, data: { intake: { adults: 2 } } })
    expect(keys()).toHaveLength(1)
  })

  it('that replaces joins one with the same body, and follows one with another', async () => {
    const created = await create()
    const id = created.ok ? created.data.id : ''
    const intake = (adults: number) =>
      submitWrite(member.kit, operations.submitIntake, {
        subject: id,
        params: { id },
        readBody: () => ({ adults }),
      })
    const results = await Promise.all([intake(3), intake(3), intake(4), intake(4)])
    expect(results.map((result) => result.ok && result.data.intake?.adults)).toEqual([3, 3, 4, 4])
    expect(results.some((result) => result.ok && result.isEarlierAttempt)).toBe(false)
    expect(member.requests('submitIntake')).toHaveLength(2)
    expect(record().outcome).toBe('done')
  })

  it.each(['network', 'lost-answer', 'truncated', 'empty-body', 'wrong-shape', 500, 503] as const)(
    'of unknown outcome (%s) is sent again with the same key',
    async (kind) => {
      fault(kind)
      expect(await create()).toMatchObject({ ok: false })
      expect(record()).toMatchObject({ outcome: 'unknown', key: keys()[0] })
      expect(await create()).toMatchObject({ ok: true, isEarlierAttempt: true })
      expect(new Set(keys()).size).toBe(1)
      expect(keys()).toHaveLength(2)
    },
  )

  it('sends the same bytes again after an edit, and says that the edit was not sent', async () => {
    fault('lost-answer')
    await create(2)
    const result = await create(5)
    expect(result).toMatchObject({ ok: true, isEarlierAttempt: true, data: { intake: { adults: 2 } } })
  })

  it.each([403, 404, 409, 422, 429] as const)(
    'refused with %s is sent again with a new key',
    async (kind) => {
      fault(kind)
      expect(await create()).toMatchObject({ ok: false })
      expect(record()).toMatchObject({ outcome: 'refused', key: null, bytes: null })
      expect(await create()).toMatchObject({ ok: true, isEarlierAttempt: false })
      expect(new Set(keys()).size).toBe(2)
    },
  )

  it.each([401, 403, 409, 429, 'network'] as const)(
    'stays frozen while a retry learns nothing (%s)',
    async (kind) => {
      fault('lost-answer')
      await create()
      const [key] = keys()
      fault(kind, 2)
      expect(await create()).toMatchObject({ ok: false })
      expect(record()).toMatchObject({ outcome: 'unknown', key })
      member.sandbox.control.scenario('default')
      expect(await create()).toMatchObject({ ok: true, isEarlierAttempt: true })
      expect(new Set(keys()).size).toBe(1)
    },
  )

  it.each([404, 422] as const)(
    'sends what was submitted now once a retry was definitely refused (%s)',
    async (kind) => {
      fault('network')
      await create(2)
      fault(kind)
      expect(await create(3)).toMatchObject({
        ok: true,
        isEarlierAttempt: false,
        data: { intake: { adults: 3 } },
      })
      expect(new Set(keys()).size).toBe(2)
    },
  )

  it('refuses a body that the contract does not allow, before anything is sent', async () => {
    const result = await create(-1)
    expect(result.ok === false && isExperienceError(result.error, 'invalid-request')).toBe(true)
    expect(record()).toMatchObject({ outcome: 'refused', error: { kind: 'invalid-request' } })
    expect(keys()).toHaveLength(0)
  })

  it.each([new RangeError('made up'), 'made up'])(
    'returns what broke while the body was read: nothing was sent (%s)',
    async (thrown) => {
      const readBody = () => {
        throw thrown
      }
      const result = await submitWrite(member.kit, operations.createInterest, {
        subject: offer,
        params: {},
        readBody,
      })
      expect(result).toMatchObject({ ok: false, error: thrown instanceof Error ? thrown : { cause: thrown } })
      expect(record().outcome).toBe('refused')
      expect(keys()).toHaveLength(0)
    },
  )

  it('stays frozen when the refresh of a retry fails with an error that looks like an answer', async () => {
    let mayRefresh = true
    const refresh = async () => {
      if (!mayRefresh) throw new ExperienceError('made up', { kind: 'rejected' })
      return sandbox.grantFor(sandboxMembers.fresh)
    }
    const { kit, sandbox, requests } = createMemberKit({
      session: { refresh },
      scenario: { failures: [{ kind: 'lost-answer', operation: 'createInterest', times: 1 }] },
    })
    const ask = () =>
      submitWrite(kit, operations.createInterest, {
        subject: offer,
        params: {},
        readBody: () => ({ offer, adults: 2 }),
      })
    await ask()
    sandbox.control.revokeTokens()
    mayRefresh = false
    expect(await ask()).toMatchObject({ ok: false, error: { kind: 'rejected' } })
    expect(kit.writeRecords.get('createInterest', offer).outcome).toBe('unknown')
    mayRefresh = true
    expect(await ask()).toMatchObject({ ok: true, isEarlierAttempt: true })
    expect(new Set(requests('createInterest').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  describe('without a key', () => {
    const completed = async () => {
      const rater = createMemberKit({ member: sandboxMembers.withHistory })
      const { data } = await rater.kit.client.call(operations.redemptions, { query: {} })
      const id = data.redemptions.find(({ status }) => status === 'COMPLETED')?.id ?? ''
      const rate = (rating: number) =>
        submitWrite(rater.kit, operations.submitFeedback, {
          subject: id,
          params: { id },
          readBody: () => ({ rating }),
        })
      const fail = (kind: InjectedFailureKind) =>
        rater.sandbox.control.scenario({
          failures: [{ kind, operation: 'submitFeedback', times: kind === 401 ? 2 : 1 }],
        })
      fail('lost-answer')
      await rate(3)
      return { ...rater, rate, fail, rated: () => rater.kit.writeRecords.get('submitFeedback', id) }
    }

    it('is sent again after a lost answer, as it is submitted then', async () => {
      const { rate, rated, requests } = await completed()
      expect(rated()).toMatchObject({ outcome: 'unknown', key: null, bytes: null })
      expect(await rate(9)).toMatchObject({
        ok: true,
        isEarlierAttempt: false,
        data: { feedback: { rating: 9 } },
      })
      expect(requests('submitFeedback')).toHaveLength(2)
    })

    it.each([401, 403, 404, 409, 422, 429, 'invalid-request'] as const)(
      'stays of unknown outcome when what was submitted after it is refused (%s), until one succeeds',
      async (kind) => {
        const { rate, rated, fail } = await completed()
        if (kind !== 'invalid-request') fail(kind)
        expect(await rate(kind === 'invalid-request' ? -1 : 9)).toMatchObject({ ok: false })
        expect(rated()).toMatchObject({
          outcome: 'unknown',
          error: kind === 'invalid-request' ? { kind } : { status: kind },
        })
        expect(await rate(9)).toMatchObject({ ok: true })
        expect(rated().outcome).toBe('done')
      },
    )
  })

  it('never stores the bytes of an intake', async () => {
    const created = await create()
    const id = created.ok ? created.data.id : ''
    member.sandbox.control.scenario({
      failures: [{ kind: 'lost-answer', operation: 'submitIntake', times: 1 }],
    })
    const submit = () =>
      submitWrite(member.kit, operations.submitIntake, {
        subject: id,
        params: { id },
        readBody: () => ({ dietary: 'MARKER-made-up' }),
      })
    await submit()
    expect(member.kit.writeRecords.get('submitIntake', id)).toMatchObject({
      outcome: 'unknown',
      key: null,
      bytes: null,
    })
    expect(await submit()).toMatchObject({ ok: true, isEarlierAttempt: false })
  })

  it('is refused while the write gate is closed, and nothing is sent', async () => {
    const release = member.kit.writeGate.close()
    const result = await create()
    expect(result.ok === false && isExperienceError(result.error, 'terms')).toBe(true)
    expect(record().outcome).toBe('refused')
    expect(keys()).toHaveLength(0)
    release()
    expect(await create()).toMatchObject({ ok: true })
  })

  it('waits while it is not known whether terms are outstanding, and is sent when none are', async () => {
    const release = member.kit.writeGate.close(false)
    const writing = create()
    await Promise.resolve()
    expect([record().outcome, keys().length]).toEqual(['idle', 0])
    release()
    expect(await writing).toMatchObject({ ok: true })
    expect(keys()).toHaveLength(1)
  })

  it('waits, and is refused when terms turn out to be outstanding', async () => {
    const release = member.kit.writeGate.close(false)
    const writing = create()
    const releaseKnown = member.kit.writeGate.close(true)
    release()
    const result = await writing
    expect(result.ok === false && isExperienceError(result.error, 'terms')).toBe(true)
    expect(keys()).toHaveLength(0)
    releaseKnown()
  })

  it('stays frozen through a gate that closes meanwhile', async () => {
    fault('lost-answer')
    await create()
    const release = member.kit.writeGate.close()
    await create()
    expect(record()).toMatchObject({ outcome: 'unknown', key: keys()[0] })
    release()
    expect(await create()).toMatchObject({ ok: true, isEarlierAttempt: true })
  })

  it('lets terms be accepted through a closed gate', async () => {
    const open = createMemberKit({ client: { assumptions: { operations: { acceptTerms: true } } } })
    open.kit.writeGate.close(false)
    const { data } = await open.kit.client.call(operations.terms)
    const { type, version } = data.documents[0]!
    const result = await submitWrite(open.kit, operations.acceptTerms, {
      subject: type,
      params: {},
      readBody: () => ({ type, version }),
    })
    expect(result.ok).toBe(true)
  })

  it('stores nothing of a session that ended while it was under way', async () => {
    const writing = create()
    member.kit.session.end()
    expect(await writing).toMatchObject({ ok: false })
    expect(record()).toMatchObject({ outcome: 'idle', bytes: null, key: null })
  })
})
