import { contactMethods, contactWindows, occasions, operations } from '../../contract/index.ts'
import { organisationOperations } from '../../contract/organisation/index.ts'
import { CaseSkipped, check, fields, list, nothing, rows, same, shapes, timestamp } from '../checks.ts'
import type { Cases } from '../ConformanceCase.ts'
import type { CaseContext } from '../createContext.ts'

const offersOf = async ({ send, reader }: CaseContext) =>
  (await send(operations.offers, { as: (await reader()).token, query: { limit: 100 } })).json

const offerPart = (part: keyof typeof shapes.offerParts): Cases[string] => ({
  rules: [`resources.offer.${part}`],
  needs: ['member'],
  run: async (context) =>
    fields({ offers: rows(fields({ [part]: shapes.offerParts[part] })) })(await offersOf(context), 'answer'),
})

export const resourceCases: Cases = {
  'a grant has a token and its expiry': {
    rules: ['resources.token-grant', 'endpoints.row.exchange'],
    needs: ['member'],
    run: async ({ send, reader, orgApiKey }) => {
      const { externalUserID } = await reader()
      const { status, json } = await send(organisationOperations.exchange, {
        as: orgApiKey,
        body: { externalUserID },
      })
      same(status, 200, 'The status of an exchange')
      shapes.grant(json, 'grant')
    },
  },
  'offers have the listed types': {
    rules: ['resources.offer'],
    needs: ['member'],
    run: async (context) => fields({ offers: rows(shapes.offer) })(await offersOf(context), 'answer'),
  },
  'inclusions of offers have a group and a name': offerPart('inclusions'),
  'locations of offers hold text': offerPart('location'),
  'availability of offers is a flag and a quantity': offerPart('availability'),
  'display prices of offers have amount and currency': offerPart('display'),
  'a redemption has the listed types': {
    rules: ['resources.redemption'],
    needs: ['write'],
    run: async ({ send, newMember, newRedemption }) => {
      const member = await newMember()
      const { id, offer } = await newRedemption(member)
      const { json } = await send(operations.redemption, { as: member.token, params: { id } })
      shapes.redemption(json, 'redemption')
      fields({
        offer: (value) =>
          check(
            typeof value === 'string' && value.includes(offer.id),
            'The redemption does not refer to its offer.',
          ),
      })(json, 'redemption')
    },
  },
  'a canceled redemption says why': {
    rules: ['resources.redemption.canceled'],
    needs: ['write', 'control'],
    run: async ({ send, newMember, newRedemption, control }) => {
      const member = await newMember()
      const { id } = await newRedemption(member)
      await control.advance(id, 'CANCELED', {
        canceledReason: 'VENDOR_DECLINED',
        canceledNote: 'The house is closed that week.',
      })
      const { json } = await send(operations.redemption, { as: member.token, params: { id } })
      fields({
        canceledReason: (value) => same(value, 'VENDOR_DECLINED', 'canceledReason'),
        canceledNote: (value) => same(value, 'The house is closed that week.', 'canceledNote'),
      })(json, 'redemption')
    },
  },
  'an interest has its six keys': {
    rules: ['resources.interest'],
    needs: ['write'],
    run: async ({ send, newMember, newInterest }) => {
      const member = await newMember()
      const { id } = await newInterest(member)
      const { json } = await send(operations.interest, { as: member.token, params: { id } })
      shapes.interest(json, 'interest')
      fields({ intake: (value) => check(value !== undefined, 'interest.intake is missing.') })(
        json,
        'interest',
      )
    },
  },
  'a returned intake has its ten keys': {
    rules: ['resources.intake', 'states.phone-verified'],
    needs: ['write'],
    run: async ({ send, newMember, newInterest }) => {
      const member = await newMember()
      const { id } = await newInterest(member)
      const { json } = await send(operations.submitIntake, {
        as: member.token,
        params: { id },
        body: { adults: 2 },
      })
      fields({ intake: shapes.intake })(json, 'interest')
    },
  },
  'calendar dates come back as they were sent': {
    rules: ['resources.calendar-dates'],
    needs: ['write'],
    run: async ({ send, newMember, newInterest }) => {
      const member = await newMember()
      const { id } = await newInterest(member)
      const body = { preferredDates: ['2028-02-29', '2027-03-28'], blackoutDates: ['2027-12-31'] }
      const { json } = await send(operations.submitIntake, { as: member.token, params: { id }, body })
      fields({
        intake: fields({
          preferredDates: (value) => same(value, body.preferredDates, 'preferredDates'),
          blackoutDates: (value) => same(value, body.blackoutDates, 'blackoutDates'),
        }),
      })(json, 'interest')
    },
  },
  'each value of the three enums is taken and returned': {
    rules: ['resources.intake.enums'],
    needs: ['write'],
    run: async ({ send, newMember, newInterest }) => {
      const member = await newMember()
      const { id } = await newInterest(member)
      const values = Object.entries({
        contactMethod: contactMethods,
        contactWindow: contactWindows,
        occasion: occasions,
      }).flatMap(([key, all]) => all.map((value) => ({ key, value })))
      for (const { key, value } of values) {
        const { json } = await send(operations.submitIntake, {
          as: member.token,
          params: { id },
          body: { [key]: value },
        })
        fields({ intake: fields({ [key]: (found) => same(found, value, key) }) })(json, 'interest')
      }
    },
  },
  'sensitive answers are never returned': {
    rules: ['resources.intake.sensitive', 'endpoints.5.forwarded'],
    needs: ['write'],
    run: async ({ send, newMember, newInterest, unique }) => {
      const member = await newMember()
      const { id } = await newInterest(member)
      const [dietary, allergies, accessibility] = [
        unique('dietary'),
        unique('allergies'),
        unique('accessibility'),
      ]
      const put = await send(operations.submitIntake, {
        as: member.token,
        params: { id },
        body: { adults: 2, dietary, allergies, accessibility },
      })
      check(put.status === 200, `The intake answers ${String(put.status)} to sensitive answers.`)
      const get = await send(operations.interest, { as: member.token, params: { id } })
      for (const { text } of [put, get]) {
        const found = [
          dietary,
          allergies,
          accessibility,
          '"dietary"',
          '"allergies"',
          '"accessibility"',
        ].filter((each) => text.includes(each))
        same(found, [], 'What an answer repeats of the sensitive answers')
      }
    },
  },
  'the time of sensitive answers is recorded, and only of those': {
    rules: ['resources.intake.sensitive-sent-at'],
    needs: ['write'],
    run: async ({ send, newMember, newInterest }) => {
      const member = await newMember()
      const { id } = await newInterest(member)
      const put = async (body: unknown) =>
        (await send(operations.submitIntake, { as: member.token, params: { id }, body })).json
      fields({ intake: fields({ sensitiveDetailsSentAt: nothing }) })(await put({ adults: 2 }), 'before')
      fields({ intake: fields({ sensitiveDetailsSentAt: timestamp }) })(
        await put({ adults: 2, dietary: 'made up' }),
        'after',
      )
    },
  },
  'a wallet has its amounts and its currency': {
    rules: ['resources.wallet', 'endpoints.row.wallet'],
    needs: ['member'],
    run: async ({ send, reader }) => {
      const { status, json } = await send(operations.wallet, { as: (await reader()).token })
      same(status, 200, 'The status')
      shapes.wallet(json, 'wallet')
    },
  },
  'members have the listed types': {
    rules: ['resources.member', 'endpoints.row.members'],
    needs: ['read'],
    run: async ({ send, orgApiKey }) => {
      const { status, json } = await send(organisationOperations.members, { as: orgApiKey })
      same(status, 200, 'The status')
      fields({ members: rows(shapes.member) })(json, 'answer')
    },
  },
  'redemptionCounts has each of the seven statuses': {
    rules: ['resources.member.counts'],
    needs: ['read'],
    run: async ({ send, orgApiKey }) =>
      fields({ members: rows(fields({ redemptionCounts: shapes.counts })) })(
        (await send(organisationOperations.members, { as: orgApiKey })).json,
        'answer',
      ),
  },
  'a message has the listed types': {
    rules: ['resources.message'],
    needs: ['write'],
    run: async ({ call, send, newMember, newInterest, unique }) => {
      const member = await newMember()
      const params = { id: (await newInterest(member)).conversationId }
      await call(operations.sendMessage, {
        as: member.token,
        params,
        body: { message: 'Is the lake warm in May?' },
        key: unique('message'),
      })
      fields({ messages: rows(shapes.message) })(
        (await send(operations.messages, { as: member.token, params })).json,
        'answer',
      )
    },
  },
  'an attachment has name, address and expiry': {
    rules: ['resources.message.attachments'],
    needs: ['write', 'control'],
    run: async ({ send, newMember, newInterest, control }) => {
      const member = await newMember()
      const id = (await newInterest(member)).conversationId
      await control.conciergeSays(id, 'The menu, as promised.', ['menu.pdf'])
      const { json } = await send(operations.messages, { as: member.token, params: { id } })
      fields({ messages: list(fields({ attachments: list(shapes.attachment) })) })(json, 'answer')
      check(JSON.stringify(json).includes('menu.pdf'), 'The attachment is not among the messages.')
    },
  },
  'analytics rows have their seven fields': {
    rules: ['resources.analytics-row', 'endpoints.row.analytics'],
    needs: ['read'],
    run: async ({ send, orgApiKey }) => {
      const { status, json } = await send(organisationOperations.offerAnalytics, { as: orgApiKey })
      same(status, 200, 'The status')
      fields({ offers: rows(shapes.analyticsRow) })(json, 'answer')
    },
  },
  'terms documents have their four fields': {
    rules: ['resources.terms', 'endpoints.row.terms'],
    needs: ['member'],
    run: async ({ send, reader }) => {
      const { status, json } = await send(operations.terms, { as: (await reader()).token })
      same(status, 200, 'The status')
      shapes.terms(json, 'answer')
    },
  },
  'an acceptance counts for the version that was current': {
    rules: ['resources.terms.accepted-at'],
    needs: ['write', 'control'],
    run: async ({ call, newMember, control, unique }) => {
      const { token } = await newMember()
      const current = async () => {
        const document = (await call(operations.terms, { as: token })).documents.find(
          ({ type }) => type === 'TERMS_OF_SERVICE',
        )
        if (!document) throw new CaseSkipped('needs terms of service')
        return document
      }
      const before = await current()
      same(before.acceptedAt, null, 'acceptedAt of a new member')
      await call(operations.acceptTerms, { as: token, body: { type: before.type, version: before.version } })
      check((await current()).acceptedAt !== null, 'acceptedAt is null after the acceptance.')
      await control.publishTerms(unique('version'))
      same((await current()).acceptedAt, null, 'acceptedAt of a version that is newer than the acceptance')
    },
  },
}
