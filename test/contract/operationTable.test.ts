import { describe, expect, it } from 'vitest'
import { type Operation, operations } from '../../src/contract/index.ts'
import { organisationOperations } from '../../src/contract/organisation/index.ts'
import { setOfferPrice } from '../../src/contract/staff/index.ts'

const line = ({ name, method, path, idempotency, source, sensitive, body, rows }: Operation) =>
  [
    name,
    method,
    path,
    idempotency,
    source,
    ...(body ? ['body'] : []),
    ...(rows ? [`rows: ${rows.field}`] : []),
    ...(sensitive ? ['sensitive'] : []),
  ].join(' ')

/** Each call of the Service, written down a second time: what is sent where, and what a repetition does. */
describe('the table of operations', () => {
  it('of a member', () => {
    expect(Object.values(operations).map(line).toSorted()).toEqual([
      'acceptTerms POST /v1/terms/acceptances none assumed body',
      'conversations GET /v1/conversations natural assumed rows: conversations',
      'createInterest POST /v1/interests key specification body',
      'createRedemption POST /v1/redemptions key assumed body',
      'eligibility GET /v1/offers/{id}/eligibility natural assumed',
      'interest GET /v1/interests/{id} natural specification',
      'issuePhoneCode POST /v1/interests/{id}/phone/verification none assumed',
      'ledger GET /v1/wallet/ledger natural assumed rows: entries',
      'messages GET /v1/conversations/{id}/messages natural specification rows: messages',
      'offer GET /v1/offers/{id} natural assumed',
      'offers GET /v1/offers natural assumed rows: offers',
      'redemption GET /v1/redemptions/{id} natural assumed',
      'redemptions GET /v1/redemptions natural assumed rows: redemptions',
      'sendMessage POST /v1/conversations/{id}/messages key specification body',
      'submitFeedback PUT /v1/redemptions/{id}/feedback natural specification body',
      'submitIntake PUT /v1/interests/{id}/intake natural specification body sensitive',
      'terms GET /v1/terms natural specification',
      'verifyPhone PUT /v1/interests/{id}/phone/verification natural specification body',
      'wallet GET /v1/wallet natural specification',
    ])
  })

  it('of an organisation and of its staff', () => {
    expect([...Object.values<Operation>(organisationOperations), setOfferPrice].map(line).toSorted()).toEqual(
      [
        'createWebhook POST /v1/webhooks none specification body',
        'creditWallet POST /v1/members/{externalUserID}/wallet/credits key assumed body',
        'deleteWebhook DELETE /v1/webhooks/{id} natural specification',
        'exchange POST /v1/auth/exchange key specification body',
        'memberLedger GET /v1/members/{externalUserID}/wallet/ledger natural assumed rows: entries',
        'members GET /v1/members natural specification rows: members',
        'offerAnalytics GET /v1/analytics/offers natural specification',
        'removeMember DELETE /v1/members/{externalUserID} natural specification',
        'setOfferPrice PUT /v1/offers/{id}/price natural specification body',
        'webhooks GET /v1/webhooks natural specification',
      ],
    )
  })
})

describe('a body that is sent', () => {
  const bodies: readonly (readonly [keyof typeof operations, object])[] = [
    ['acceptTerms', { type: 'TERMS_OF_SERVICE', version: '2' }],
    ['createInterest', { offer: 'o' }],
    ['createRedemption', { offer: 'o' }],
    ['sendMessage', { message: 'Hello' }],
    ['submitFeedback', { rating: 0 }],
    ['submitIntake', {}],
    ['verifyPhone', { code: '1' }],
  ]
  const takes = (name: keyof typeof operations, body: unknown) =>
    (operations[name] as Operation).body?.safeParse(body).success

  it.each(bodies)('of %s is taken with what it needs, and with no key more', (name, body) => {
    expect(takes(name, body)).toBe(true)
    expect(takes(name, { ...body, more: 1 })).toBe(false)
  })

  it.each(bodies.flatMap(([name, body]) => Object.keys(body).map((key) => [name, key, body] as const)))(
    'of %s is refused without %s, and with an empty one',
    (name, key, body) => {
      expect(takes(name, { ...body, [key]: undefined })).toBe(false)
      expect(takes(name, { ...body, [key]: '' })).toBe(false)
    },
  )

  it('rates from 0 to 10 in whole numbers, with or without words', () => {
    const rates = (rating: unknown, comment?: unknown) =>
      takes('submitFeedback', { rating, ...(comment !== undefined && { comment }) })
    expect([0, 10].map((rating) => rates(rating))).toEqual([true, true])
    expect([-1, 11, 5.5, '5', null].map((rating) => rates(rating))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
    expect([rates(5, ''), rates(5, 'Quiet.'), rates(5, 7)]).toEqual([true, true, false])
  })

  it('names an organisation’s member by an id that is not empty', () => {
    const { body } = organisationOperations.exchange
    const exchanges = (input: unknown) => body?.safeParse(input).success
    expect(
      exchanges({ externalUserID: 'm', displayName: 'Made Up', email: 'made-up@example.com', tier: 'GOLD' }),
    ).toBe(true)
    expect([
      exchanges({ externalUserID: '' }),
      exchanges({}),
      exchanges({ externalUserID: 'm', role: 'x' }),
    ]).toEqual([false, false, false])
  })
})

describe('what an organisation sends', () => {
  const takes = (name: 'creditWallet' | 'createWebhook', body: unknown) =>
    organisationOperations[name].body?.safeParse(body).success

  it('is a credit of more than nothing', () => {
    expect(
      [{ points: 0.5 }, { points: 5, description: 'D' }].map((body) => takes('creditWallet', body)),
    ).toEqual([true, true])
    expect(
      [{ points: 0 }, { points: -1 }, {}, { points: 5, more: 1 }, { points: 5, description: 7 }].map((body) =>
        takes('creditWallet', body),
      ),
    ).toEqual([false, false, false, false, false])
  })

  it('is a URL for events, and which events', () => {
    expect(takes('createWebhook', { url: 'https://hooks.example', events: ['any'] })).toBe(true)
    expect(
      [
        { url: '', events: ['any'] },
        { url: 'x', events: [] },
        { url: 'x' },
        { url: 'x', events: ['any'], more: 1 },
      ].map((body) => takes('createWebhook', body)),
    ).toEqual([false, false, false, false])
    expect(
      [{ externalUserID: 'x' }, { externalUserID: '' }, {}].map(
        (params) => organisationOperations.removeMember.params.safeParse(params).success,
      ),
    ).toEqual([true, false, false])
  })
})

describe('what staff send', () => {
  it('is an amount, and nothing else', () => {
    const takes = (body: unknown) => setOfferPrice.body?.safeParse(body).success
    expect(
      [{ amount: 0 }, { amount: 4.5 }, {}, { amount: '5' }, { amount: 5, currency: 'EUR' }].map(takes),
    ).toEqual([true, true, false, false, false])
  })
})

describe('what a list is asked for', () => {
  it('is a page of 1 to 100, after a cursor that is not empty', () => {
    const takes = (query: unknown) => operations.offers.query.safeParse(query).success
    expect([{}, { limit: 1 }, { limit: 100 }, { cursor: 'c' }].map(takes)).toEqual([true, true, true, true])
    expect([{ limit: 0 }, { limit: 101 }, { limit: 1.5 }, { cursor: '' }, { page: 2 }].map(takes)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('is nothing where there is nothing to ask, and an id that is not empty where there is one', () => {
    expect(operations.wallet.params.safeParse({}).success).toBe(true)
    expect(operations.wallet.query.safeParse({ limit: 1 }).success).toBe(false)
    expect(
      [{ id: 'x' }, { id: '' }, {}, { id: 'x', more: 1 }].map(
        (params) => operations.interest.params.safeParse(params).success,
      ),
    ).toEqual([true, false, false, false])
  })
})
