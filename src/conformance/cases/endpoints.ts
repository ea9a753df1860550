import { operations } from '../../contract/index.ts'
import { organisationOperations } from '../../contract/organisation/index.ts'
import { setOfferPrice } from '../../contract/staff/index.ts'
import {
  CaseObserved,
  CaseSkipped,
  check,
  fields,
  flag,
  isObject,
  list,
  maybe,
  object,
  same,
  shapes,
  text,
} from '../checks.ts'
import type { Cases } from '../ConformanceCase.ts'
import type { CaseContext } from '../createContext.ts'

/** All that an interest takes. */
const answers = {
  adults: 2,
  children: 1,
  blackoutDates: ['2027-12-24'],
  preferredDates: ['2027-05-01', '2027-05-02'],
  contactMethod: 'EMAIL',
  contactWindow: 'EVENING',
  occasion: 'ANNIVERSARY',
  phone: '+442079460000',
} as const

const firstOffer = async ({ offers }: CaseContext, token: string) => {
  const offer = (await offers(token))[0]
  if (!offer) throw new CaseSkipped('needs an offer in the catalog')
  return offer.id
}

const pick = (value: unknown, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, isObject(value) ? value[key] : undefined]))

export const endpointCases: Cases = {
  'answers are application/json': {
    rules: ['endpoints.json'],
    needs: ['read'],
    run: async ({ send, orgApiKey }) => {
      const { headers } = await send(organisationOperations.offerAnalytics, { as: orgApiKey })
      check(
        /^application\/json\b/i.test(headers.get('content-type') ?? ''),
        `The content type is ${headers.get('content-type') ?? 'missing'}.`,
      )
    },
  },
  'the profile takes what an exchange gives': {
    rules: ['endpoints.1.profile'],
    needs: ['write'],
    run: async ({ call, newMember, orgApiKey }) => {
      const { externalUserID } = await newMember({
        displayName: 'Conformance Member',
        email: 'conformance@example.com',
        tier: 'CONFORMANCE',
      })
      const { members } = await call(organisationOperations.members, { as: orgApiKey, query: { limit: 100 } })
      same(
        members.find((row) => row.externalUserID === externalUserID)?.displayName,
        'Conformance Member',
        'displayName',
      )
    },
  },
  'the profile takes the tier of an exchange': {
    rules: ['endpoints.1.tier'],
    needs: ['write'],
    run: async ({ call, newMember, orgApiKey }) => {
      const { externalUserID } = await newMember({ tier: 'CONFORMANCE' })
      const { members } = await call(organisationOperations.members, { as: orgApiKey, query: { limit: 100 } })
      same(members.find((row) => row.externalUserID === externalUserID)?.tier, 'CONFORMANCE', 'tier')
    },
  },
  'staff set a display price and get the offer': {
    rules: ['endpoints.row.price', 'endpoints.2'],
    needs: ['write', 'staff'],
    run: async ({ send, staff, offers }) => {
      const { token } = await staff()
      // The price that it has is set again, so that nothing changes.
      const priced = (await offers(token)).find(({ display }) => display?.amount !== undefined)
      if (!priced) throw new CaseSkipped('needs an offer with a display price')
      const { status, json } = await send(setOfferPrice, {
        as: token,
        params: { id: priced.id },
        body: { amount: priced.display?.amount },
      })
      same(status, 200, 'The status')
      fields({
        id: (value) => same(value, priced.id, 'id'),
        display: fields({ amount: (value) => same(value, priced.display?.amount, 'display.amount') }),
      })(json, 'offer')
    },
  },
  'an interest takes all its fields': {
    rules: ['endpoints.row.create-interest', 'endpoints.4.fields'],
    needs: ['write'],
    run: async (context) => {
      const { token, externalUserID } = await context.newMember()
      const offer = await firstOffer(context, token)
      const { status, json } = await context.send(operations.createInterest, {
        as: token,
        body: { offer, ...answers, externalUserID },
        key: context.unique('interest'),
      })
      check(status >= 200 && status < 300, `An interest with all its fields answers ${String(status)}.`)
      shapes.interest(json, 'interest')
      if (isObject(json) && json.intake !== null)
        same(pick(json.intake, Object.keys(answers)), answers, 'The intake')
    },
  },
  'an interest takes no sensitive answers': {
    rules: ['endpoints.4.sensitive'],
    needs: ['write'],
    run: async (context) => {
      const { token } = await context.newMember()
      const offer = await firstOffer(context, token)
      const {
        status,
        json,
        text: said,
      } = await context.send(operations.createInterest, {
        as: token,
        body: { offer, dietary: 'conformance-made-up' },
        key: context.unique('interest'),
      })
      check(status < 500, `An interest with a dietary answer answers ${String(status)}.`)
      if (status >= 400) return
      check(!said.includes('conformance-made-up'), 'The dietary answer comes back.')
      const intake = isObject(json) && isObject(json.intake) ? json.intake : {}
      same(intake.sensitiveDetailsSentAt ?? null, null, 'sensitiveDetailsSentAt')
      throw new CaseObserved(
        `An interest with a dietary answer answers ${String(status)}, without it. How one is not accepted is not shown.`,
      )
    },
  },
  'an interest can be read again': {
    rules: ['endpoints.row.interest', 'endpoints.ids'],
    needs: ['write'],
    run: async ({ send, newMember, newInterest }) => {
      const member = await newMember()
      const { id } = await newInterest(member)
      const { status, json } = await send(operations.interest, { as: member.token, params: { id } })
      same(status, 200, 'The status')
      fields({ id: (value) => same(value, id, 'id') })(json, 'interest')
    },
  },
  'the intake is replaced as a whole': {
    rules: ['endpoints.row.intake', 'endpoints.5.replaces'],
    needs: ['write'],
    run: async ({ send, newMember, newInterest }) => {
      const member = await newMember()
      const at = { as: member.token, params: { id: (await newInterest(member)).id } }
      const all = await send(operations.submitIntake, { ...at, body: answers })
      same(all.status, 200, 'The status')
      const { json } = await send(operations.submitIntake, { ...at, body: { adults: 4 } })
      const cleared = {
        adults: 4,
        children: null,
        blackoutDates: [],
        preferredDates: [],
        contactMethod: null,
        contactWindow: null,
        occasion: null,
        phone: null,
      }
      fields({ intake: (value) => same(pick(value, Object.keys(cleared)), cleared, 'The intake') })(
        json,
        'interest',
      )
    },
  },
  'an empty intake is a complete one': {
    rules: ['endpoints.5.optional'],
    needs: ['write'],
    run: async ({ send, newMember, newInterest }) => {
      const member = await newMember()
      same(
        (
          await send(operations.submitIntake, {
            as: member.token,
            params: { id: (await newInterest(member)).id },
            body: {},
          })
        ).status,
        200,
        'The status',
      )
    },
  },
  'a message is answered with ok': {
    rules: ['endpoints.row.send-message'],
    needs: ['write'],
    run: async ({ send, newMember, newInterest, unique }) => {
      const member = await newMember()
      const { status, json } = await send(operations.sendMessage, {
        as: member.token,
        params: { id: (await newInterest(member)).conversationId },
        body: { message: 'Good morning.' },
        key: unique('message'),
      })
      same([status, isObject(json) ? json.ok : undefined], [200, true], 'Status and ok')
    },
  },
  'a thread has messages and a cursor': {
    rules: ['endpoints.row.messages'],
    needs: ['write'],
    run: async ({ send, newMember, newInterest }) => {
      const member = await newMember()
      const { status, json } = await send(operations.messages, {
        as: member.token,
        params: { id: (await newInterest(member)).conversationId },
      })
      same(status, 200, 'The status')
      fields({ messages: list(object), nextCursor: maybe(text) })(json, 'answer')
    },
  },
  'removing a member archives them': {
    rules: ['endpoints.row.remove-member', 'endpoints.8'],
    needs: ['write'],
    run: async ({ call, send, newMember, orgApiKey }) => {
      const { externalUserID } = await newMember()
      const { status, json } = await send(organisationOperations.removeMember, {
        as: orgApiKey,
        params: { externalUserID },
      })
      same(status, 200, 'The status')
      fields({
        archived: (value) => same(value, true, 'archived'),
        balanceRetained: flag,
        externalUserID: (value) => same(value, externalUserID, 'externalUserID'),
      })(json, 'answer')
      const { members } = await call(organisationOperations.members, { as: orgApiKey, query: { limit: 100 } })
      if (members.some((row) => row.externalUserID === externalUserID))
        throw new CaseObserved('A removed member is still listed. Whether one is, is not shown.')
    },
  },
}
