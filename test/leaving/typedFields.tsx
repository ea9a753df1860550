import { type Locator, page } from 'vitest/browser'
import type { Message, Redemption } from '../../src/contract/index.ts'
import { formatHubLocation, type HubLocation } from '../../src/index.ts'
import { sandboxInterest } from '../../src/sandbox/index.ts'
import { form, markers } from '../components/interests/renderInterest.tsx'
import type { Stage } from '../failures/createStage.tsx'
import type { OperationName } from '../failures/operationOf.ts'
import type { Field } from './leavingModel.ts'

/** Where a member types something, and how it is sent. */
export interface TypedField {
  /** The request that sends it; `null`: one that members do not have. */
  readonly operation: OperationName | null
  /** Where it stands in the hub; `null`: it stands alone. */
  readonly place: (stage: Stage) => HubLocation | null | Promise<HubLocation | null>
  /** Opens the field, where it is closed. */
  readonly open?: () => Promise<void>
  readonly texts: (stage: Stage) => readonly (readonly [Locator, string])[]
  readonly send: () => Locator
  /** How often the Service has it. */
  readonly count: (stage: Stage) => Promise<number>
}

const offerId = 'dune-camp'
const wish = 'Could we come a day earlier?'
const said = 'The boat was late.'
const number = '+45 20 81 44 07'
const amount = '39500'

const field = (name: string) => page.getByRole('textbox', { name })
const button = (name: RegExp) => page.getByRole('button', { name }).first()
const sendForm = () => button(/^(Send to the concierge|Try again)/)

const conversationOf = ({ host, member }: Stage) => host.sandbox.control.conversationsOf(member)[0] ?? ''
const madeInterests = ({ host, member }: Stage) =>
  Promise.resolve(host.sandbox.control.conversationsOf(member).length)
const redemptionsOf = async (stage: Stage) =>
  ((await stage.read('/redemptions?limit=100')) as { readonly redemptions: readonly Redemption[] })
    .redemptions
const intakeOf = async (stage: Stage) =>
  (
    (await stage.read(`/interests/${sandboxInterest}`)) as {
      readonly intake: { readonly phone: string; readonly phoneVerified: boolean }
    }
  ).intake

async function placeOfPhone(stage: Stage): Promise<HubLocation> {
  await stage.send('PUT', `/interests/${sandboxInterest}/intake`, { adults: 2, phone: '+442079460958' })
  return { view: 'interest', interestId: sandboxInterest }
}

export const typedFields: Readonly<Record<Field, TypedField>> = {
  'ordinary answers': {
    operation: 'createInterest',
    place: () => ({ view: 'ask', offerId }),
    texts: () => [
      [form.adults(), '1'],
      [form.occasion('Birthday'), 'true'],
    ],
    send: sendForm,
    count: madeInterests,
  },
  'sensitive answers': {
    operation: 'submitIntake',
    place: () => ({ view: 'ask', offerId }),
    texts: () => [
      [form.diet(), markers[0]],
      [form.allergies(), markers[1]],
      [form.access(), markers[2]],
    ],
    send: sendForm,
    // A request without them sends no intake of its own.
    count: ({ host }) =>
      Promise.resolve(host.requests('submitIntake').filter(({ status }) => status === 200).length),
  },
  message: {
    operation: 'sendMessage',
    place: (stage) => ({ view: 'concierge', conversationId: conversationOf(stage) }),
    texts: () => [[field('Write to your concierge'), wish]],
    send: () => button(/^Send/),
    count: async (stage) => {
      const { messages } = (await stage.read(
        `/conversations/${conversationOf(stage)}/messages?limit=100`,
      )) as { readonly messages: readonly Message[] }
      return messages.filter(({ body }) => body === wish).length
    },
  },
  feedback: {
    operation: 'submitFeedback',
    place: async (stage) => {
      const redemptionId = (await redemptionsOf(stage)).find(({ status }) => status === 'PURCHASED')?.id ?? ''
      stage.host.sandbox.control.advance(redemptionId, 'COMPLETED')
      return { view: 'redemption', redemptionId }
    },
    texts: () => [
      [page.getByRole('radio', { name: '7', exact: true }), 'true'],
      [field('Anything you would tell us?'), said],
    ],
    send: () => button(/^(Send|Try again)/),
    count: async (stage) =>
      (await redemptionsOf(stage)).filter(({ feedback }) => feedback?.comment === said).length,
  },
  'phone number': {
    operation: 'submitIntake',
    place: placeOfPhone,
    open: async () => {
      if (!field('Phone').query()) await page.getByRole('button', { name: 'Change the number' }).click()
    },
    texts: () => [[field('Phone'), number]],
    send: () => button(/^(Send a code|Try again)/),
    count: async (stage) => Number((await intakeOf(stage)).phone === '+4520814407'),
  },
  code: {
    operation: 'verifyPhone',
    place: placeOfPhone,
    texts: ({ host }) => [[field('Code'), host.sandbox.control.lastPhoneCode(sandboxInterest) ?? '']],
    send: () => button(/^(Check|Try again)/),
    count: async (stage) => Number((await intakeOf(stage)).phoneVerified),
  },
  price: {
    operation: null,
    place: () => null,
    texts: () => [[field('New price, in Stars'), amount]],
    send: () => button(/^(Set|Try again)/),
    count: async (stage) => {
      const { offers } = (await stage.read('/offers?limit=100')) as {
        readonly offers: readonly {
          readonly id: string
          readonly display: { readonly amount: number } | null
        }[]
      }
      return offers.filter(({ id, display }) => id === 'fjord-lodge' && display?.amount === Number(amount))
        .length
    },
  },
}

export const hashOf = (place: HubLocation | null) => (place ? `#${formatHubLocation(place)}` : '#/')
