import { operations } from '../../src/contract/index.ts'
import { createSandbox, sandboxInterest, sandboxMembers } from '../../src/sandbox/index.ts'
import { poison, type Write } from './poison.ts'

/**
 * `texts`: what is free text. `all`: ids, enums, dates and cursors too. `errors`: every answer is a refusal.
 * `fields`: each free text is the name of its field, to learn what is shown where.
 */
export type Variant = 'texts' | 'all' | 'errors' | 'fields'

/** What the components are asked to show. */
export interface Ids {
  readonly offerId: string
  readonly interestId: string
  readonly conversationId: string
  /** One to look at, one that has an opinion, one that was canceled. */
  readonly redemptionIds: readonly string[]
}

export interface HostileSandbox {
  readonly ids: Ids
  /** `path` from `/v1` on. */
  readonly answer: (request: Request, path: string) => Promise<Response>
}

/** Filled in by the poisoner: which fields there are. */
export type FieldNames = Set<string>

interface HostileOptions {
  readonly text: string
  readonly variant: Variant
  /** An address of the picture host, which the page's policy names. */
  readonly pictures: string
  readonly page: string
  readonly status: number
  readonly fields: FieldNames
}

const lastKey = (field: string) => /(\w+)(?:\[\])?$/.exec(field)?.[1] ?? ''
const idKeys = new Set(['id', 'offer', 'conversationId'])
/** Texts that decide what is shown at all: poisoned in a variant of their own. */
const meaningKeys = new Set([
  'status',
  'type',
  'canceledReason',
  'contactMethod',
  'contactWindow',
  'occasion',
  'phone',
  'preferredDates',
  'blackoutDates',
  'source',
  'nextCursor',
])
const hasMeaning = (field: string) => meaningKeys.has(lastKey(field)) || /(?:At|At\[\])$/.test(field)
/** As many rows as make a list; more of the same text show nothing new. */
const shownOffers = new Set(['fjord-lodge', 'observatory-night', 'curtain-up'])

/** A sandbox of one member, in whose answers one text stands in every field. */
export async function createHostileSandbox(options: HostileOptions): Promise<HostileSandbox> {
  const { text, variant } = options
  const sandbox = createSandbox()
  // Outstanding, so that there is something to accept.
  sandbox.control.publishTerms('4.0')
  const token = sandbox.grantFor(sandboxMembers.withHistory).accessToken
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    return sandbox.fetch(`https://sandbox.test${path}`, { ...init, headers })
  }
  const { redemptions } = (await (await ask('/v1/redemptions')).json()) as {
    redemptions: { id: string; status: string; conversationId: string }[]
  }
  const withStatus = (status: string) => redemptions.find((each) => each.status === status)
  const purchased = withStatus('PURCHASED')
  if (purchased === undefined) throw new Error('The seed data has no purchased redemption.')
  const chosen: Readonly<Record<string, string>> = {
    offers: 'fjord-lodge',
    interests: sandboxInterest,
    conversations: purchased.conversationId,
    redemptions: purchased.id,
  }
  const truth = new Map<string, string>()
  const isChosen = (id: string) => Object.values(chosen).includes(id)
  const hostileId = (id: string) => (variant !== 'all' ? id : isChosen(id) ? text : `${text}~${id}`)
  const trueId = (kind: string, id: string) =>
    variant !== 'all' ? id : id === text ? (chosen[kind] ?? id) : id.slice(id.lastIndexOf('~') + 1)

  const write: Write = (field, value) => {
    options.fields.add(field)
    const key = lastKey(field)
    if (idKeys.has(key)) return value === undefined ? undefined : hostileId(value)
    if (hasMeaning(field)) {
      if (variant !== 'all') return value
      if (value !== undefined) truth.set(key, value)
      return text
    }
    if (variant === 'fields') return key === 'images' ? undefined : `(${field})`
    if (key === 'version' && value !== undefined) truth.set(key, value)
    return key === 'images' ? onPictureHost(text, options) : text
  }

  /** What a component sends back leads to what it was made of. */
  const withTruth = (body: string): string => {
    const sent = JSON.parse(body) as Record<string, unknown>
    const back = Object.entries(sent).map(([key, value]) => [
      key,
      key === 'offer' ? trueId('offers', String(value)) : value === text ? (truth.get(key) ?? value) : value,
    ])
    return JSON.stringify(Object.fromEntries(back))
  }

  async function answer(request: Request, path: string): Promise<Response> {
    if (request.method === 'OPTIONS') return ask(path, { method: 'OPTIONS', headers: request.headers })
    const origin = request.headers.get('origin') ?? '*'
    const headers = {
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'X-Request-Id, Retry-After',
      'content-type': 'application/json',
      'x-request-id': headerText(text),
    }
    if (variant === 'errors')
      return new Response(jsonText({ error: { code: text, message: text } }), {
        status: options.status,
        headers,
      })
    if (new URLSearchParams(path.split('?')[1]).has('cursor'))
      return new Response(
        jsonText({
          offers: [],
          redemptions: [],
          conversations: [],
          messages: [],
          entries: [],
          nextCursor: null,
        }),
        { headers },
      )
    const truePath = path.replace(/^\/v1\/(\w+)\/([^/?]+)/, (whole, kind: string, id: string) =>
      kind in chosen ? `/v1/${kind}/${encodeURIComponent(trueId(kind, decodeURIComponent(id)))}` : whole,
    )
    const sent = await request.text()
    const response = await ask(truePath, {
      method: request.method,
      headers: request.headers,
      ...(sent === '' ? {} : { body: withTruth(sent) }),
    })
    const operation = Object.values(operations).find(
      ({ method, path: pattern }) =>
        method === request.method &&
        new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`).test(truePath),
    )
    const body: unknown = await response.json()
    if (!response.ok || operation === undefined)
      return new Response(jsonText(variant === 'fields' ? body : { error: { code: text, message: text } }), {
        status: response.status,
        headers,
      })
    const poisoned = poison(operation.response, body, operation.name, write) as Record<string, unknown>
    if (operation.rows !== undefined) {
      const { field, schema } = operation.rows
      const rows = ((body as Record<string, unknown[]>)[field] ?? []).filter(
        (row) => field !== 'offers' || shownOffers.has((row as { id: string }).id),
      )
      poisoned[field] = rows.map((row) => poison(schema, row, `${operation.name}[]`, write))
    }
    return new Response(jsonText(poisoned), { status: response.status, headers })
  }

  return {
    ids: {
      offerId: hostileId(chosen.offers ?? ''),
      interestId: hostileId(sandboxInterest),
      conversationId: hostileId(purchased.conversationId),
      redemptionIds: [purchased, withStatus('COMPLETED'), withStatus('CANCELED')].map((each) =>
        hostileId(each?.id ?? ''),
      ),
    },
    answer,
  }
}

/** With the keys of prototypes in every object, as only raw JSON can have them. */
function jsonText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonText).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  const own = entries.map(([key, each]) => `,${JSON.stringify(key)}:${jsonText(each)}`)
  return `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}${own.join('')}}`
}

/** The policy of a page names its picture hosts; what leads to another is the policy's to stop, and here led to the named one. */
function onPictureHost(text: string, { page, pictures }: HostileOptions): string {
  try {
    const url = new URL(text, page)
    if (!url.protocol.startsWith('http') || url.origin === new URL(page).origin) return text
    const named = new URL(pictures)
    named.pathname = url.pathname
    named.search = url.search
    return named.href
  } catch {
    return text
  }
}

/** A header holds bytes (RFC 9110, 5.5): the text in UTF-8, without those that end it. */
function headerText(text: string): string {
  return (
    Buffer.from(text.slice(0, 3_000))
      .toString('latin1')
      .replaceAll(/[\u0000-\u001f\u007f]/g, '')
      .trim() || 'none'
  )
}
