// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { operations } from '../../../src/contract/index.ts'
import { useInterestSubmission } from '../../../src/components/interests/useAsking.ts'
import { finish, intakeStage, nothingTyped, typed, useSubmission } from './intakeStage.tsx'

const offerId = 'fjord-lodge'
const answers = { adults: 2, contactWindow: 'ANYTIME' } as const

describe('sending an interest', () => {
  it('tells the host and its events in order, clears what was typed and forgets the draft', async () => {
    const stage = intakeStage()
    const told: string[] = []
    const { result } = stage.hook(() =>
      useSubmission(offerId, {
        onCreated: ({ interest }) => told.push(`created ${interest.offer}`),
        onSubmitted: ({ interest }) => told.push(`submitted ${interest.id}`),
      }),
    )
    expect(result.current).toMatchObject({ submitted: null, isSending: false, failure: null })
    stage.kit.drafts.set('interest', offerId, { adults: 2 })
    stage.kit.drafts.set('interest', 'another', { adults: 3 })
    const sensitive = typed({ dietary: 'made up' })
    await finish(result.current.send(answers, sensitive.send))

    const { submitted } = result.current
    const put = stage.sandbox.log.find(({ operation }) => operation === 'submitIntake')
    expect(submitted).toEqual({
      interest: expect.objectContaining({ offer: offerId }),
      requestId: put?.requestId,
    })
    expect(told).toEqual([`created ${offerId}`, `submitted ${String(submitted?.interest.id)}`])
    expect(stage.events).toEqual([
      { name: 'interest.created', offerId, interestId: submitted?.interest.id },
      { name: 'interest.submitted', offerId, interestId: submitted?.interest.id },
    ])
    expect(sensitive.text()).toEqual({})
    expect(stage.kit.drafts.get('interest', offerId)).toBeUndefined()
    expect(stage.kit.drafts.get('interest', 'another')).toEqual({ adults: 3 })
    expect(result.current).toMatchObject({ isSending: false, failure: null })
    expect(stage.writes()).toEqual(['POST createInterest 201', 'PUT submitIntake 200'])
  })

  it('is under way until the answer has come, and a second press in that time sends nothing', async () => {
    const stage = intakeStage()
    const onSubmitted = vi.fn()
    const { result } = stage.hook(() => useSubmission(offerId, { onSubmitted }))
    let first!: Promise<void>
    act(() => {
      first = result.current.send(answers, nothingTyped)
    })
    expect(result.current.isSending).toBe(true)
    await finish(Promise.all([result.current.send(answers, nothingTyped), first]))
    expect(result.current.isSending).toBe(false)
    expect(result.current.submitted?.interest.offer).toBe(offerId)
    expect(onSubmitted).toHaveBeenCalledOnce()
    expect(stage.events.map(({ name }) => name)).toEqual(['interest.created', 'interest.submitted'])
    expect(stage.writes()).toEqual(['POST createInterest 201'])
  })

  it('is under way without a gap between its two requests', async () => {
    const stage = intakeStage()
    const seen: boolean[] = []
    const { result } = stage.hook(() => {
      const submission = useSubmission(offerId)
      if (submission.isSending !== seen.at(-1)) seen.push(submission.isSending)
      return submission
    })
    await finish(result.current.send(answers, typed({ dietary: 'made up' }).send))
    expect(stage.writes()).toEqual(['POST createInterest 201', 'PUT submitIntake 200'])
    expect(seen).toEqual([false, true, false])
  })

  it('is joined by a form that is opened meanwhile, and by none of another offer', async () => {
    const stage = intakeStage()
    const { result, unmount } = stage.hook(() => useSubmission(offerId))
    let first!: Promise<void>
    act(() => {
      first = result.current.send(answers, nothingTyped)
    })
    unmount()
    const again = stage.hook(() => useSubmission(offerId))
    const other = stage.hook(() => useSubmission('another'))
    expect(again.result.current.isSending).toBe(true)
    expect(other.result.current.isSending).toBe(false)
    await finish(first)
    await waitFor(() => expect(again.result.current.submitted?.interest.offer).toBe(offerId))
    expect(other.result.current.submitted).toBeNull()
    expect(stage.writes()).toEqual(['POST createInterest 201'])
  })

  it('that is left ends in another form on the page, once, unless something is typed in that', async () => {
    for (const hasTyped of [false, true]) {
      const stage = intakeStage()
      const { result, unmount } = stage.hook(() => useSubmission(offerId))
      const onDone = vi.fn()
      const beside = stage.hook(() => useInterestSubmission(offerId, { onDone }))
      beside.result.current.noteUnsent(hasTyped)
      let first!: Promise<void>
      act(() => {
        first = result.current.send(answers, nothingTyped)
      })
      unmount()
      await finish(first)
      expect(onDone).toHaveBeenCalledTimes(hasTyped ? 0 : 1)
      expect(stage.events.filter(({ name }) => name === 'interest.submitted')).toHaveLength(1)
      // With what is typed in it, it leaves this to the next.
      beside.unmount()
      const next = stage.hook(() => useSubmission(offerId))
      expect(next.result.current.submitted !== null).toBe(hasTyped)
    }
  })

  it('that is refused leaves a form that joined it without a receipt, and says so there', async () => {
    const stage = intakeStage({
      scenario: { failures: [{ kind: 422, operation: 'submitIntake', times: 1 }] },
    })
    const { result, unmount } = stage.hook(() => useSubmission(offerId))
    let first!: Promise<void>
    act(() => {
      first = result.current.send(answers, typed({ dietary: 'made up' }).send)
    })
    unmount()
    const again = stage.hook(() => useSubmission(offerId))
    await finish(first)
    expect(again.result.current).toMatchObject({
      submitted: null,
      isSending: false,
      failure: { status: 'refused', hasArrived: true },
    })
  })

  it('leaves a form that was opened and left meanwhile alone', async () => {
    const stage = intakeStage()
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { result, unmount } = stage.hook(() => useSubmission(offerId))
    let first!: Promise<void>
    act(() => {
      first = result.current.send(answers, nothingTyped)
    })
    unmount()
    const again = stage.hook(() => useSubmission(offerId))
    again.unmount()
    await finish(first)
    expect(again.result.current.submitted).toBeNull()
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })

  it('needs no handler of the host, and can be done again for the same offer once it has arrived', async () => {
    const stage = intakeStage()
    const { result } = stage.hook(() => useSubmission(offerId))
    await finish(result.current.send(answers, nothingTyped))
    await finish(result.current.send(answers, nothingTyped))
    expect(stage.writes()).toEqual(['POST createInterest 201', 'POST createInterest 201'])
    expect(stage.errors).toEqual([])
  })
})

describe('an interest that cannot be sent', () => {
  it('keeps what was typed, says that nothing arrived, and tells of no success', async () => {
    const stage = intakeStage({
      scenario: { failures: [{ kind: 422, operation: 'createInterest', times: 1 }] },
    })
    const onSubmitted = vi.fn()
    const { result } = stage.hook(() => useSubmission(offerId, { onSubmitted }))
    stage.kit.drafts.set('interest', offerId, { adults: 2 })
    const sensitive = typed({ allergies: 'made up' })
    await finish(result.current.send(answers, sensitive.send))
    expect(result.current).toMatchObject({
      submitted: null,
      isSending: false,
      failure: { status: 'refused', hasArrived: false, error: { kind: 'rejected' } },
    })
    expect(sensitive.text()).toEqual({ allergies: 'made up' })
    expect(stage.kit.drafts.get('interest', offerId)).toEqual({ adults: 2 })
    expect(stage.events).toEqual([])
    expect(onSubmitted).not.toHaveBeenCalled()

    let again!: Promise<void>
    act(() => {
      again = result.current.send(answers, sensitive.send)
    })
    expect(result.current.failure).toBeNull()
    await finish(again)
    expect(result.current).toMatchObject({ failure: null, submitted: { interest: { offer: offerId } } })
  })

  it('says nothing of a refusal from before the form was left', async () => {
    const stage = intakeStage({ scenario: { failures: [{ kind: 422, operation: 'createInterest' }] } })
    const { result, unmount } = stage.hook(() => useSubmission(offerId))
    await finish(result.current.send(answers, nothingTyped))
    expect(result.current.failure?.status).toBe('refused')
    unmount()
    expect(stage.hook(() => useSubmission(offerId)).result.current.failure).toBeNull()
  })

  it('says so when the form is opened again after an answer that was lost', async () => {
    const stage = intakeStage({
      scenario: { failures: [{ kind: 'lost-answer', operation: 'createInterest', times: 1 }] },
    })
    const { result, unmount } = stage.hook(() => useSubmission(offerId))
    await finish(result.current.send(answers, nothingTyped))
    unmount()
    expect(stage.hook(() => useSubmission(offerId)).result.current.failure).toMatchObject({
      status: 'unknown',
      hasArrived: false,
    })
  })

  it('says, also when the form is opened again, that the interest has arrived and its details have not', async () => {
    const stage = intakeStage({
      scenario: { failures: [{ kind: 422, operation: 'submitIntake', times: 1 }] },
    })
    const { result, unmount } = stage.hook(() => useSubmission(offerId))
    const sensitive = typed({ dietary: 'made up' })
    await finish(result.current.send(answers, sensitive.send))
    expect(result.current.failure).toMatchObject({ status: 'refused', hasArrived: true })
    unmount()
    const again = stage.hook(() => useSubmission(offerId))
    expect(again.result.current.failure).toMatchObject({ status: 'refused', hasArrived: true })
    await finish(again.result.current.send(answers, sensitive.send))
    expect(again.result.current.submitted?.requestId).toBe(
      stage.kit.writeRecords.get(
        operations.submitIntake.name,
        again.result.current.submitted?.interest.id ?? '',
      ).requestId,
    )
    expect(stage.writes()).toEqual([
      'POST createInterest 201',
      'PUT submitIntake 422',
      'PUT submitIntake 200',
    ])
  })
})
