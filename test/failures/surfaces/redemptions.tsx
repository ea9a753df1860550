import { page } from 'vitest/browser'
import type { Redemption } from '../../../src/contract/index.ts'
import { redemptionsMessages } from '../../../src/i18n/index.ts'
import { RedeemOffer, RedemptionDetail, RedemptionFeedback, RedemptionList } from '../../../src/index.ts'
import { sandboxMembers, sandboxOffers } from '../../../src/sandbox/index.ts'
import type { Stage } from '../createStage.tsx'
import type { Surface } from '../Surface.ts'
import { doneWithout, isHopeless, isUnknown, readWords, sees, unread, writeWords } from '../words.ts'

const member = sandboxMembers.withHistory
const offerId = sandboxOffers.complete
const title = 'Three nights above the fjord'
const [start, price] = [48_250, 42_000]

const redemptionsOf = async (stage: Stage) =>
  ((await stage.read('/redemptions?limit=100')) as { readonly redemptions: readonly Redemption[] })
    .redemptions

/** A redemption that has just been completed, of an offer that is still in the catalog. */
async function completed(stage: Stage): Promise<string> {
  const id = (await redemptionsOf(stage)).find(({ status }) => status === 'PURCHASED')?.id ?? ''
  stage.host.sandbox.control.advance(id, 'COMPLETED')
  return id
}

const redeem = () => page.getByRole('button', { name: /^(Redeem for|Try again)/ }).first()
const confirming = sees(redemptionsMessages['redemptions.redeem.next'])

/** `unknown` is what is said beside the ways on of a lost answer. */
const redeemWords =
  (unknown: 'redemptions.unknown.text' | 'redemptions.unknown.check'): Surface['words'] =>
  (kind) => {
    if (isUnknown(kind))
      return [
        redemptionsMessages['redemptions.unknown.title'],
        ...writeWords(kind),
        redemptionsMessages[unknown],
      ]
    const isAnswer =
      kind === 'permission' || kind === 'not-found' || kind === 'conflict' || kind === 'rejected'
    return isAnswer
      ? [redemptionsMessages['redemptions.refused.title'], redemptionsMessages['redemptions.refused.text']]
      : writeWords(kind)
  }

const redeeming = {
  operation: 'createRedemption',
  component: 'RedeemOffer',
  show: () => <RedeemOffer offerId={offerId} />,
  act: () => redeem().click(),
  button: redeem,
  isDone: sees(redemptionsMessages['redemptions.done.title']),
  words: redeemWords('redemptions.unknown.text'),
  // In points, which is what must not be spent twice, and in redemptions.
  effect: async (stage) => {
    const made = (await redemptionsOf(stage)).length
    const spent = (start - (stage.host.sandbox.control.walletOf(stage.member).balance ?? 0)) / price
    return made === spent ? made : Number.NaN
  },
} as const satisfies Surface

const score = () => page.getByRole('radio', { name: '7', exact: true })
const comment = () => page.getByRole('textbox', { name: redemptionsMessages['redemptions.feedback.comment'] })
const sendFeedback = () => page.getByRole('button', { name: /^(Send|Try again)/ }).first()
let rated = ''

const rating = {
  operation: 'submitFeedback',
  component: 'RedemptionFeedback',
  host: { member },
  show: async (stage) => {
    rated = await completed(stage)
    return <RedemptionFeedback redemptionId={rated} />
  },
  reach: async () => {
    await score().click()
    await comment().fill('The boat was late.')
  },
  act: () => sendFeedback().click(),
  button: sendFeedback,
  typed: () => [
    [score(), 'true'],
    [comment(), 'The boat was late.'],
  ],
  isDone: sees(redemptionsMessages['redemptions.feedback.answer'], 'The boat was late.'),
  words: (kind) =>
    kind === 'conflict' || kind === 'rejected'
      ? [
          redemptionsMessages['redemptions.feedback.held.title'],
          redemptionsMessages['redemptions.feedback.refused.text'],
        ]
      : writeWords(kind),
  effect: async (stage) =>
    (await redemptionsOf(stage)).filter(
      ({ id, feedback }) =>
        id === rated && feedback?.rating === 7 && feedback.comment === 'The boat was late.',
    ).length,
} as const satisfies Surface

export const redemptionsSurfaces: readonly Surface[] = [
  {
    operation: 'redemptions',
    component: 'RedemptionList',
    host: { member },
    show: () => <RedemptionList />,
    isDone: sees(title),
    ...unread(redemptionsMessages['redemptions.failed']),
  },
  {
    operation: 'redemptions',
    component: 'RedemptionList',
    at: 'the next page',
    host: { member, assumptions: { paging: { size: 4 } } },
    show: () => <RedemptionList />,
    act: () => page.getByRole('button', { name: redemptionsMessages['redemptions.more'] }).click(),
    isDone: ({ screen }) =>
      !screen.words().includes(redemptionsMessages['redemptions.more']) && sees(title)({ screen } as Stage),
    words: readWords(redemptionsMessages['redemptions.more.failed']),
  },
  {
    operation: 'offers',
    component: 'RedemptionList',
    host: { member },
    show: () => <RedemptionList />,
    isDone: sees(title),
    ...doneWithout(
      sees(
        redemptionsMessages['redemptions.offer.unknown'],
        redemptionsMessages['redemptions.status.PURCHASED'],
      ),
    ),
  },
  {
    operation: 'redemption',
    component: 'RedemptionDetail',
    host: { member },
    show: async (stage) => <RedemptionDetail redemptionId={await completed(stage)} />,
    isDone: sees(title, redemptionsMessages['redemptions.next.COMPLETED']),
    ...unread(redemptionsMessages['redemptions.detail.failed']),
  },
  {
    operation: 'offers',
    component: 'RedemptionDetail',
    host: { member },
    show: async (stage) => <RedemptionDetail redemptionId={await completed(stage)} />,
    isDone: sees(title),
    ...doneWithout(sees(redemptionsMessages['redemptions.next.COMPLETED'])),
  },
  {
    operation: 'redemption',
    component: 'RedemptionFeedback',
    host: { member },
    show: async (stage) => <RedemptionFeedback redemptionId={await completed(stage)} />,
    isDone: sees(redemptionsMessages['redemptions.feedback.question']),
    ...unread(redemptionsMessages['redemptions.feedback.failed']),
  },
  rating,
  {
    ...rating,
    component: 'RedemptionDetail',
    show: async (stage) => <RedemptionDetail redemptionId={(rated = await completed(stage))} />,
  },
  {
    operation: 'offers',
    component: 'RedeemOffer',
    show: () => <RedeemOffer offerId={offerId} />,
    isDone: confirming,
    ...unread(redemptionsMessages['redemptions.redeem.failed']),
  },
  {
    operation: 'offer',
    component: 'RedeemOffer',
    host: { assumptions: { operations: { offer: true } } },
    show: () => <RedeemOffer offerId={offerId} />,
    isDone: confirming,
    words: (kind) =>
      kind === 'not-found'
        ? [
            redemptionsMessages['redemptions.obstacle.gone.title'],
            redemptionsMessages['redemptions.obstacle.gone.text'],
          ]
        : readWords(redemptionsMessages['redemptions.redeem.failed'])(kind),
    isUntriable: isHopeless,
  },
  {
    operation: 'wallet',
    component: 'RedeemOffer',
    show: () => <RedeemOffer offerId={offerId} />,
    isDone: ({ screen }) => confirming({ screen } as Stage) && screen.words().includes('48,250'),
    ...doneWithout(confirming),
  },
  {
    operation: 'eligibility',
    component: 'RedeemOffer',
    host: { assumptions: { operations: { eligibility: true } } },
    show: () => <RedeemOffer offerId={sandboxOffers.goldOnly} />,
    isDone: sees(redemptionsMessages['redemptions.obstacle.notEligible.title']),
    ...doneWithout(confirming),
  },
  redeeming,
  {
    ...redeeming,
    at: 'without a key',
    // Nothing is sent again: the list says whether the first try arrived.
    words: redeemWords('redemptions.unknown.check'),
    notDone: redemptionsMessages['redemptions.refused.notMade'],
    host: { assumptions: { idempotentWrites: { createRedemption: false } } },
  },
]
