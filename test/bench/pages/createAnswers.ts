import type { Message, Offer } from '@experience-program/react'
import { messageAt, offerAt, type Seed, times } from './data.ts'

export interface AnswersInput {
  readonly seed: Seed
  readonly offers?: number
  readonly messages?: number
  /** Each answer waits so long. Default: none waits. */
  readonly delayMs?: number
}

/** A request that was made of the Service, or of the host for a token. */
export interface Asked {
  readonly what: string
  readonly atMs: number
  /** When it was answered; `Infinity` until then. */
  readonly answeredAtMs: number
}

/** The Service within the page: answers from memory. Holds no page that it gave: what the library keeps is the library's. */
export function createAnswers({ seed, offers = 0, messages = 0, delayMs = 0 }: AnswersInput) {
  const asked: Asked[] = []
  const note = async (what: string) => {
    const request = { what, atMs: performance.now(), answeredAtMs: Infinity }
    asked.push(request)
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    request.answeredAtMs = performance.now()
  }

  function answerTo({ pathname, searchParams }: URL): unknown {
    const page = <Row>(field: string, total: number, make: (index: number) => Row) => {
      const from = Number(searchParams.get('cursor') ?? 0)
      const end = Math.min(from + Number(searchParams.get('limit') ?? 100), total)
      return { [field]: times(end - from, make, from), nextCursor: end < total ? String(end) : null }
    }
    if (pathname === '/v1/offers') return page<Offer>('offers', offers, (index) => offerAt(seed, index))
    if (pathname.endsWith('/messages'))
      return page<Message>('messages', messages, (index) => messageAt(seed, index))
    if (pathname === '/v1/wallet')
      return {
        balance: 84_000,
        balanceDisplay: 84_000,
        currency: { name: 'Points', symbol: 'pts', unitsPerUSD: 100 },
      }
    if (pathname === '/v1/conversations') return { conversations: [{ id: 'conversation' }], nextCursor: null }
    if (pathname === '/v1/redemptions') return { redemptions: [completed], nextCursor: null }
    if (pathname.startsWith('/v1/redemptions/')) return completed
    return null
  }

  return {
    asked,
    refresh: async () => {
      await note('token')
      return { accessToken: 'bench', expiresAt: new Date(Date.now() + 24 * 60 * 60_000).toISOString() }
    },
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const url = new URL(input instanceof Request ? input.url : input)
      await note(`${init?.method ?? 'GET'} ${url.pathname}${url.search}`)
      const answer = answerTo(url)
      return new Response(JSON.stringify(answer ?? { error: 'not found' }), {
        status: answer === null ? 404 : 200,
        headers: { 'content-type': 'application/json' },
      })
    },
  }
}

const completed = {
  id: 'redemption',
  offer: 'fjord-lodge-0',
  status: 'COMPLETED',
  createdAt: '2026-10-01T10:00:00Z',
  conversationId: 'conversation',
}
