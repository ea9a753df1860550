import { expect, test } from 'vitest'
import { operations } from '../../src/contract/index.ts'
import { runConformance } from '../../src/conformance/index.ts'
import { createInProcessStage } from '../conformance/createInProcessStage.ts'
import { createAnswerCheck } from './createAnswerCheck.ts'

test('every answer and every delivery of the sandbox is as the description says', async () => {
  const check = createAnswerCheck()
  const failures = new Set<string>()
  const seen = { answers: 0, deliveries: new Set<string>() }
  const options = createInProcessStage({
    answer: async (request, next) => {
      const response = await next(request)
      for (const failure of await check.answer(request, response)) failures.add(failure)
      seen.answers += 1
      return response
    },
    delivery: (sent) => {
      const event = sent.headers.get('x-service-event') ?? ''
      for (const failure of check.delivery(event, sent.body)) failures.add(failure)
      seen.deliveries.add(event)
      return sent
    },
  })
  await runConformance(options)
  expect([...failures]).toEqual([])
  expect(seen.answers).toBeGreaterThan(500)
  expect(seen.deliveries.size).toBe(13)
}, 60_000)

test('the check finds what is not as described', async () => {
  const check = createAnswerCheck()
  const request = new Request('https://sandbox.test/v1/interests/int_1')
  const answer = (json: unknown, status = 200) => check.answer(request, Response.json(json, { status }))
  const interest = {
    id: 'int_1',
    offer: 'x',
    status: 'OPEN',
    createdAt: '2026-11-21T10:00:00Z',
    conversationId: null,
    intake: null,
  }
  expect(operations.interest.path).toBe('/v1/interests/{id}')
  expect(await answer(interest)).toEqual([])
  expect(await answer({ ...interest, createdAt: 'yesterday' })).toEqual([
    expect.stringContaining('/createdAt'),
  ])
  expect(await answer({ ...interest, intake: { adults: 2 } })).not.toEqual([])
  expect(await answer(interest, 302)).toEqual([expect.stringContaining('302 is not described')])
  expect(
    check.delivery(
      'member.removed',
      JSON.stringify({
        id: 'evt_1',
        type: 'member.created',
        createdAt: '2026-11-21T10:00:00Z',
        environment: 'SANDBOX',
        data: { externalUserID: 'x' },
      }),
    ),
  ).toEqual([expect.stringContaining('/type')])
})
