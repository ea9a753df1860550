import { expect, test } from 'vitest'
import { runConformance } from '../../src/conformance/index.ts'
import type { SandboxEvent } from '../../src/sandbox/index.ts'
import { webhookHandler, type VerifiedWebhook } from '../../src/server/index.ts'
import { createInProcessStage } from './createInProcessStage.ts'

/** Bodies that the specification allows as well as it allows ours: of the envelope, only `data` is documented. */
const envelopes: Readonly<Record<string, (event: SandboxEvent) => unknown>> = {
  'nothing but data': ({ data }) => ({ data }),
  'other names around it': ({ id, type, data }) => ({ event: type, eventId: id, version: 2, data }),
  'a type that is no event’s name': ({ data }) => ({ type: 'event', id: 7, createdAt: null, data }),
  'data of another shape where none is shown': ({ type, data, ...rest }) => ({
    ...rest,
    type,
    data: type.startsWith('redemption.') ? data : { subject: { wrapped: data } },
  }),
}

test.each(Object.entries(envelopes))(
  'the suite and the receiver take deliveries with %s',
  async (_name, envelope) => {
    const secrets = new Map<string, string>()
    const stage = createInProcessStage({
      envelope,
      answer: async (request, next) => {
        const made = request.method === 'POST' && request.url.endsWith('/v1/webhooks')
        const response = await next(request)
        const { url, signingSecret } = (made ? await response.clone().json() : {}) as Partial<
          Record<string, string>
        >
        if (url !== undefined && signingSecret !== undefined)
          secrets.set(new URL(url).pathname, signingSecret)
        return response
      },
    })
    const { results } = await runConformance(stage)
    expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([])

    const verified: VerifiedWebhook[] = []
    const statuses: number[] = []
    for (const { path, headers, body } of stage.receiver?.received() ?? []) {
      const handle = webhookHandler({
        secret: secrets.get(path) ?? '',
        toleranceMs: Infinity,
        onEvent: (webhook) => void verified.push(webhook),
      })
      const sent = { method: 'POST', headers, body: new Uint8Array(body) }
      statuses.push((await handle(new Request('https://bank.test/hooks', sent))).status)
    }
    expect(statuses.length).toBeGreaterThan(30)
    expect(new Set(statuses)).toEqual(new Set([204]))
    const canceled = verified.find(({ event }) => event.type === 'redemption.canceled')
    expect(canceled?.event.data).toMatchObject({ status: 'CANCELED', externalUserID: expect.any(String) })
  },
  60_000,
)
