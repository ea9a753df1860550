import { vi } from 'vitest'
import {
  createExperienceClient,
  createMemberSession,
  isExperienceError,
  isRefreshFailure,
  type MemberGrant,
} from '../../src/client/index.ts'
import { operations } from '../../src/contract/index.ts'
import {
  type ModelAnswer,
  type ModelDelivery,
  type ModelRules,
  RefreshContractModel,
} from './refreshContractModel.ts'
import { noon } from './stage.ts'

const limits = { refreshTimeoutMs: 15_000, requestTimeoutMs: 20_000 }

/** Indices are taken modulo what there is, so that every command means something and a failure shrinks well. */
export type Command =
  | { readonly do: 'request'; readonly count: number }
  | { readonly do: 'answer'; readonly pick: number; readonly outcome: ModelAnswer }
  | { readonly do: 'answer all'; readonly outcome: 'ok' | '401' }
  | { readonly do: 'abort'; readonly pick: number }
  | { readonly do: 'deliver'; readonly late: number | null; readonly delivery: ModelDelivery }
  | {
      readonly do: 'fail refresh'
      readonly late: number | null
      readonly how: 'throws' | 'throws text' | 'malformed' | 'signed out'
    }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'jump'; readonly ms: number }
  | { readonly do: 'jump to the boundary'; readonly offset: number }
  | { readonly do: 'end' }

export interface RefreshScenario extends Pick<ModelRules, 'skewMs' | 'shortLife' | 'memberId' | 'chance'> {
  readonly initial: ModelDelivery | null
}

/** The real session and the model beside it, both told of the same events. */
export function createRefreshWorld({ skewMs, shortLife, memberId, chance, initial }: RefreshScenario) {
  const model = new RefreshContractModel({ ...limits, skewMs, shortLife, memberId, chance }, noon, initial)
  const refreshes: { reason: string; resolve: (grant: unknown) => void; reject: (error: unknown) => void }[] =
    []
  /** One for each request: what it was sent with, how to answer its latest try, and what came of it. */
  const requests: {
    sentWith: string[]
    outcome: string | null
    controller: AbortController
    respond: (outcome: string) => void
  }[] = []
  const grantOf = ({ token, lifeMs, memberId: member }: ModelDelivery): MemberGrant => ({
    accessToken: token,
    expiresAt: lifeMs === null ? null : new Date(model.now + lifeMs).toISOString(),
    memberId: member,
  })

  const session = createMemberSession({
    ...limits,
    random: () => chance,
    server: true,
    now: () => model.now,
    skewMs,
    shortLife,
    ...(memberId === null ? {} : { memberId }),
    initialGrant: initial && grantOf(initial),
    refresh: ({ reason }) =>
      new Promise(
        (resolve, reject) =>
          void refreshes.push({ reason, resolve: resolve as (grant: unknown) => void, reject }),
      ),
  })
  // Which request an attempt belongs to travels in its path.
  const fetch = (url: unknown, init?: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const request = requests[Number(/\d+$/.exec(String(url))?.[0])]
      request?.sentWith.push(new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '')
      if (request)
        request.respond = (outcome) =>
          outcome === 'network' ? reject(new TypeError('Failed to fetch')) : resolve(answerOf(outcome))
    })
  const client = createExperienceClient({
    baseUrl: 'https://service.example',
    session,
    fetch,
    requestTimeoutMs: limits.requestTimeoutMs,
  })

  function request(): void {
    const made = {
      sentWith: [],
      outcome: null as string | null,
      controller: new AbortController(),
      respond: () => {},
    }
    const index = requests.push(made) - 1
    model.request()
    client
      .call(operations.interest, { params: { id: String(index) } }, { signal: made.controller.signal })
      .then(
        () => (made.outcome = 'ok'),
        (error: unknown) => (made.outcome = outcomeOf(error)),
      )
  }

  function answer(indices: readonly number[], outcome: ModelAnswer): void {
    model.answer(indices, outcome)
    for (const index of indices) requests[index]?.respond(outcome)
  }

  function run(next: Command): void {
    switch (next.do) {
      case 'request':
        for (let count = 0; count < next.count; count += 1) request()
        break
      case 'answer': {
        const open = openRequests()
        answer(open.slice(next.pick % Math.max(1, open.length)).slice(0, 1), next.outcome)
        break
      }
      case 'answer all':
        answer(openRequests(), next.outcome)
        break
      case 'abort': {
        const index = next.pick % requests.length
        if (index >= 0) model.abort(index)
        requests[index]?.controller.abort()
        break
      }
      case 'deliver': {
        const number = refreshNumber(next.late)
        // Read before the model takes it: the life counts from now.
        refreshes[number]?.resolve(grantOf(next.delivery))
        model.refreshDelivers(number, next.delivery)
        break
      }
      case 'fail refresh':
        failRefresh(refreshNumber(next.late), next.how)
        break
      case 'pass':
        model.pass(next.ms)
        vi.advanceTimersByTime(next.ms)
        break
      case 'jump':
        model.now += next.ms
        break
      case 'jump to the boundary':
        // In whole milliseconds: a clock has no others.
        model.now += Math.ceil(model.untilDue() ?? 0) + next.offset
        break
      case 'end':
        model.end()
        session.end()
        break
    }
  }

  const openRequests = () => model.requests.flatMap(({ state }, index) => (state === 'sent' ? [index] : []))
  const refreshNumber = (late: number | null) =>
    late === null ? refreshes.length - 1 : late % Math.max(1, refreshes.length)

  function failRefresh(number: number, how: 'throws' | 'throws text' | 'malformed' | 'signed out'): void {
    if (how === 'signed out') model.refreshSaysSignedOut(number)
    else model.refreshFails(number, how === 'malformed' ? 'malformed-grant' : `the host's ${number}`)
    if (how === 'signed out') refreshes[number]?.resolve(null)
    else if (how === 'malformed') refreshes[number]?.resolve({ accessToken: '' })
    else
      refreshes[number]?.reject(how === 'throws' ? new Error(`the host's ${number}`) : `the host's ${number}`)
  }

  return {
    run,
    seen: () =>
      lines(
        session,
        refreshes.map(({ reason }) => reason),
        requests,
      ),
    foretold: () => lines(model, model.reasons, model.requests),
  }
}

/** All that anybody can see, as text: a difference is then read at a glance. */
function lines(
  { status, memberId }: { readonly status: string; readonly memberId: string | null },
  reasons: readonly string[],
  requests: readonly { readonly sentWith: readonly string[]; readonly outcome: string | null }[],
): string {
  const each = requests.map(
    ({ sentWith, outcome }, index) =>
      `request ${index}: sent with [${sentWith.join()}], ${outcome ?? 'pending'}`,
  )
  return [`${status}, member ${memberId ?? 'unknown'}, refreshes [${reasons.join()}]`, ...each].join('\n')
}

/** Not a real `Response`: making ten thousands of them takes most of the time of this test. */
function answerOf(outcome: string): Response {
  const status = { ok: 200, '401': 401, permission: 403, service: 500 }[outcome] ?? 0
  const body = JSON.stringify({
    id: 'i',
    offer: 'o',
    status: 's',
    createdAt: 'c',
    conversationId: null,
    intake: null,
  })
  return {
    status,
    ok: status === 200,
    headers: new Headers(),
    body: null,
    text: () => Promise.resolve(body),
  } as unknown as Response
}

function outcomeOf(error: unknown): string {
  if (error instanceof DOMException) return error.name
  if (isRefreshFailure(error)) {
    if (isExperienceError(error)) return error.code ?? error.kind
    return error instanceof Error && error.cause !== undefined
      ? String(error.cause)
      : (error as Error).message
  }
  return isExperienceError(error) ? error.kind : String(error)
}
