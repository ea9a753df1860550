import {
  failureMessages,
  hubMessages,
  interestReceiptMessages,
  interestsMessages,
} from '../../../src/i18n/index.ts'
import { ExperienceHub, InterestForm, InterestSummary } from '../../../src/index.ts'
import { sandboxInterest, sandboxMembers, sandboxOffers } from '../../../src/sandbox/index.ts'
import { form, markers } from '../../components/interests/renderInterest.tsx'
import type { Stage } from '../createStage.tsx'
import type { Surface } from '../Surface.ts'
import type { FailureKind } from '../InjectedFailure.ts'
import { isHopeless, isUnknown, plainReadWords, sees, unread, writeWords } from '../words.ts'

const offerId = sandboxOffers.complete
const title = 'Three nights above the fjord'
const member = sandboxMembers.withHistory

/** The Service has no list of interests; each opens a conversation. */
const interestsMade = (stage: Stage) =>
  Promise.resolve(stage.host.sandbox.control.conversationsOf(stage.member).length)

const received = sees(interestReceiptMessages['interests.receipt.title'])

/** Details are sent anew, and replace what may have arrived. */
const detailsWords = (kind: FailureKind) =>
  isUnknown(kind)
    ? [failureMessages['failure.write.unknown.title'], interestsMessages['interests.unknown.text']]
    : writeWords(kind)

const asking = {
  operation: 'createInterest',
  component: 'InterestForm',
  show: () => <InterestForm offerId={offerId} />,
  reach: async () => {
    await form.adults().fill('1')
    await form.occasion('Birthday').click()
    await form.diet().fill(markers[0])
  },
  act: () => form.send().click(),
  button: form.send,
  typed: () => [
    [form.adults(), '1'],
    [form.occasion('Birthday'), 'true'],
    [form.diet(), markers[0]],
  ],
  isDone: received,
  words: writeWords,
  effect: interestsMade,
} as const satisfies Surface

const changing = {
  operation: 'submitIntake',
  component: 'InterestSummary',
  host: { member },
  show: () => <InterestSummary interestId={sandboxInterest} />,
  reach: async (stage) => {
    await form.change().click()
    await stage.rest()
    await form.adults().fill('1')
    await form.allergies().fill(markers[1])
  },
  act: () => form.save().click(),
  button: form.save,
  typed: () => [
    [form.adults(), '1'],
    [form.allergies(), markers[1]],
  ],
  isDone: sees(interestReceiptMessages['interests.change.done']),
  words: detailsWords,
  effect: async (stage) => {
    const { intake } = (await stage.read(`/interests/${sandboxInterest}`)) as {
      readonly intake: { readonly adults: number; readonly sensitiveDetailsSentAt: string | null }
    }
    return intake.adults === 1 && intake.sensitiveDetailsSentAt !== null ? 1 : 0
  },
} as const satisfies Surface

const offerFailed = () => [interestsMessages['interests.offer.failed']]

export const interestsSurfaces: readonly Surface[] = [
  asking,
  {
    ...asking,
    component: 'ExperienceHub',
    show: () => <ExperienceHub defaultLocation={{ view: 'ask', offerId }} />,
  },
  {
    ...asking,
    operation: 'submitIntake',
    words: (kind) => [
      interestsMessages['interests.arrived.title'],
      interestsMessages['interests.arrived.text'],
      // Of a request that has just arrived nobody says that it is no longer available.
      ...detailsWords(kind === 'not-found' ? 'rejected' : kind),
    ],
  },
  {
    operation: 'offers',
    component: 'InterestForm',
    show: () => <InterestForm offerId={offerId} />,
    isDone: sees(title),
    words: offerFailed,
  },
  {
    operation: 'offer',
    component: 'InterestForm',
    host: { assumptions: { operations: { offer: true } } },
    show: () => <InterestForm offerId={offerId} />,
    isDone: sees(title),
    words: (kind) =>
      kind === 'not-found'
        ? [interestsMessages['interests.offer.gone.title'], interestsMessages['interests.offer.gone.text']]
        : offerFailed(),
    isUntriable: (kind) => kind === 'not-found',
  },
  {
    operation: 'interest',
    component: 'InterestSummary',
    host: { member },
    show: () => <InterestSummary interestId={sandboxInterest} />,
    isDone: received,
    ...unread(interestsMessages['interests.receipt.failed']),
  },
  changing,
  {
    operation: 'interest',
    component: 'ExperienceHub',
    at: 'what was asked for',
    host: { member },
    show: () => <ExperienceHub defaultLocation={{ view: 'experiences' }} interestIds={[sandboxInterest]} />,
    isDone: sees(hubMessages['hub.asked'], 'Asked on'),
    words: (kind) => (isHopeless(kind) ? null : plainReadWords(kind)),
    isUntriable: isHopeless,
  },
]
