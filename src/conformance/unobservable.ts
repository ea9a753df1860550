import type { ConformanceRuleId } from './rules.ts'

/** Rules that nobody sees from outside, each with the reason; where the rule is ours to keep, what holds it instead. */
export const unobservable = {
  'service.version': 'No answer carries the version of the description.',
  'service.embed': 'A purpose, not a behaviour.',
  'service.sensitive-stored': 'What is stored stays inside; that nothing is returned is a case.',
  'endpoints.10': 'The paths are not shown. The assumed ones are used where another rule needs them.',
  'auth.2.secret':
    'Binds whoever holds the key. The package’s `./server` throws in a browser, and its client takes no key.',
  'auth.3': 'Between the organisation’s backend and its app; `memberTokenHandler` does it.',
  'auth.5': 'Binds the client: the tests of `createMemberSession` hold it.',
  'auth.6': 'Binds the client: the token lives in memory only, and its tests hold that.',
  'auth.8': 'Not shown, so either credential conforms. The suite lists with the Org-API-Key.',
  'events.delivery.verification': 'Binds the receiver: the tests of `verifyWebhook` hold it.',
  'events.retries.2.cap': 'Six attempts end after waits of 30 to 480 seconds: the cap is never reached.',
  'limits.refresh-skew': 'Binds the client: the tests of `createMemberSession` hold it.',
} as const satisfies Partial<Record<ConformanceRuleId, string>>
