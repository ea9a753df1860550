// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import {
  KitContext,
  useCreateInterest,
  useRegisterInterest,
  useSubmitIntake,
} from '../../src/queries/index.ts'
import { createMemberKit } from '../support/memberKit.ts'

const offerId = 'fjord-lodge'
const answers = { adults: 2 }
const made = () => {
  const { kit, sandbox, requests } = createMemberKit()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <KitContext.Provider value={kit}>{children}</KitContext.Provider>
  )
  return { sandbox, requests, hook: <Result,>(use: () => Result) => renderHook(use, { wrapper }).result }
}

it('tells of the create, then of the intake, then of neither', async () => {
  const { hook, sandbox, requests } = made()
  const ask = hook(() => useRegisterInterest(offerId))
  const submit = (note: string) =>
    act(() => ask.current.submit({ answers, readSensitive: () => (note === '' ? {} : { dietary: note }) }))
  expect(ask.current).toMatchObject({ step: 'create', created: null, status: 'idle' })

  sandbox.control.scenario({ failures: [{ kind: 422, operation: 'createInterest', times: 1 }] })
  expect(await submit('')).toMatchObject({ ok: false, step: 'create' })
  expect(ask.current).toMatchObject({ step: 'create', created: null, status: 'refused' })

  sandbox.control.scenario({ failures: [{ kind: 422, operation: 'submitIntake', times: 1 }] })
  expect(await submit('Made-up.')).toMatchObject({ ok: false, step: 'intake' })
  expect(ask.current).toMatchObject({ step: 'intake', created: { offer: offerId }, status: 'refused' })

  expect(await submit('Made-up.')).toMatchObject({ ok: true })
  expect(ask.current).toMatchObject({ step: 'create', created: null, status: 'idle' })
  expect([requests('createInterest').length, requests('submitIntake').length]).toEqual([2, 2])
})

it('tells of an interest that was made before, while its intake was not begun', async () => {
  const { hook } = made()
  const create = hook(() => useCreateInterest(offerId))
  const ask = hook(() => useRegisterInterest(offerId))
  await act(() => create.current.submit(answers))
  const { data, requestId } = create.current
  expect(data).toMatchObject({ offer: offerId })
  expect(ask.current).toMatchObject({ step: 'intake', status: 'done', data, requestId, created: data })
})

it('replaces the intake of one interest', async () => {
  const { hook, requests } = made()
  const ask = hook(() => useRegisterInterest(offerId))
  const asked = await act(() => ask.current.submit({ answers, readSensitive: () => ({}) }))
  const interestId = asked.ok ? asked.data.id : ''
  const replace = hook(() => useSubmitIntake(interestId))
  expect(
    await act(() => replace.current.submit({ interestId, intake: { adults: 4 }, readSensitive: () => ({}) })),
  ).toMatchObject({ ok: true, data: { intake: { adults: 4 } } })
  expect(replace.current).toMatchObject({ status: 'done', data: { id: interestId } })
  expect(requests('submitIntake')).toHaveLength(1)
})

it.each([
  [{ adults: 2 }, 1],
  [{ adults: 3 }, 2],
  [{ adults: 12 }, 2],
  [{}, 2],
])(
  'after an intake that was refused, answers %j are sent with another only where they differ',
  async (next, intakes) => {
    const { hook, sandbox, requests } = made()
    const ask = hook(() => useRegisterInterest(offerId))
    sandbox.control.scenario({ failures: [{ kind: 422, operation: 'submitIntake', times: 1 }] })
    expect(
      await act(() => ask.current.submit({ answers, readSensitive: () => ({ dietary: 'Made-up.' }) })),
    ).toMatchObject({ ok: false, step: 'intake' })
    expect(await act(() => ask.current.submit({ answers: next, readSensitive: () => ({}) }))).toMatchObject({
      ok: true,
    })
    expect([requests('createInterest').length, requests('submitIntake').length]).toEqual([1, intakes])
  },
)
