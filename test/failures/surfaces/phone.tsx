import { page } from 'vitest/browser'
import { failureMessages, phoneFieldMessages, phoneMessages } from '../../../src/i18n/index.ts'
import { InterestSummary, PhoneVerification } from '../../../src/index.ts'
import { sandboxInterest, sandboxMembers } from '../../../src/sandbox/index.ts'
import type { Stage } from '../createStage.tsx'
import type { Surface } from '../Surface.ts'
import { isUnknown, sees, unread, writeWords } from '../words.ts'

const member = sandboxMembers.withHistory
const field = () => page.getByRole('textbox', { name: phoneMessages['phone.code'] })
const check = () => page.getByRole('button', { name: /^(Check|Try again)/ }).first()
const number = () => page.getByRole('textbox', { name: phoneFieldMessages['phone.number'] })
const save = () => page.getByRole('button', { name: /^(Send a code|Try again)/ }).first()
const resend = () => page.getByRole('button', { name: /^(Send a new code|New code in)/ })

/** A number that was given a while ago and is not checked. */
const withPhone = (stage: Stage) =>
  stage.send('PUT', `/interests/${sandboxInterest}/intake`, { adults: 2, phone: '+442079460958' })
const intakeOf = async (stage: Stage) =>
  (
    (await stage.read(`/interests/${sandboxInterest}`)) as {
      readonly intake: { readonly phone: string; readonly phoneVerified: boolean; readonly adults: number }
    }
  ).intake
const asking = sees(phoneMessages['phone.title'])

const checking = {
  operation: 'verifyPhone',
  component: 'PhoneVerification',
  host: { member },
  show: async (stage) => {
    await withPhone(stage)
    return <PhoneVerification interestId={sandboxInterest} />
  },
  reach: (stage) => field().fill(stage.host.sandbox.control.lastPhoneCode(sandboxInterest) ?? ''),
  act: () => check().click(),
  button: check,
  isDone: sees(phoneMessages['phone.verified.title']),
  words: writeWords,
  effect: async (stage) => Number((await intakeOf(stage)).phoneVerified),
} as const satisfies Surface

const saving = {
  ...checking,
  operation: 'submitIntake',
  reach: async () => {
    await page.getByRole('button', { name: phoneMessages['phone.change'] }).click()
    await number().fill('+45 20 81 44 07')
  },
  act: () => save().click(),
  button: save,
  typed: () => [[number(), '+45 20 81 44 07']],
  isDone: sees(phoneMessages['phone.title'], '+45 20 81 44 07'),
  effect: async (stage) => {
    const { phone, adults } = await intakeOf(stage)
    return phone === '+4520814407' && adults === 2 ? 1 : 0
  },
} as const satisfies Surface

export const phoneSurfaces: readonly Surface[] = [
  {
    operation: 'interest',
    component: 'PhoneVerification',
    host: { member },
    show: checking.show,
    isDone: asking,
    ...unread(phoneMessages['phone.failed']),
  },
  checking,
  {
    ...checking,
    component: 'InterestSummary',
    show: async (stage) => {
      await withPhone(stage)
      return <InterestSummary interestId={sandboxInterest} />
    },
  },
  saving,
  {
    ...saving,
    operation: 'interest',
    at: 'reading the answers that go along',
    // Nothing has been sent by then, whatever became of the reading.
    words: (kind) =>
      isUnknown(kind)
        ? [failureMessages['failure.write.title'], failureMessages['failure.write.kept']]
        : writeWords(kind),
  },
  {
    operation: 'issuePhoneCode',
    component: 'PhoneVerification',
    host: { member },
    show: checking.show,
    reach: async ({ clock }) => void (await clock.pass(31_000)),
    act: () => resend().click(),
    button: resend,
    // A wait of half a minute begins with each code; that of a 429 is shorter.
    isDone: ({ screen }) => /New code in 0:(30|29|28)/.test(screen.words()),
    words: (kind) =>
      isUnknown(kind)
        ? [failureMessages['failure.write.unknown.title'], phoneMessages['phone.resend.unknown']]
        : kind === 'rate-limit'
          ? ['A moment, please.']
          : writeWords(kind),
  },
]
