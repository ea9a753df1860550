import { operations, redemptionStatuses, type RedemptionStatus } from '../../contract/index.ts'
import { organisationOperations, type WebhookEventName } from '../../contract/organisation/index.ts'
import { CaseObserved, check, fields, integer, isObject, oneOf, same, text, timestamp } from '../checks.ts'
import type { Cases } from '../ConformanceCase.ts'
import type { CaseContext, CaseMember } from '../createContext.ts'

const statusOf = async ({ call }: CaseContext, { token }: CaseMember, id: string) =>
  (await call(operations.redemption, { as: token, params: { id } })).status

const reaches = (
  rule: 'open' | 'awaiting-vendor' | 'awaiting-customer' | 'purchased' | 'completed',
  status: RedemptionStatus,
): Cases[string] => ({
  rules: [`states.${rule}`],
  needs: ['write', 'control'],
  run: async (context) => {
    const member = await context.newMember()
    const { id } = await context.newRedemption(member)
    await context.control.advance(id, status)
    same(await statusOf(context, member, id), status, 'The status')
  },
})

const feedback = async ({ newMember, newRedemption, control }: CaseContext) => {
  const member = await newMember()
  const { id } = await newRedemption(member)
  await control.advance(id, 'COMPLETED')
  return { as: member.token, params: { id } }
}

const withPhone = async ({ send, newMember, newInterest }: CaseContext) => {
  const member = await newMember()
  const { id } = await newInterest(member)
  await send(operations.submitIntake, {
    as: member.token,
    params: { id },
    body: { phone: '+442079460000', contactMethod: 'SMS' },
  })
  return { member, id, at: { as: member.token, params: { id } } }
}
const verifiedIs = (expected: boolean) => fields({ verified: (value) => same(value, expected, 'verified') })
const otherThan = (code: string | null) => (code === '000000' ? '111111' : '000000')

export const stateCases: Cases = {
  'a new redemption is SUBMITTED': {
    rules: ['states.redemption'],
    needs: ['write'],
    run: async (context) => {
      const member = await context.newMember()
      const status = await statusOf(context, member, (await context.newRedemption(member)).id)
      oneOf(redemptionStatuses)(status, 'status')
      same(status, 'SUBMITTED', 'The status of a new redemption')
    },
  },
  'a new redemption is counted under SUBMITTED': {
    rules: ['states.submitted'],
    needs: ['write'],
    run: async ({ call, newMember, newRedemption, orgApiKey }) => {
      const member = await newMember()
      await newRedemption(member)
      const { members } = await call(organisationOperations.members, { as: orgApiKey, query: { limit: 100 } })
      const row = members.find(({ externalUserID }) => externalUserID === member.externalUserID)
      same(row?.redemptionCounts?.SUBMITTED, 1, 'redemptionCounts.SUBMITTED')
    },
  },
  'a redemption reaches OPEN': reaches('open', 'OPEN'),
  'a redemption reaches AWAITING_VENDOR': reaches('awaiting-vendor', 'AWAITING_VENDOR'),
  'a redemption reaches AWAITING_CUSTOMER': reaches('awaiting-customer', 'AWAITING_CUSTOMER'),
  'a redemption reaches PURCHASED': reaches('purchased', 'PURCHASED'),
  'a redemption reaches COMPLETED': reaches('completed', 'COMPLETED'),
  'the points of a canceled redemption come back': {
    rules: ['states.canceled'],
    needs: ['write', 'control'],
    run: async ({ call, newMember, newRedemption, control }) => {
      const member = await newMember()
      const balance = async () => (await call(operations.wallet, { as: member.token })).balance
      const { id, offer } = await newRedemption(member)
      const after = (await balance()) ?? 0
      await control.advance(id, 'CANCELED', { canceledReason: 'SOLD_OUT' })
      same(await balance(), after + (offer.pointsPrice ?? 0), 'The balance')
    },
  },
  'each change of status makes one event of its name': {
    rules: ['states.event'],
    needs: ['write', 'control', 'receiver'],
    run: async ({ newMember, newRedemption, control, subscribe }) => {
      const ways = [
        ['redemption.open', 'OPEN'],
        ['redemption.awaiting_vendor', 'AWAITING_VENDOR'],
        ['redemption.awaiting_customer', 'AWAITING_CUSTOMER'],
        ['redemption.purchased', 'PURCHASED'],
        ['redemption.completed', 'COMPLETED'],
      ] as const satisfies readonly (readonly [WebhookEventName, RedemptionStatus])[]
      const names = ways.map(([name]) => name)
      const { first, arrived } = await subscribe(names)
      const { id } = await newRedemption(await newMember())
      for (const [index, [, status]] of ways.entries()) {
        await control.advance(id, status)
        await first(index + 1)
      }
      same(
        arrived().map(({ event }) => event),
        names,
        'The events',
      )
    },
  },
  'feedback before COMPLETED is refused': {
    rules: ['states.feedback', 'endpoints.3.refused'],
    needs: ['write'],
    run: async ({ send, newMember, newRedemption }) => {
      const member = await newMember()
      const { id } = await newRedemption(member)
      const { status } = await send(operations.submitFeedback, {
        as: member.token,
        params: { id },
        body: { rating: 9 },
      })
      check(
        status >= 400 && status < 500,
        `Feedback on a redemption that is SUBMITTED answers ${String(status)}.`,
      )
    },
  },
  'feedback is taken and returned': {
    rules: ['resources.redemption.feedback', 'endpoints.row.feedback'],
    needs: ['write', 'control'],
    run: async (context) => {
      const { status, json } = await context.send(operations.submitFeedback, {
        ...(await feedback(context)),
        body: { rating: 8, comment: 'The lake at dawn.' },
      })
      same(status, 200, 'The status')
      fields({ feedback: fields({ rating: integer, comment: text, submittedAt: timestamp }) })(
        json,
        'redemption',
      )
    },
  },
  'a second feedback replaces the first': {
    rules: ['states.feedback-replaces', 'endpoints.3.replaced'],
    needs: ['write', 'control'],
    run: async (context) => {
      const at = await feedback(context)
      await context.call(operations.submitFeedback, { ...at, body: { rating: 3, comment: 'Too loud.' } })
      await context.call(operations.submitFeedback, {
        ...at,
        body: { rating: 10, comment: 'They moved us.' },
      })
      const { feedback: kept } = await context.call(operations.redemption, at)
      same([kept?.rating, kept?.comment], [10, 'They moved us.'], 'The feedback')
    },
  },
  'a rating is a whole number from 0 to 10': {
    rules: ['limits.rating'],
    needs: ['write', 'control'],
    run: async (context) => {
      const at = await feedback(context)
      const rate = async (rating: number) =>
        (await context.send(operations.submitFeedback, { ...at, body: { rating } })).status
      for (const rating of [0, 10])
        same(await rate(rating), 200, `The status for a rating of ${String(rating)}`)
      for (const rating of [-1, 11, 5.5]) {
        const status = await rate(rating)
        check(status >= 400 && status < 500, `A rating of ${String(rating)} answers ${String(status)}.`)
      }
    },
  },
  'a wrong code is verified false in a 200': {
    rules: ['states.phone-code', 'errors.1', 'endpoints.row.phone'],
    needs: ['write', 'control'],
    run: async (context) => {
      const { at, id } = await withPhone(context)
      const { status, json } = await context.send(operations.verifyPhone, {
        ...at,
        body: { code: otherThan(await context.control.lastPhoneCode(id)) },
      })
      same(status, 200, 'The status')
      verifiedIs(false)(json, 'answer')
    },
  },
  'an expired code is verified false in a 200': {
    rules: ['states.phone-code', 'errors.1'],
    needs: ['write', 'control'],
    run: async (context) => {
      const { member, id } = await withPhone(context)
      const code = await context.control.lastPhoneCode(id)
      await context.control.passTime(24 * 3_600_000)
      const { status, json } = await context.send(operations.verifyPhone, {
        as: await context.tokenFor(member.externalUserID),
        params: { id },
        body: { code },
      })
      same(status, 200, 'The status')
      if (isObject(json) && json.verified === true)
        throw new CaseObserved('A code is still taken after a day. When one expires is not shown.')
      verifiedIs(false)(json, 'answer')
    },
  },
  'a correct code is verified true, also after a wrong one': {
    rules: ['endpoints.6'],
    needs: ['write', 'control'],
    run: async (context) => {
      const { at, id } = await withPhone(context)
      const code = await context.control.lastPhoneCode(id)
      await context.send(operations.verifyPhone, { ...at, body: { code: otherThan(code) } })
      verifiedIs(true)((await context.send(operations.verifyPhone, { ...at, body: { code } })).json, 'answer')
      same((await context.call(operations.interest, at)).intake?.phoneVerified, true, 'phoneVerified')
    },
  },
}
