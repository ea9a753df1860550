import type { Naming } from './ModelWorld.ts'
import type { TimedStep } from './walk.ts'

interface FoundWalk {
  /** What went wrong. */
  readonly name: string
  readonly naming: Naming
  readonly steps: readonly TimedStep[]
}

/** Walks in which a promise was once broken, as they were shrunk: every run takes them. */
export const foundWalks: readonly FoundWalk[] = [
  {
    name: 'a reload while a redemption is under way spends twice',
    naming: 'grant',
    steps: [
      { do: 'redeem', tab: 'left', offer: 0, then: 0 },
      { do: 'reload', tab: 'left', arrives: false, then: null },
      { do: 'redeem', tab: 'left', offer: 0, then: 0 },
    ],
  },
  {
    name: 'a reload and a press before the first grant spend twice',
    naming: 'grant',
    steps: [
      { do: 'answers', on: 'writes', are: 'lost after', times: 1, then: null },
      { do: 'redeem', tab: 'left', offer: 0, then: null },
      { do: 'reload', tab: 'left', arrives: false, then: 0 },
      { do: 'redeem', tab: 'left', offer: 0, then: null },
    ],
  },
  {
    name: 'a press while no grant comes is called refused, though an earlier one redeemed',
    naming: 'grant',
    steps: [
      { do: 'answers', on: 'writes', are: 'silent after', times: 1, then: null },
      { do: 'redeem', tab: 'left', offer: 1, then: null },
      { do: 'refresh', is: 'fails', then: 0 },
      { do: 'reload', tab: 'left', arrives: false, then: 1 },
      { do: 'redeem', tab: 'left', offer: 1, then: 0 },
    ],
  },
  {
    name: 'signing in again as the same member spends twice',
    naming: 'grant',
    steps: [
      { do: 'answers', on: 'writes', are: '500 after', times: 1, then: null },
      { do: 'redeem', tab: 'left', offer: 0, then: null },
      { do: 'sign in', tab: 'left', as: 'Ines', how: 'in place', then: null },
      { do: 'redeem', tab: 'left', offer: 0, then: null },
    ],
  },
  {
    name: 'a page that comes back from the back-forward cache spends for the one that followed it',
    naming: 'grant',
    steps: [
      { do: 'redeem', tab: 'left', offer: 0, then: null },
      { do: 'leave', tab: 'left', arrives: false, then: 0 },
      { do: 'answers', on: 'writes', are: 'slow before', times: 1, then: null },
      { do: 'redeem', tab: 'left', offer: 0, then: null },
      { do: 'back', tab: 'left', arrives: true, then: 0 },
    ],
  },
  {
    name: 'the next member of a tab settles a redemption of the one before, where grants name nobody',
    naming: 'nobody',
    steps: [
      { do: 'answers', on: 'writes', are: 'lost after', times: 1, then: null },
      { do: 'redeem', tab: 'left', offer: 0, then: null },
      { do: 'sign in', tab: 'left', as: 'Noor', how: 'in place', then: null },
      { do: 'redeem', tab: 'left', offer: 0, then: null },
      { do: 'sign in', tab: 'left', as: 'Ines', how: 'in place', then: null },
      { do: 'redeem', tab: 'left', offer: 0, then: null },
    ],
  },
  {
    name: 'a redemption of a month ago is taken for the one that was lost',
    naming: 'nobody',
    steps: [
      { do: 'go offline', then: null },
      { do: 'redeem', tab: 'left', offer: 1, then: null },
      { do: 'reload', tab: 'left', arrives: false, then: null },
      { do: 'redeem', tab: 'left', offer: 0, then: null },
    ],
  },
  {
    name: 'a page shows and writes as the member who signed in in another tab',
    naming: 'grant',
    steps: [
      { do: 'sign in', tab: 'right', as: 'Noor', how: 'in place', then: 0 },
      { do: 'refresh', is: 'forgets the name', then: 0 },
      { do: 'tokens are revoked', then: 0 },
      { do: 'redeem', tab: 'left', offer: 0, then: 1 },
    ],
  },
  {
    name: 'an allergy is dropped with its form and reported as sent',
    naming: 'grant',
    steps: [
      { do: 'ask', tab: 'left', offer: 0, isSensitive: true, then: 0 },
      { do: 'hide', tab: 'left', then: null },
    ],
  },
  {
    name: 'a message waits for ever behind one whose answer was lost',
    naming: 'grant',
    steps: [
      { do: 'answers', on: 'writes', are: 'lost after', times: 1, then: null },
      { do: 'write', tab: 'left', then: 0 },
      { do: 'write', tab: 'left', then: null },
    ],
  },
  {
    name: 'an edit that was taken without an answer is called refused after the next one was',
    naming: 'grant',
    steps: [
      { do: 'ask', tab: 'left', offer: 0, isSensitive: false, then: null },
      { do: 'answers', on: 'writes', are: 'silent after', times: 1, then: 0 },
      { do: 'edit', tab: 'left', pick: 0, isSensitive: false, then: null },
      { do: 'answers', on: 'writes', are: '409', times: 1, then: null },
      { do: 'time passes', ms: 61_000, then: null },
      { do: 'edit', tab: 'left', pick: 0, isSensitive: false, then: null },
    ],
  },
  {
    name: 'feedback that was taken without an answer is called refused after the next one was',
    naming: 'grant',
    steps: [
      { do: 'sign in', tab: 'left', as: 'Noor', how: 'in place', then: null },
      { do: 'answers', on: 'writes', are: 'lost after', times: 1, then: null },
      { do: 'rate', tab: 'left', then: null },
      { do: 'answers', on: 'writes', are: '422', times: 1, then: null },
      { do: 'rate', tab: 'left', then: null },
    ],
  },
  {
    name: 'a list that was first asked for before a redemption is shown without it',
    naming: 'grant',
    steps: [
      { do: 'go offline', then: null },
      { do: 'sign in', tab: 'left', as: 'Noor', how: 'in place', then: 0 },
      { do: 'release', pick: 0, then: 2 },
      { do: 'redeem', tab: 'left', offer: 0, then: 0 },
    ],
  },
  {
    name: 'the next session is told that what the Service is still at work on did not arrive',
    naming: 'grant',
    steps: [
      { do: 'answers', on: 'writes', are: 'slow before', times: 1, then: 0 },
      { do: 'redeem', tab: 'left', offer: 0, then: null },
      { do: 'sign in', tab: 'left', as: 'Ines', how: 'in place', then: null },
      { do: 'redeem', tab: 'left', offer: 0, then: null },
      { do: 'release', pick: 0, then: null },
    ],
  },
  {
    name: 'where nobody is named, a member is told that an old redemption of theirs is what another lost',
    naming: 'nobody',
    steps: [
      { do: 'sign in', tab: 'left', as: 'Noor', how: 'in place', then: 0 },
      { do: 'answers', on: 'writes', are: 'lost before', times: 1, then: null },
      { do: 'redeem', tab: 'left', offer: 1, then: null },
      { do: 'sign in', tab: 'left', as: 'Ines', how: 'in place', then: null },
      { do: 'reload', tab: 'left', arrives: false, then: null },
    ],
  },
]

/** The same, on pages of our components. */
export const foundComponentWalks: readonly FoundWalk[] = [
  {
    name: 'signing in again offers to redeem what was redeemed while nobody looked',
    naming: 'grant',
    steps: [
      { do: 'redeem', tab: 'left', offer: 0, then: 0 },
      { do: 'hide', tab: 'left', then: null },
      { do: 'sign in', tab: 'left', as: 'Ines', how: 'in place', then: null },
    ],
  },
  {
    name: 'a reload offers to redeem what was redeemed while nobody looked',
    naming: 'grant',
    steps: [
      { do: 'redeem', tab: 'left', offer: 0, then: 0 },
      { do: 'hide', tab: 'left', then: null },
      { do: 'reload', tab: 'left', arrives: true, then: null },
    ],
  },
]
