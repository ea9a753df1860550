import { operations, type Operation } from '../../src/contract/index.ts'
import { createSandbox, sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'

export type OperationName = keyof typeof operations

/** How an operation is called for the member with a history, whose answers are the richest. */
export interface Call {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** An operation, how it is called, and what the sandbox answers to it. */
export interface ValidAnswer {
  readonly operation: Operation
  readonly call: Call
  readonly value: unknown
}

/** Answers of a fresh sandbox to each operation, with the calls that they belong to. */
export async function validAnswers(): Promise<Readonly<Record<OperationName, ValidAnswer>>> {
  const sandbox = createSandbox()
  const { accessToken } = sandbox.grantFor(sandboxMembers.withHistory)

  async function ask(operation: Operation, call: Call = {}): Promise<ValidAnswer> {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => call.params?.[name] ?? '')
    const headers = {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': operation.name,
    }
    const response = await sandbox.fetch(sandbox.baseUrl + path, {
      method: operation.method,
      headers,
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    })
    if (!response.ok)
      throw new Error(
        `The sandbox answers ${operation.name} with ${response.status}: ${await response.text()}`,
      )
    return { operation, call, value: JSON.parse((await response.text()) || 'null') as unknown }
  }

  const params = { id: sandboxInterest }
  const redemptions = await ask(operations.redemptions)
  const rows = (
    redemptions.value as {
      readonly redemptions: readonly {
        readonly id: string
        readonly status: string
        readonly conversationId: string | null
      }[]
    }
  ).redemptions
  const idWith = (status: string) => ({ id: rows.find((row) => row.status === status)?.id ?? '' })
  const conversation = { id: sandbox.control.conversationsOf(sandboxMembers.withHistory)[0] ?? '' }
  const ordinary = {
    adults: 2,
    children: 1,
    preferredDates: ['2027-05-01'],
    contactMethod: 'SMS',
    contactWindow: 'EVENING',
    occasion: 'BIRTHDAY',
    phone: '+12015550123',
  }
  const document = { type: 'TERMS_OF_SERVICE', version: '0' }
  const terms = await ask(operations.terms)
  const [current = document] = (terms.value as { readonly documents: readonly (typeof document)[] }).documents

  return {
    terms,
    acceptTerms: await ask(operations.acceptTerms, {
      body: { type: current.type, version: current.version },
    }),
    wallet: await ask(operations.wallet),
    ledger: await ask(operations.ledger),
    offers: await ask(operations.offers),
    offer: await ask(operations.offer, { params: { id: 'fjord-lodge' } }),
    eligibility: await ask(operations.eligibility, { params: { id: 'fjord-lodge' } }),
    redemptions,
    redemption: await ask(operations.redemption, { params: idWith('COMPLETED') }),
    createRedemption: await ask(operations.createRedemption, { body: { offer: 'sauna-afloat' } }).catch(() =>
      ask(operations.redemption, { params: idWith('OPEN') }).then((answer) => ({
        ...answer,
        operation: operations.createRedemption,
        call: { body: { offer: 'fjord-lodge' } },
      })),
    ),
    submitFeedback: await ask(operations.submitFeedback, {
      params: idWith('COMPLETED'),
      body: { rating: 9, comment: 'Quiet.' },
    }),
    createInterest: await ask(operations.createInterest, { body: { offer: 'fjord-lodge', ...ordinary } }),
    interest: await ask(operations.interest, { params }),
    submitIntake: await ask(operations.submitIntake, { params, body: { ...ordinary, dietary: 'made up' } }),
    issuePhoneCode: await ask(operations.issuePhoneCode, { params }),
    verifyPhone: await ask(operations.verifyPhone, { params, body: { code: '000000' } }),
    conversations: await ask(operations.conversations),
    messages: await ask(operations.messages, { params: conversation }),
    sendMessage: await ask(operations.sendMessage, { params: conversation, body: { message: 'Hello' } }),
  }
}
