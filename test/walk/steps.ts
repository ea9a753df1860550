import type { TabName, MemberName } from './Tab.ts'
import type { TokenFate } from './WalkSite.ts'

/** What answers a member's request, and how often. */
export type Traffic = 'writes' | 'reads' | 'redemptions list' | 'intake'

/** What becomes of a request; `slow`: of all of them, until all is healed. */
export type Fate =
  | 'lost before'
  | 'lost after'
  | 'silent'
  | 'slow'
  | '401'
  | '403'
  | '409'
  | '422'
  | '429'
  | '429 for 3 s'
  | '500'

/** What a member does. Numbers are taken modulo what there is. */
export type MemberStep = { readonly tab: TabName } & (
  | { readonly do: 'press' | 'type'; readonly pick: number }
  | { readonly do: 'hit'; readonly key: 'Escape' | 'Enter' }
  | { readonly do: 'go'; readonly part: 'explore' | 'experiences' | 'concierge' | 'wallet' }
  | { readonly do: 'redeem'; readonly offer: number; readonly isDouble: boolean }
  | { readonly do: 'ask'; readonly offer: number; readonly isSensitive: boolean; readonly isSent: boolean }
  | { readonly do: 'write'; readonly pick: number }
  | { readonly do: 'verify'; readonly isRight: boolean }
  | { readonly do: 'rate' | 'try again' | 'accept the terms' }
  | { readonly do: 'back' | 'forward' | 'reload' | 'leave' | 'close' | 'sign out' }
  | { readonly do: 'sign in'; readonly as: MemberName }
)

/** What befalls. */
export type WorldStep =
  | { readonly do: 'answers'; readonly on: Traffic; readonly are: Fate; readonly times: number }
  | { readonly do: 'token route'; readonly is: TokenFate }
  | { readonly do: 'sign in elsewhere'; readonly as: MemberName }
  | { readonly do: 'go offline' | 'go online' | 'tokens are revoked' | 'new terms' }
  | { readonly do: 'the concierge writes' | 'a redemption moves' }
  | { readonly do: 'sleep'; readonly ms: number }

export type Step = (MemberStep | WorldStep) & {
  /** Whether the next step waits until what follows has happened. */
  readonly isWaited: boolean
}
