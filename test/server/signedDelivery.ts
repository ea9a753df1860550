import { createHmac } from 'node:crypto'

export const secret = 'whsec_made-up-for-tests'
export const sentAt = Date.parse('2026-03-02T10:00:00.000Z')

export const credited = {
  id: 'evt_1',
  type: 'wallet.credited',
  createdAt: '2026-03-02T10:00:00.000Z',
  environment: 'SANDBOX',
  data: { externalUserID: 'made-up-member', amount: 500, balance: 1_500 },
}

/** What the Service would send, signed by another implementation of HMAC than the one under test. */
export function signedDelivery(
  value: unknown = credited,
  headers: Readonly<Record<string, string>> = {},
  key = secret,
) {
  const body = typeof value === 'string' ? value : JSON.stringify(value)
  return {
    body,
    headers: {
      'x-service-signature': `sha256=${createHmac('sha256', key).update(body).digest('hex')}`,
      'x-service-timestamp': String(sentAt / 1000),
      'x-service-event': 'wallet.credited',
      'x-service-delivery': 'dlv_1',
      ...headers,
    },
  }
}
