import { operations, type RedemptionStatus } from '../../contract/index.ts'
import { organisationOperations, type WebhookEventName } from '../../contract/organisation/index.ts'
import { same } from '../checks.ts'
import type { Cases } from '../ConformanceCase.ts'
import type { Need } from '../ConformanceOptions.ts'
import type { CaseContext, CaseMember } from '../createContext.ts'

/** What makes the event happen. */
type Trigger = (context: CaseContext, member: CaseMember) => Promise<unknown>

function fires(event: WebhookEventName, trigger: Trigger, needs: readonly Need[] = []): Cases {
  return {
    [`${event} is sent`]: {
      rules: [`events.${event}`],
      needs: ['write', 'receiver', ...needs],
      run: async (context) => {
        const member = await context.newMember({ tier: 'CLASSIC' })
        const { first } = await context.subscribe([event])
        await trigger(context, member)
        const [delivery] = await first()
        same(delivery.event, event, 'The event')
      },
    },
  }
}

const moves =
  (status: RedemptionStatus): Trigger =>
  async ({ newRedemption, control }, member) =>
    control.advance((await newRedemption(member)).id, status)

export const catalogCases: Cases = {
  ...fires('redemption.created', ({ newRedemption }, member) => newRedemption(member)),
  ...fires('redemption.open', moves('OPEN'), ['control']),
  ...fires('redemption.awaiting_vendor', moves('AWAITING_VENDOR'), ['control']),
  ...fires('redemption.awaiting_customer', moves('AWAITING_CUSTOMER'), ['control']),
  ...fires('redemption.purchased', moves('PURCHASED'), ['control']),
  ...fires('redemption.completed', moves('COMPLETED'), ['control']),
  ...fires('redemption.canceled', moves('CANCELED'), ['control']),
  ...fires('wallet.credited', ({ call, orgApiKey, unique }, { externalUserID }) =>
    call(organisationOperations.creditWallet, {
      as: orgApiKey,
      params: { externalUserID },
      body: { points: 5 },
      key: unique('credit'),
    }),
  ),
  ...fires('wallet.debited', ({ newRedemption }, member) => newRedemption(member)),
  ...fires('member.created', ({ newMember }) => newMember()),
  ...fires('member.tier_changed', ({ call, orgApiKey }, { externalUserID }) =>
    call(organisationOperations.exchange, { as: orgApiKey, body: { externalUserID, tier: 'GOLD' } }),
  ),
  ...fires('member.removed', ({ call, orgApiKey }, { externalUserID }) =>
    call(organisationOperations.removeMember, { as: orgApiKey, params: { externalUserID } }),
  ),
  ...fires('conversation.message_created', async ({ call, newInterest, unique }, member) =>
    call(operations.sendMessage, {
      as: member.token,
      params: { id: (await newInterest(member)).conversationId },
      body: { message: 'Is there a boat?' },
      key: unique('message'),
    }),
  ),
}
