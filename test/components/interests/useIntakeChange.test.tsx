// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useIntakeChange } from '../../../src/components/interests/ChangeQuestions.tsx'
import { type Interest, operations } from '../../../src/contract/index.ts'
import type { MemberKitOptions } from '../../support/memberKit.ts'
import { finish, intakeStage, nothingTyped, typed, useSubmission } from './intakeStage.tsx'

const offerId = 'fjord-lodge'
const answers = { adults: 3, contactWindow: 'ANYTIME' } as const

async function asked(options: MemberKitOptions = {}) {
  const stage = intakeStage(options)
  const { data: interest } = await stage.kit.client.call(
    operations.createInterest,
    { body: { offer: offerId, adults: 2 } },
    { idempotencyKey: 'made-up' },
  )
  const onChanged = vi.fn<(event: { interest: Interest; requestId: string | null }) => void>()
  return { ...stage, interest, onChanged, ...stage.hook(() => useIntakeChange({ interest, onChanged })) }
}

describe('changing an intake', () => {
  it('sends the whole of it, clears what was typed, forgets the draft and tells the host', async () => {
    const stage = await asked()
    stage.kit.drafts.set('intake', stage.interest.id, { adults: 3 })
    const sensitive = typed({ accessibility: 'made up' })
    expect(stage.result.current).toMatchObject({ isSending: false, failure: null })
    await finish(stage.result.current.send(answers, sensitive.send))
    const put = stage.sandbox.log.at(-1)
    expect(stage.onChanged).toHaveBeenCalledExactlyOnceWith({
      interest: expect.objectContaining({
        id: stage.interest.id,
        intake: expect.objectContaining({ adults: 3 }),
      }),
      requestId: put?.requestId,
    })
    expect(stage.sandbox.control.sensitiveAnswers(stage.interest.id)).toBe(1)
    expect(sensitive.text()).toEqual({})
    expect(stage.kit.drafts.get('intake', stage.interest.id)).toBeUndefined()
    expect(stage.events).toEqual([{ name: 'interest.changed', offerId, interestId: stage.interest.id }])
    expect(stage.result.current).toMatchObject({ isSending: false, failure: null })
  })

  it('sends no sensitive answer where the questions are gone', async () => {
    const stage = await asked()
    await finish(stage.result.current.send(answers, nothingTyped))
    expect(stage.onChanged).toHaveBeenCalledOnce()
    expect(stage.sandbox.control.sensitiveAnswers(stage.interest.id)).toBe(0)
  })

  it('is under way until the answer has come', async () => {
    const stage = await asked()
    let sending!: Promise<void>
    act(() => {
      sending = stage.result.current.send(answers, nothingTyped)
    })
    expect(stage.result.current.isSending).toBe(true)
    await finish(sending)
    expect(stage.result.current.isSending).toBe(false)
  })

  it('that is refused keeps what was typed and the draft', async () => {
    const stage = await asked({ scenario: { failures: [{ kind: 422, operation: 'submitIntake' }] } })
    stage.kit.drafts.set('intake', stage.interest.id, { adults: 3 })
    const sensitive = typed({ dietary: 'made up' })
    await finish(stage.result.current.send(answers, sensitive.send))
    expect(stage.result.current.failure).toMatchObject({
      status: 'refused',
      hasArrived: false,
      error: { kind: 'rejected' },
    })
    expect(sensitive.text()).toEqual({ dietary: 'made up' })
    expect(stage.kit.drafts.get('intake', stage.interest.id)).toEqual({ adults: 3 })
    expect(stage.events).toEqual([])
    expect(stage.onChanged).not.toHaveBeenCalled()
    // Opened again, the refusal says nothing of now.
    stage.unmount()
    expect(
      stage.hook(() => useIntakeChange({ interest: stage.interest, onChanged: stage.onChanged })).result
        .current.failure,
    ).toBeNull()
  })

  it('whose answer was lost says so, also when it is opened again', async () => {
    const stage = await asked({
      scenario: { failures: [{ kind: 'lost-answer', operation: 'submitIntake', times: 1 }] },
    })
    await finish(stage.result.current.send(answers, nothingTyped))
    expect(stage.result.current.failure).toMatchObject({ status: 'unknown', hasArrived: false })
    stage.unmount()
    expect(
      stage.hook(() => useIntakeChange({ interest: stage.interest, onChanged: stage.onChanged })).result
        .current.failure?.status,
    ).toBe('unknown')
  })
})

describe('a form that asked and still waits for its intake', () => {
  async function waiting(changed: (interest: Interest) => Interest) {
    const stage = intakeStage({
      scenario: { failures: [{ kind: 422, operation: 'submitIntake', times: 1 }] },
    })
    const ask = stage.hook(() => useSubmission(offerId))
    await finish(ask.result.current.send(answers, typed({ dietary: 'made up' }).send))
    const interest = stage.kit.writeRecords.get(operations.createInterest.name, offerId).data as Interest
    stage.kit.drafts.set('interest', offerId, { adults: 3 })
    const { data: other } = await stage.kit.client.call(
      operations.createInterest,
      { body: { offer: offerId } },
      { idempotencyKey: 'another' },
    )
    const subject = changed({ ...interest, ...(changed(interest) === interest ? {} : { id: other.id }) })
    const change = stage.hook(() => useIntakeChange({ interest: subject, onChanged: () => {} }))
    await finish(change.result.current.send(answers, nothingTyped))
    return { ...stage, outcome: stage.kit.writeRecords.get(operations.createInterest.name, offerId).outcome }
  }

  it('has nothing left to send once its interest was changed', async () => {
    const { outcome, kit } = await waiting((interest) => interest)
    expect(outcome).toBe('idle')
    expect(kit.drafts.get('interest', offerId)).toBeUndefined()
  })

  it('goes on waiting when another interest in the same offer was changed', async () => {
    const { outcome, kit } = await waiting((interest) => ({ ...interest }))
    expect(outcome).toBe('done')
    expect(kit.drafts.get('interest', offerId)).toEqual({ adults: 3 })
  })

  it('keeps its draft while its own outcome is not known', async () => {
    const stage = intakeStage({
      scenario: { failures: [{ kind: 'lost-answer', operation: 'createInterest', times: 1 }] },
    })
    const ask = stage.hook(() => useSubmission(offerId))
    await finish(ask.result.current.send(answers, nothingTyped))
    stage.kit.drafts.set('interest', offerId, { adults: 3 })
    const { data: interest } = await stage.kit.client.call(
      operations.createInterest,
      { body: { offer: offerId } },
      { idempotencyKey: 'another' },
    )
    const change = stage.hook(() => useIntakeChange({ interest, onChanged: () => {} }))
    await finish(change.result.current.send(answers, nothingTyped))
    expect(stage.kit.writeRecords.get(operations.createInterest.name, offerId).outcome).toBe('unknown')
    expect(stage.kit.drafts.get('interest', offerId)).toEqual({ adults: 3 })
  })
})
