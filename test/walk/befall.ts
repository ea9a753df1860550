import type { InjectedFailureKind } from '../../src/sandbox/scenario/scenarios.ts'
import { memberIds, type WalkWorld } from './WalkWorld.ts'
import type { Fate, Traffic, WorldStep } from './steps.ts'

const operations: Readonly<Record<Traffic, readonly string[]>> = {
  writes: [
    'createRedemption',
    'createInterest',
    'submitIntake',
    'sendMessage',
    'submitFeedback',
    'verifyPhone',
    'issuePhoneCode',
    'acceptTerms',
  ],
  reads: [
    'offers',
    'redemptions',
    'redemption',
    'interest',
    'conversations',
    'messages',
    'wallet',
    'ledger',
    'terms',
    'eligibility',
  ],
  'redemptions list': ['redemptions'],
  intake: ['submitIntake'],
}

const kinds: Readonly<Record<Exclude<Fate, 'slow'>, InjectedFailureKind>> = {
  'lost before': 'network',
  'lost after': 'lost-answer',
  silent: 'hang',
  '401': 401,
  '403': 403,
  '409': 409,
  '422': 422,
  '429': 429,
  '429 for 3 s': 429,
  '500': 500,
}

/** Lets something happen that no member does. */
export async function befall(world: WalkWorld, step: WorldStep): Promise<void> {
  const { site } = world
  const { control } = site.sandbox
  switch (step.do) {
    case 'answers':
      return answer(world, step)
    case 'token route':
      site.tokenFates.push(step.is)
      return
    case 'sign in elsewhere':
      // Else nobody could know whose the next token is.
      if (world.areTabsKnown) await world.signInElsewhere(step.as)
      return
    case 'go offline':
    case 'go online':
      return world.setOnline(step.do === 'go online')
    case 'tokens are revoked':
      return control.revokeTokens()
    case 'new terms':
      return control.publishTerms(`4.${String(world.number)}`)
    case 'the concierge writes':
      for (const id of Object.values(memberIds))
        for (const conversation of control.conversationsOf(id).slice(0, 1))
          control.conciergeSays(
            conversation,
            world.book.addSecret(id, `zqreply${id}${String(world.number)}end`),
          )
      return
    case 'a redemption moves': {
      const [newest] = [...world.book.member(memberIds.Noor).redemptions.keys()].toReversed()
      if (newest) control.advance(newest, 'COMPLETED')
      return
    }
    case 'sleep':
      return world.pass(step.ms)
  }
}

function answer({ site }: WalkWorld, { on, are, times }: Extract<WorldStep, { do: 'answers' }>): void {
  if (are === 'slow') return site.slow(operations[on], 700)
  site.fail({
    kind: kinds[are],
    operation: operations[on],
    // A browser sends again by itself what was lost before any answer.
    times: are === 'lost before' ? times + 1 : times,
    ...(are === '429 for 3 s' ? { retryAfter: 3 } : {}),
  })
}
