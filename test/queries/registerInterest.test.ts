import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type Interest,
  operations,
  type OrdinaryAnswers,
  type SensitiveAnswers,
} from '../../src/contract/index.ts'
import { pendingRegistration, registerInterest } from '../../src/queries/interestsHooks.ts'
import { interestQuery } from '../../src/queries/reads.ts'
import type { InjectedFailureKind } from '../../src/sandbox/index.ts'
import { createMemberKit, type MemberKit } from '../support/memberKit.ts'

const markers = ['MARKER-diet-made-up', 'MARKER-allergy-made-up']
const typed: SensitiveAnswers = { dietary: markers[0]!, allergies: markers[1]!, accessibility: '  ' }
const answers: OrdinaryAnswers = { adults: 2, preferredDates: ['2027-01-08'] }

let member: MemberKit
let offerId: string

beforeEach(async () => {
  member = createMemberKit({ markers })
  const { data } = await member.kit.client.call(operations.offers, { query: { limit: 1 } })
  offerId = data.offers[0]!.id
})

const register = (
  input: { answers?: OrdinaryAnswers; sensitive?: SensitiveAnswers; onCreated?: () => void } = {},
) =>
  registerInterest(member.kit, {
    offerId,
    answers: input.answers ?? answers,
    readSensitive: () => input.sensitive ?? {},
    onCreated: input.onCreated,
  })
const fault = (operation: string, kind: InjectedFailureKind) =>
  member.sandbox.control.scenario({ failures: [{ kind, operation, times: 1 }] })
const sent = () =>
  member.sandbox.log.flatMap(({ operation }) =>
    operation === 'createInterest' || operation === 'submitIntake' ? [operation] : [],
  )
const inIntakeBodiesOnly = () =>
  member.sandbox.log.every(({ operation, markersIn }) =>
    markersIn.every(({ part }) => operation === 'submitIntake' && part === 'body'),
  )

describe('asking for an offer', () => {
  it('resolves where the host’s own code throws, and sends nothing that it did not give', async () => {
    const error = new Error('of the host')
    const result = await registerInterest(member.kit, {
      offerId,
      answers,
      readSensitive: () => {
        throw error
      },
    })
    expect(result).toEqual({ ok: false, error, step: 'create' })
    expect(sent()).toEqual([])
  })

  it('resolves where answers cannot be sent after the interest was made', async () => {
    fault('submitIntake', 403)
    expect(await register({ sensitive: typed })).toMatchObject({ ok: false, step: 'intake' })
    const broken = await register({ answers: { adults: 2.5 }, sensitive: typed })
    expect(broken).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    expect(sent()).toEqual(['createInterest', 'submitIntake'])
    expect(await register({ sensitive: typed })).toMatchObject({ ok: true })
    expect(sent()).toEqual(['createInterest', 'submitIntake', 'submitIntake'])
  })

  it('is one POST without sensitive answers', async () => {
    const result = await register({ sensitive: { dietary: ' \n' } })
    expect(result).toMatchObject({
      ok: true,
      isEarlierAttempt: false,
      data: { intake: { adults: 2, sensitiveDetailsSentAt: null } },
    })
    expect(sent()).toEqual(['createInterest'])
  })

  it('is a POST with the ordinary answers, then a PUT with all, when a sensitive one was typed', async () => {
    const result = await register({ sensitive: typed })
    expect(result).toMatchObject({
      ok: true,
      data: { intake: { adults: 2, preferredDates: ['2027-01-08'] } },
    })
    expect(result.ok && result.data.intake?.sensitiveDetailsSentAt).toBeTruthy()
    expect(sent()).toEqual(['createInterest', 'submitIntake'])
    expect(member.sandbox.control.sensitiveAnswers(result.ok ? result.data.id : '')).toBe(2)
    expect(member.sandbox.log.flatMap(({ markersIn }) => markersIn)).toHaveLength(2)
    expect(inIntakeBodiesOnly()).toBe(true)
  })

  it('reads the sensitive answers once, at the call: their fields may be gone by the second request', async () => {
    const readSensitive = vi.fn(() => (readSensitive.mock.calls.length === 1 ? typed : {}))
    const sending = registerInterest(member.kit, { offerId, answers, readSensitive })
    expect(readSensitive).toHaveBeenCalledOnce()
    const result = await sending
    expect(readSensitive).toHaveBeenCalledOnce()
    expect(member.sandbox.control.sensitiveAnswers(result.ok ? result.data.id : '')).toBe(2)
  })

  it('joins a second submit while the first is under way, through both requests', async () => {
    const onCreated = vi.fn()
    const results = await Promise.all([
      register({ sensitive: typed, onCreated }),
      register({ sensitive: typed, onCreated }),
    ])
    expect(results[0]).toMatchObject({ ok: true })
    expect(results[1]).toBe(results[0])
    expect(sent()).toEqual(['createInterest', 'submitIntake'])
    expect(onCreated).toHaveBeenCalledTimes(1)
  })

  it('resumes at the intake when only that failed: never a second interest', async () => {
    const onCreated = vi.fn()
    fault('submitIntake', 500)
    expect(await register({ sensitive: typed, onCreated })).toMatchObject({ ok: false, step: 'intake' })
    expect(await register({ sensitive: typed, onCreated })).toMatchObject({ ok: true })
    expect(sent()).toEqual(['createInterest', 'submitIntake', 'submitIntake'])
    expect(onCreated).toHaveBeenCalledTimes(1)
    expect(inIntakeBodiesOnly()).toBe(true)
  })

  it('resumes at the intake of an interest that the Service shows without one', async () => {
    fault('submitIntake', 500)
    await register({ sensitive: typed })
    const { client, queryClient, madeInterests } = member.kit
    const [id = ''] = madeInterests.ids()
    queryClient.setQueryData<Interest>(
      interestQuery(client, { id }).queryKey,
      (interest) => interest && { ...interest, intake: null },
    )
    expect(await register({ sensitive: typed })).toMatchObject({ ok: true })
    expect(member.sandbox.control.sensitiveAnswers(id)).toBe(2)
  })

  it('is known while it is under way, and to nobody after it', async () => {
    expect(pendingRegistration(member.kit, offerId)).toBeUndefined()
    const asking = register()
    expect(pendingRegistration(member.kit, 'another')).toBeUndefined()
    expect(await pendingRegistration(member.kit, offerId)).toBe(await asking)
    expect(pendingRegistration(member.kit, offerId)).toBeUndefined()
  })

  it('reads the interest again where its answer leaves out what was sent', async () => {
    const serve = member.sandbox.fetch.bind(member.sandbox)
    vi.spyOn(member.sandbox, 'fetch').mockImplementation(async (input, init) => {
      const { method } = new Request(input, init)
      const response = await serve(input, init)
      if (method !== 'POST') return response
      return Response.json({ ...((await response.json()) as object), intake: null }, { status: 201 })
    })
    const result = await register()
    const { queryClient, client } = member.kit
    const query = interestQuery(client, { id: result.ok ? result.data.id : '' })
    expect(queryClient.getQueryData(query.queryKey)?.intake).toBeNull()
    expect(await queryClient.fetchQuery(query)).toMatchObject({ intake: answers })
    expect(sent()).toEqual(['createInterest'])
  })

  it('resumes at the intake with edited ordinary answers', async () => {
    fault('submitIntake', 503)
    await register({ sensitive: typed })
    expect(await register({ answers: { adults: 4 } })).toMatchObject({
      ok: true,
      data: { intake: { adults: 4, preferredDates: [] } },
    })
    expect(sent().filter((name) => name === 'createInterest')).toHaveLength(1)
  })

  it('has nothing more to send when the sensitive answers were taken back after a refused intake', async () => {
    fault('submitIntake', 422)
    await register({ sensitive: typed })
    expect(await register()).toMatchObject({ ok: true })
    expect(sent()).toEqual(['createInterest', 'submitIntake'])
  })

  it('sends the first answers again when an edit was lost, then refused, then taken back', async () => {
    fault('submitIntake', 422)
    await register({ sensitive: typed })
    fault('submitIntake', 'lost-answer')
    await register({ answers: { adults: 7 } })
    fault('submitIntake', 409)
    await register({ answers: { adults: 7 } })
    expect(await register()).toMatchObject({ ok: true })
    const [id = ''] = member.kit.madeInterests.ids()
    const { data } = await member.kit.client.call(operations.interest, { params: { id } })
    expect(data.intake?.adults).toBe(2)
  })

  it('sends the first answers again when an edit of them was lost on its way and taken back', async () => {
    fault('submitIntake', 422)
    await register({ sensitive: typed })
    fault('submitIntake', 'lost-answer')
    await register({ answers: { adults: 7 } })
    expect(await register()).toMatchObject({ ok: true, data: { intake: { adults: 2 } } })
    expect(sent()).toEqual(['createInterest', 'submitIntake', 'submitIntake', 'submitIntake'])
  })

  it('makes one interest when the answer to the create was lost', async () => {
    fault('createInterest', 'lost-answer')
    expect(await register()).toMatchObject({ ok: false, step: 'create' })
    expect(await register()).toMatchObject({ ok: true, data: { intake: { adults: 2 } } })
    expect(sent()).toEqual(['createInterest', 'createInterest'])
    expect(member.requests('createInterest')[1]?.replayed).toBe(true)
  })

  it('applies an edit made after a lost answer as a PUT', async () => {
    fault('createInterest', 'lost-answer')
    await register()
    expect(await register({ answers: { adults: 6 } })).toMatchObject({
      ok: true,
      data: { intake: { adults: 6 } },
    })
    expect(sent()).toEqual(['createInterest', 'createInterest', 'submitIntake'])
  })

  it('is a new interest when the member asks for the same offer again later', async () => {
    const [first, second] = [await register(), await register()]
    expect(first.ok && second.ok && first.data.id !== second.data.id).toBe(true)
  })

  it('holds no sensitive answer in the kit, whatever happened', async () => {
    fault('submitIntake', 'lost-answer')
    await register({ sensitive: typed })
    await register({ sensitive: typed })
    const { queryClient, writeRecords } = member.kit
    const held = JSON.stringify([
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
      writeRecords.get('createInterest', offerId),
    ])
    for (const marker of markers) expect(held).not.toContain(marker)
  })
})
