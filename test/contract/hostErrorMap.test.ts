import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readWebhookEvent } from '../../src/contract/organisation/index.ts'
import { readSnapshot, takeSnapshot } from '../../src/sandbox/node.ts'
import { createSandbox, defaultOrganisation, sandboxMembers } from '../../src/sandbox/index.ts'
import { createOperatorApi } from '../../src/sandbox/operator/createOperatorApi.ts'

// A host that uses zod can set an error map: it is global, and would be shown what a member or the Service wrote.
const asked: unknown[] = []
const { customError } = z.config()
beforeEach(() => void Object.assign(z.config(), { customError: (issue: unknown) => void asked.push(issue) }))
afterEach(() => {
  Object.assign(z.config(), { customError })
  asked.length = 0
})

const json = { 'content-type': 'application/json' }
const post = (url: string, body: unknown, headers: Readonly<Record<string, string>>) =>
  new Request(url, { method: 'POST', body: JSON.stringify(body), headers: { ...json, ...headers } })

const readings: Readonly<Record<string, () => unknown>> = {
  'a request of a member': () => {
    const sandbox = createSandbox()
    const authorization = `Bearer ${sandbox.grantFor(sandboxMembers.fresh).accessToken}`
    return sandbox.fetch(post(`${sandbox.baseUrl}/v1/interests`, { offer: 7 }, { authorization }))
  },
  'an exchange': () => {
    const sandbox = createSandbox()
    const authorization = `Bearer ${defaultOrganisation.keys.SANDBOX}`
    return sandbox.fetch(
      post(`${sandbox.baseUrl}/v1/auth/exchange`, { externalUserID: 7 }, { authorization }),
    )
  },
  'an action of the operator': () => {
    const api = createOperatorApi(createSandbox(), () => {})
    const headers = { host: '127.0.0.1', 'x-sandbox-console': '1' }
    return api.fetch(post('http://127.0.0.1/_sandbox/actions', { kind: 'sing' }, headers))
  },
  'a snapshot': () => {
    const broken = { ...takeSnapshot(createSandbox()), organisations: 'none' }
    expect(() => readSnapshot(JSON.stringify(broken))).toThrow('cannot be read')
  },
  'a webhook': () => readWebhookEvent('wallet.credited', { data: { amount: 'many' } }),
}

test.each(Object.entries(readings))('reads %s without the error map of the page', async (_name, reads) => {
  await reads()
  expect(asked).toEqual([])
})
