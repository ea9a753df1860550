import { check, isObject, same } from '../checks.ts'
import type { Cases } from '../ConformanceCase.ts'
import type { CaseContext } from '../createContext.ts'
import type { ReadDelivery } from '../createSubscription.ts'

const delivered = (
  rules: Cases[string]['rules'],
  look: (delivery: ReadDelivery, signingSecret: string) => void | Promise<void>,
): Cases[string] => ({
  rules,
  needs: ['write', 'receiver'],
  run: async (context) => {
    const { first, signingSecret } = await context.subscribe(['member.created'])
    // A name that JSON writers escape differently: whoever signs another writing than the one sent is found out.
    await context.newMember({ displayName: 'Zoë / O’Neill 🎻' })
    await look((await first())[0], signingSecret)
  },
})

async function signatureOf(body: Uint8Array, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, new Uint8Array(body)))
  return `sha256=${[...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export const deliveryCases: Cases = {
  'a delivery is a POST': delivered(['events.post'], ({ method }) => same(method, 'POST', 'The method')),
  'a delivery is JSON': delivered(['events.delivery.json'], ({ headers, json }) => {
    check(isObject(json), 'The body is no JSON object.')
    check(
      /^application\/json\b/i.test(headers['content-type'] ?? ''),
      'The content type is not application/json.',
    )
  }),
  'a delivery is signed over its exact bytes': delivered(
    ['events.delivery.signature'],
    async ({ body, signature }, secret) => {
      check(signature !== undefined, 'The signature is missing.')
      check(
        signature === (await signatureOf(body, secret)),
        'The signature is not the HMAC-SHA256 of the raw body, in hex.',
      )
    },
  ),
  'a delivery has a timestamp': delivered(['events.delivery.timestamp'], ({ timestamp = '' }) => {
    check(
      /^\d{9,14}$/.test(timestamp) || !Number.isNaN(Date.parse(timestamp)),
      'The timestamp is missing or no time.',
    )
  }),
  'a delivery names its event': delivered(['events.delivery.event'], ({ event }) =>
    same(event, 'member.created', 'The event header'),
  ),
  'each delivery has an id of its own': {
    rules: ['events.delivery.id'],
    needs: ['write', 'receiver'],
    run: async ({ newMember, subscribe }: CaseContext) => {
      const { first } = await subscribe(['member.created'])
      await newMember()
      await newMember()
      const ids = (await first(2)).map(({ id }) => id)
      check(
        ids.every((id) => id !== undefined && id !== ''),
        'A delivery has no id.',
      )
      same(new Set(ids).size, ids.length, 'The number of different ids')
    },
  },
}
