import { describe, expect, it, vi } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { forgetLostAnswers, lostAnswers, noteLostAnswers } from '../../src/queries/index.ts'
import { registerInterest } from '../../src/queries/interestsHooks.ts'
import type { InjectedFailureKind } from '../../src/sandbox/index.ts'
import { createMemberKit } from '../support/memberKit.ts'

const offerId = 'fjord-lodge'

/** An interest whose sensitive answers met a failure on their way. */
async function askedFor(kind: InjectedFailureKind) {
  const member = createMemberKit({
    scenario: { failures: [{ kind, operation: 'submitIntake', times: 1 }] },
  })
  await registerInterest(member.kit, {
    offerId,
    answers: { adults: 2 },
    readSensitive: () => ({ dietary: 'made up' }),
  })
  const [id = ''] = member.kit.madeInterests.ids()
  const asked = { form: 'interest', offerId, interestId: id, sentAtBefore: null } as const
  return { ...member, id, asked }
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

  it('are lost where the interest has the answers of an earlier time alone, and where it cannot be read', async () => {
    const { kit, asked, id, sandbox } = await askedFor('lost-answer')
    const { data } = await kit.client.call(operations.interest, { params: { id } })
    const sentAtBefore = data.intake?.sensitiveDetailsSentAt ?? null
    expect(sentAtBefore).not.toBeNull()
    expect(await noteLostAnswers(kit, { ...asked, sentAtBefore })).toBe(true)
    sandbox.control.scenario({ failures: [{ kind: 500, operation: 'interest' }] })
    expect(await noteLostAnswers(kit, asked)).toBe(true)
  })

  it('are those that were refused, though earlier ones whose answer was lost have arrived', async () => {
    const { kit, asked, sandbox } = await askedFor('lost-answer')
    sandbox.control.scenario({ failures: [{ kind: 422, operation: 'submitIntake', times: 1 }] })
    const readSensitive = () => ({ dietary: 'other made up' })
    await registerInterest(kit, { offerId, answers: { adults: 2 }, readSensitive })
    expect(await noteLostAnswers(kit, asked)).toBe(true)
  })

  it('are forgotten for the interest that was sent again, and for no other', async () => {
    const { kit, asked, id } = await askedFor(422)
    const other = { ...asked, form: 'intake', interestId: 'another' } as const
    await noteLostAnswers(kit, { ...asked, interestId: null })
    await noteLostAnswers(kit, { ...asked, form: 'intake' })
    await noteLostAnswers(kit, other)
    await noteLostAnswers(kit, { ...asked, offerId: 'elsewhere', interestId: null })
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
