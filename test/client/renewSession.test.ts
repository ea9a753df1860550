import { describe, expect, it } from 'vitest'
import { renewSession } from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import { hour, nth, rejection, settled, stage } from './stage.ts'

describe('renewing a session', () => {
  it('asks the host once, and requests made meanwhile wait for the answer', async () => {
    const { client, refreshes, requests, session } = stage({ initialGrant: hour('old') })
    renewSession(session)
    renewSession(session)
    const call = client.call(operations.wallet)
    await settled()
    expect([refreshes.length, requests.length]).toEqual([1, 0])
    nth(refreshes, 0).give(hour('new'))
    await settled()
    expect(requests.map(({ token }) => token)).toEqual(['new'])
    nth(requests, 0).answer(200, { balance: 1 })
    await call
  })

  it('ends the session when the host no longer knows the member', async () => {
    const { refreshes, session } = stage({ initialGrant: hour('old') })
    renewSession(session)
    await settled()
    nth(refreshes, 0).give(null)
    await settled()
    expect(session.status).toBe('ended')
  })

  it('takes a failure for no sign-out, and has the next request ask again', async () => {
    const { client, refreshes, session } = stage({ initialGrant: hour('old') })
    renewSession(session)
    await settled()
    nth(refreshes, 0).fail(new Error('down'))
    await settled()
    expect(session.status).toBe('failed')
    void rejection(client.call(operations.wallet))
    await settled()
    expect(refreshes).toHaveLength(2)
  })

  it('asks nothing before the first token, nor after the end', async () => {
    const fresh = stage()
    renewSession(fresh.session)
    const over = stage({ initialGrant: hour('old') })
    over.session.end()
    renewSession(over.session)
    await settled()
    expect([fresh.refreshes, over.refreshes]).toEqual([[], []])
  })
})
