import {
  createExperienceClient,
  createMemberSession,
  type ExperienceClientOptions,
  type MemberGrant,
  type MemberSessionOptions,
  type RefreshRequest,
} from '../../src/client/index.ts'

/** A request that has arrived at the Service and waits for its answer. */
export interface StagedRequest {
  readonly url: string
  readonly init: RequestInit
  readonly headers: Headers
  /** What stands behind `Bearer `. */
  readonly token: string
  answer(status: number, body?: unknown, headers?: Record<string, string>): void
  respond(response: Response): void
  fail(error: unknown): void
}

/** A call of the host's refresh function that waits for its outcome. */
export interface StagedRefresh extends RefreshRequest {
  give(grant: unknown): void
  fail(error: unknown): void
}

export const noon = Date.parse('2026-11-21T12:00:00Z')

/** An ISO-8601 time so many milliseconds from the stage's noon. */
export const inMs = (ms: number) => new Date(noon + ms).toISOString()

/** A grant that lives an hour from noon. */
export const hour = (accessToken: string, more: Partial<MemberGrant> = {}): MemberGrant => ({
  accessToken,
  expiresAt: inMs(3_600_000),
  ...more,
})

/** Lets everything that can happen without the outside happen. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A session and its client between a Service and a host, both answered by hand. */
export function stage(
  options: Partial<MemberSessionOptions> = {},
  clientOptions: Partial<ExperienceClientOptions> = {},
) {
  const clock = { now: noon }
  const requests: StagedRequest[] = []
  const refreshes: StagedRefresh[] = []
  const session = createMemberSession({
    server: true,
    now: () => clock.now,
    random: () => 0,
    refresh: (request) =>
      new Promise((resolve, reject) => {
        refreshes.push({ ...request, give: (grant) => resolve(grant as MemberGrant), fail: reject })
      }),
    ...options,
  })
  const fetch: typeof globalThis.fetch = (input, init = {}) =>
    new Promise((resolve, reject) => {
      const headers = new Headers(init.headers)
      requests.push({
        url: String(input as string),
        init,
        headers,
        token: (headers.get('authorization') ?? '').replace('Bearer ', ''),
        answer: (status, body = {}, answerHeaders = {}) =>
          resolve(Response.json(body, { status, headers: answerHeaders })),
        respond: resolve,
        fail: reject,
      })
    })
  const client = createExperienceClient({
    baseUrl: 'https://service.example',
    session,
    fetch,
    ...clientOptions,
  })
  return { clock, requests, refreshes, session, client }
}

/** A stage whose session has a token, `tok`, that lives an hour. */
export function signedIn(options: Partial<ExperienceClientOptions> = {}) {
  return stage({ initialGrant: hour('tok') }, options)
}

/** The nth thing that should have happened by now. */
export function nth<T>(things: readonly T[], index: number): T {
  const thing = things[index]
  if (thing === undefined) throw new Error(`There are only ${things.length}, none at ${index}.`)
  return thing
}

/** What a promise rejected with; fails when it resolved. */
export function rejection(promise: Promise<unknown>): Promise<unknown> {
  const result = promise.then(
    () => {
      throw new Error('It resolved.')
    },
    (error: unknown) => error,
  )
  return result
}
