import type { Setting } from './Setting.ts'
import type { Step } from './steps.ts'

interface FoundWalk {
  /** What went wrong. */
  readonly name: string
  readonly setting: Setting
  readonly steps: readonly Step[]
}

const setting: Setting = {
  host: 'hash',
  gate: 'dialog',
  isMemberNamed: true,
  hasLedger: true,
  hasEligibility: false,
  locale: 'en-GB',
  width: 1280,
  tokenLifeMs: 600_000,
  clockOffMs: 0,
  inDoubt: 'retry',
}

/** Orders of events in which a promise was once broken, written by hand: every run takes them. */
export const foundWalks: readonly FoundWalk[] = [
  {
    name: 'Back loses an allergy without a question',
    setting,
    steps: [
      { do: 'ask', tab: 'first', offer: 0, isSensitive: true, isSent: false, isWaited: true },
      { do: 'back', tab: 'first', isWaited: true },
    ],
  },
  {
    name: 'Back right after Send loses an allergy',
    setting: { ...setting, width: 390 },
    steps: [
      { do: 'answers', on: 'writes', are: 'slow', times: 1, isWaited: true },
      { do: 'ask', tab: 'first', offer: 0, isSensitive: true, isSent: true, isWaited: false },
      { do: 'back', tab: 'first', isWaited: true },
    ],
  },
  {
    name: 'closing the tab right after a letter in an element loses an allergy without a question',
    setting: { ...setting, host: 'elements', isMemberNamed: false, hasEligibility: true },
    steps: [
      { do: 'ask', tab: 'first', offer: 0, isSensitive: true, isSent: false, isWaited: false },
      { do: 'close', tab: 'first', isWaited: true },
    ],
  },
  {
    name: 'signing in again as the same member spends twice',
    setting: { ...setting, host: 'path' },
    steps: [
      { do: 'answers', on: 'writes', are: 'lost after', times: 1, isWaited: true },
      { do: 'redeem', tab: 'first', offer: 0, isDouble: false, isWaited: true },
      { do: 'hit', tab: 'first', key: 'Escape', isWaited: true },
      { do: 'sign in', tab: 'first', as: 'Ines', isWaited: true },
      { do: 'redeem', tab: 'first', offer: 0, isDouble: false, isWaited: true },
    ],
  },
  {
    name: 'a request that arrives after its form was left is asked for again',
    setting: { ...setting, host: 'path', gate: 'banner' },
    steps: [
      { do: 'answers', on: 'writes', are: 'slow', times: 2, isWaited: true },
      { do: 'ask', tab: 'first', offer: 1, isSensitive: true, isSent: true, isWaited: false },
      { do: 'rate', tab: 'first', isWaited: true },
      { do: 'ask', tab: 'first', offer: 1, isSensitive: true, isSent: true, isWaited: false },
    ],
  },
]

/**
 * Random walks that every run takes. Each found a fault of `faults.mjs` where it was planted: who changes `drawSteps.ts`
 * draws others, and chooses again.
 */
export const sampleWalks = [
  { seed: 2101, path: '0', finds: 'the form clears itself when sending fails' },
  { seed: 2101, path: '1', finds: 'the reads of a session outlive it' },
  { seed: 2101, path: '2', finds: "another member's grant is taken" },
  { seed: 2101, path: '3', finds: 'answers are read after the form has gone' },
] as const
