import { createHmac } from 'node:crypto'
import type { Breakage } from './createInProcessStage.ts'

type Answer = NonNullable<Breakage['answer']>
type Json = Record<string, unknown>

const is = (request: Request, method: string, path: RegExp) =>
  request.method === method && path.test(new URL(request.url).pathname)

/** Answers as the Service does, with another status, header or body. */
async function changed(
  response: Response,
  change: { readonly status?: number; readonly drop?: string; readonly json?: (body: Json) => unknown },
): Promise<Response> {
  const headers = new Headers(response.headers)
  if (change.drop !== undefined) headers.delete(change.drop)
  const text = await response.text()
  const body =
    change.json && text.startsWith('{') ? JSON.stringify(change.json(JSON.parse(text) as Json)) : text
  return new Response([204, 205, 304].includes(response.status) ? null : body, {
    status: change.status ?? response.status,
    headers,
  })
}

/** Breaks the answers to some requests. */
const answers =
  (
    fits: (request: Request) => boolean,
    change: Parameters<typeof changed>[1],
    onStatus: (status: number) => boolean = () => true,
  ): Answer =>
  async (request, next) => {
    const response = await next(request)
    return fits(request) && onStatus(response.status) ? changed(response, change) : response
  }

/** Takes a header off the request: the Service does not know it. */
const without =
  (header: string): Answer =>
  async (request, next) => {
    const headers = new Headers(request.headers)
    headers.delete(header)
    return next(new Request(request, { headers }))
  }

const withoutKey = without('idempotency-key')

const intake = (request: Request) => is(request, 'PUT', /\/intake$/)
const rememberFeedback = (): Answer => {
  const first = new Map<string, unknown>()
  return async (request, next) => {
    const { pathname } = new URL(request.url)
    const response = await next(request)
    if (response.status !== 200 || !pathname.startsWith('/v1/redemptions/')) return response
    const id = pathname.split('/')[3] ?? ''
    return changed(response, {
      json: (body) => {
        if (body.feedback !== undefined && !first.has(id)) first.set(id, body.feedback)
        return { ...body, feedback: first.get(id) }
      },
    })
  }
}

/** Keeps what was typed, and shows it with the intake. */
const rememberDietary = (): Answer => async (request, next) => {
  const sent = intake(request) ? ((await request.clone().json()) as Json) : {}
  const response = await next(request)
  if (typeof sent.dietary !== 'string' || response.status !== 200) return response
  return changed(response, {
    json: (body) => ({ ...body, intake: { ...(body.intake as Json), dietary: sent.dietary } }),
  })
}

/** Services that break one rule each, and the cases that find it. */
export const breakages: Readonly<
  Record<string, { readonly breakage: () => Breakage; readonly red: readonly string[] }>
> = {
  'a replay that acts twice': {
    breakage: () => ({
      answer: async (request, next) =>
        is(request, 'POST', /\/interests$/) ? withoutKey(request, next) : next(request),
    }),
    red: [
      'a repeated interest replays the first answer',
      'a key with another body is a 409',
      'a key has at most 255 characters',
    ],
  },
  'a message that is written twice': {
    breakage: () => ({
      answer: async (request, next) =>
        is(request, 'POST', /\/messages$/) ? withoutKey(request, next) : next(request),
    }),
    red: ['a repeated message is one message'],
  },
  'an intake without X-Request-Id': {
    breakage: () => ({ answer: answers(intake, { drop: 'x-request-id' }, (status) => status < 300) }),
    red: ['a good answer of the intake carries X-Request-Id'],
  },
  'a refusal of the intake without X-Request-Id': {
    breakage: () => ({
      answer: answers(intake, { drop: 'x-request-id' }, (status) => status === 401 || status === 403),
    }),
    red: ['a refusal of the intake carries X-Request-Id'],
  },
  'a wrong code that is an error': {
    breakage: () => ({
      answer: async (request, next) => {
        const response = await next(request)
        const isWrong =
          is(request, 'PUT', /\/phone\/verification$/) && (await response.clone().text()).includes('false')
        return isWrong ? changed(response, { status: 422 }) : response
      },
    }),
    red: ['a wrong code is verified false in a 200', 'an expired code is verified false in a 200'],
  },
  'a sensitive answer that comes back': {
    breakage: () => ({ answer: rememberDietary() }),
    red: ['sensitive answers are never returned'],
  },
  'a signature over JSON that was written again': {
    breakage: () => {
      const secrets: string[] = []
      return {
        answer: async (request, next) => {
          const response = await next(request)
          if (is(request, 'POST', /\/webhooks$/) && response.status === 201)
            secrets.push(((await response.clone().json()) as { signingSecret: string }).signingSecret)
          return response
        },
        delivery: ({ headers, body }) => {
          const signed = new Headers(headers)
          signed.set(
            'x-service-signature',
            `sha256=${createHmac('sha256', secrets.at(-1) ?? '')
              .update(JSON.stringify(JSON.parse(body), null, 1))
              .digest('hex')}`,
          )
          return { headers: signed, body }
        },
      }
    },
    red: ['a delivery is signed over its exact bytes'],
  },
  'members oldest first': {
    breakage: () => ({
      answer: answers((request) => is(request, 'GET', /\/members$/) && request.url.includes('limit=100'), {
        json: (body) => ({ ...body, members: (body.members as unknown[] | undefined)?.toReversed() }),
      }),
    }),
    red: ['members are listed newest first'],
  },
  '403 instead of 401': {
    breakage: () => ({
      answer: answers(
        () => true,
        { status: 403 },
        (status) => status === 401,
      ),
    }),
    red: ['no credential is a 401', 'an unknown credential is a 401', 'a token lives for a short time'],
  },
  'a second feedback that is dropped': {
    breakage: () => ({ answer: rememberFeedback() }),
    red: ['a second feedback replaces the first'],
  },
  'an intake that loses a key': {
    breakage: () => ({
      answer: answers(
        intake,
        {
          json: ({ intake: whole, ...body }) => {
            const { phoneVerified: _lost, ...rest } = (whole ?? {}) as Json
            return { ...body, intake: rest }
          },
        },
        (status) => status === 200,
      ),
    }),
    red: ['a returned intake has its ten keys'],
  },
  'a secret that is shown again': {
    breakage: () => ({
      answer: answers(
        (request) => is(request, 'GET', /\/webhooks$/),
        {
          json: (body) => ({
            data: (body.data as Json[]).map((row) => ({ ...row, signingSecret: 'whsec_again' })),
          }),
        },
        (status) => status === 200,
      ),
    }),
    red: ['the secret is shown once'],
  },
  'an x-api-key that is not taken': {
    breakage: () => ({ answer: without('x-api-key') }),
    red: ['the key is taken in x-api-key too'],
  },
  'a delivery without its id': {
    breakage: () => ({
      delivery: ({ headers, body }) => {
        const bare = new Headers(headers)
        bare.delete('x-service-delivery')
        return { headers: bare, body }
      },
    }),
    red: ['each delivery has an id of its own'],
  },
  'a reason on events that are no cancellation': {
    breakage: () => ({
      delivery: ({ headers, body }) => ({
        headers,
        body:
          headers.get('x-service-event') === 'redemption.open'
            ? body.replace('"canceledReason":null', '"canceledReason":"OTHER"')
            : body,
      }),
    }),
    red: ['reason and note are null on every redemption event but the canceled one'],
  },
  'a removal that is not told': {
    breakage: () => ({
      delivery: (sent) => (sent.headers.get('x-service-event') === 'member.removed' ? null : sent),
    }),
    red: ['member.removed is sent'],
  },
  'a page size that is not limited': {
    breakage: () => ({
      answer: async (request, next) =>
        next(new Request(request.url.replace(/limit=(?:101|0|1\.5)$/, 'limit=100'), request)),
    }),
    red: ['a members page takes a size from 1 to 100'],
  },
  'a display price that is not returned': {
    breakage: () => ({
      answer: answers(
        (request) => is(request, 'PUT', /\/price$/),
        { json: (body) => ({ id: body.id }) },
        (status) => status === 200,
      ),
    }),
    red: ['staff set a display price and get the offer'],
  },
}
