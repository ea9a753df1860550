import { describe, expect, it, vi } from 'vitest'
import { forgetLostAnswers, lostAnswers, noteLostAnswers } from '../../src/queries/index.ts'
import { registerInterest } from '../../src/queries/interestsHooks.ts'
import { interestQuery } from '../../src/queries/reads.ts'
import { coreOf } from '../../src/sandbox/core/SandboxCore.ts'
import type { InjectedFailureKind, Sandbox } from '../../src/sandbox/index.ts'
import { createMemberKit } from '../support/memberKit.ts'

const offerId = 'fjord-lodge'

/** An interest whose sensitive answers met a failure on their way. */
async function askedFor(kind: InjectedFailureKind) {
  let now = Date.parse('2026-11-21T10:00:00Z')
  const member = createMemberKit({
    now: () => (now += 1_000),
    session: { now: () => now },
    scenario: { failures: [{ kind, operation: 'submitIntake', times: 1 }] },
  })
  await registerInterest(member.kit, {
    offerId,
    answers: { adults: 2 },
    readSensitive: () => ({ dietary: 'made up' }),
  })
  const [id = ''] = member.kit.madeInterests.ids()
  const asked = { form: 'interest', offerId, interestId: id } as const
  /** Changes the answers, and meets a failure on the way. */
  const change = async (failure: InjectedFailureKind) => {
    member.sandbox.control.scenario({
      failures: [{ kind: failure, operation: 'submitIntake', times: 1 }],
    })
    const readSensitive = () => ({ dietary: 'other made up' })
    await registerInterest(member.kit, { offerId, answers: { adults: 2 }, readSensitive })
  }
  const { client, queryClient } = member.kit
  const read = () => queryClient.fetchQuery(interestQuery(client, { id }))
  return { ...member, id, asked, change, read }
}

/** As if somebody of the Service had replaced the intake. */
function forgetForwarded(sandbox: Sandbox, interestId: string) {
  const members = coreOf(sandbox).world.organisations[0]?.environments.SANDBOX.members.values() ?? []
  for (const { interests } of members) {
    const interest = interests.get(interestId)
    if (interest) interest.intake = { ...interest.intake, sensitiveDetailsSentAt: null }
  }
}

describe('lost answers', () => {
  it('are noted once for a form, as a fact, and each listener is notified', async () => {
    const { kit, asked } = await askedFor(422)
    const listener = vi.fn()
    kit.writeRecords.subscribe(listener)
    expect(await noteLostAnswers(kit, { ...asked, interestId: null })).toBe(true)
    expect(await noteLostAnswers(kit, asked)).toBe(true)
    expect(await noteLostAnswers(kit, { ...asked, form: 'intake' })).toBe(true)
    expect(lostAnswers(kit)).toEqual([asked, { ...asked, form: 'intake' }])
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['arrived all the same', 'lost-answer', false],
    ['did not arrive', 'network', true],
    ['were refused', 422, true],
  ] as const)('are those that %s: the interest says so', async (_what, kind, isLost) => {
    const { kit, asked, requests } = await askedFor(kind)
    expect(await noteLostAnswers(kit, asked)).toBe(isLost)
    expect(lostAnswers(kit)).toEqual(isLost ? [asked] : [])
    expect(requests('interest')).toHaveLength(kind === 422 ? 0 : 1)
  })

  it('are lost where the interest cannot be read', async () => {
    const { kit, asked, sandbox } = await askedFor('lost-answer')
    sandbox.control.scenario({ failures: [{ kind: 500, operation: 'interest' }] })
    expect(await noteLostAnswers(kit, asked)).toBe(true)
  })

  it.each([
    ['lost where those alone have arrived', 'network', true],
    ['not lost where they have arrived too', 'lost-answer', false],
  ] as const)(
    'of a second attempt after a first whose answer was lost, with a reading between, are %s',
    async (_what, kind, isLost) => {
      const { kit, asked, change, read } = await askedFor('lost-answer')
      await read()
      await change(kind)
      expect(await noteLostAnswers(kit, asked)).toBe(isLost)
    },
  )

  it('of a second attempt after a first whose answer was lost are lost where the reading between failed', async () => {
    const { kit, asked, change, read, sandbox } = await askedFor('lost-answer')
    sandbox.control.scenario({ failures: [{ kind: 403, operation: 'interest', times: 1 }] })
    await expect(read()).rejects.toThrow()
    await change('network')
    expect(await noteLostAnswers(kit, asked)).toBe(true)
    expect(lostAnswers(kit)).toEqual([asked])
  })

  it('are lost where the interest no longer says that any were forwarded', async () => {
    const { kit, asked, change, read, sandbox } = await askedFor('lost-answer')
    await read()
    await change('network')
    forgetForwarded(sandbox, asked.interestId)
    expect(await noteLostAnswers(kit, asked)).toBe(true)
  })

  it('are those that were refused, though earlier ones whose answer was lost have arrived', async () => {
    const { kit, asked, change } = await askedFor('lost-answer')
    await change(422)
    expect(await noteLostAnswers(kit, asked)).toBe(true)
  })

  it('are forgotten for the interest that was sent again, and for no other', async () => {
    const { kit, asked, id } = await askedFor(422)
    const other = { ...asked, form: 'intake', interestId: 'another' } as const
    await noteLostAnswers(kit, { ...asked, interestId: null })
    await noteLostAnswers(kit, { ...asked, form: 'intake' })
    await noteLostAnswers(kit, other)
    await noteLostAnswers(kit, { ...asked, offerId: 'elsewhere', interestId: null })
    expect(lostAnswers(kit)).toHaveLength(4)
    forgetLostAnswers(kit, { id, offer: offerId })
    expect(lostAnswers(kit).map((lost) => lost.interestId ?? lost.offerId)).toEqual(['another', 'elsewhere'])
  })

  it('are gone with the session, and none comes after it', async () => {
    const { kit, asked } = await askedFor(422)
    await noteLostAnswers(kit, asked)
    kit.session.end()
    expect(lostAnswers(kit)).toEqual([])
    expect(await noteLostAnswers(kit, asked)).toBe(false)
    expect(lostAnswers(kit)).toEqual([])
  })
})
