import type { Sandbox } from '../../src/sandbox/index.ts'
import { operationOf } from '../failures/operationOf.ts'

/** What becomes of a request on its way. *after*: the Service has acted. *slow*: until it is released. */
export const fates = [
  'lost before',
  'lost after',
  'silent before',
  'silent after',
  'slow before',
  'slow after',
  '401',
  '403',
  '409',
  '422',
  '429',
  '429 for 20 s',
  '500 before',
  '500 after',
] as const
export type Fate = (typeof fates)[number]

/** Which requests a rule is for. */
export type Traffic = 'reads' | 'writes' | 'redemptions list' | 'intake'

export interface WireRule {
  readonly on: Traffic
  readonly fate: Fate
  left: number
}

/** Who sends: requests of a page that is gone get no answer, those of a page that is frozen wait. */
export interface Sender {
  readonly name: string
  /** Whoever the first grant is for. */
  member: string
  /** `null` while it runs; else it waits for this. */
  frozen: Promise<void> | null
  isDead: boolean
}

export interface SentRequest {
  readonly sender: Sender
  readonly operation: string
  readonly token: string
  readonly key: string | null
  readonly body: string
  /** The Service has acted on it, and with success. */
  isDone: boolean
}

interface HoldOptions {
  readonly release: () => Promise<Response>
  readonly cut: (arrives: boolean) => void
  readonly isWorkedOn?: boolean
}

interface Held {
  readonly sender: Sender
  readonly go: () => void
  /** The page goes away: it arrives, or it does not. */
  readonly cut: (arrives: boolean) => void
}

/** The way between pages and the Service. All that goes over it is noted. */
export class Wire {
  readonly sent: SentRequest[] = []
  readonly rules: WireRule[] = []
  isOffline = false
  /** Requests that are being answered: what is held does not count. */
  busy = 0
  private readonly sandbox: Sandbox
  private held: Held[] = []

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox
  }

  fetchOf(sender: Sender): typeof fetch {
    return async (input, init = {}) => {
      await sender.frozen
      if (sender.isDead) return never()
      if (this.isOffline) throw new TypeError('Failed to fetch')
      const request = this.note(sender, String(input), init)
      this.busy += 1
      try {
        return await this.carry(request, String(input), init)
      } finally {
        this.busy -= 1
      }
    }
  }

  release(index: number): void {
    this.held.splice(index % Math.max(1, this.held.length), 1)[0]?.go()
  }

  /** Nothing is held or broken any more. */
  heal(): void {
    this.rules.splice(0)
    this.isOffline = false
    for (const { go } of this.held.splice(0)) go()
  }

  /** What a page has on its way as it goes away. */
  cut(sender: Sender, arrives: boolean): void {
    const cut = this.held.filter((held) => held.sender === sender)
    this.held = this.held.filter((held) => held.sender !== sender)
    for (const held of cut) held.cut(arrives)
  }

  private note(sender: Sender, url: string, { method = 'GET', headers, body }: RequestInit): SentRequest {
    const sent = new Headers(headers)
    const request: SentRequest = {
      sender,
      operation: operationOf({ url, method } as Request) ?? 'none',
      token: sent.get('authorization')?.replace('Bearer ', '') ?? '',
      key: sent.get('idempotency-key'),
      body: ArrayBuffer.isView(body) ? new TextDecoder().decode(body) : '',
      isDone: false,
    }
    this.sent.push(request)
    return request
  }

  private fateOf({ operation }: SentRequest, method: string): Fate | null {
    const rule = this.rules.find(({ on }) =>
      on === 'redemptions list'
        ? operation === 'redemptions'
        : on === 'intake'
          ? operation === 'submitIntake'
          : (on === 'reads') === (method === 'GET'),
    )
    if (!rule) return null
    rule.left -= 1
    if (rule.left === 0) this.rules.splice(this.rules.indexOf(rule), 1)
    return rule.fate
  }

  private hasActed({ key }: SentRequest): boolean {
    return key !== null && this.sent.some((other) => other.key === key && other.isDone)
  }

  private async carry(request: SentRequest, url: string, init: RequestInit): Promise<Response> {
    const { signal, ...rest } = init
    const act = async () => {
      const answer = await this.sandbox.fetch(url, rest)
      request.isDone = answer.ok
      return answer
    }
    const fate = this.fateOf(request, init.method ?? 'GET')
    // Under a key that it has acted on, the Service replays (specification, Endpoints): it refuses nothing then.
    if ((fate === '409' || fate === '422') && this.hasActed(request)) return act()
    switch (fate) {
      case null:
        return act()
      case 'lost before':
        throw new TypeError('Failed to fetch')
      case 'lost after':
        await act()
        throw new TypeError('Failed to fetch')
      case 'silent before':
        return this.hold(request.sender, signal, { release: never, cut: () => {} })
      case 'silent after':
        await act()
        return this.hold(request.sender, signal, { release: never, cut: () => {} })
      case 'slow before':
        return this.hold(request.sender, signal, {
          release: act,
          cut: (arrives) => void (arrives && act()),
          // What comes late may undo what came after it; only a redemption can be told from another one by then.
          isWorkedOn: request.operation === 'createRedemption',
        })
      case 'slow after': {
        const answer = await act()
        return this.hold(request.sender, signal, { release: () => Promise.resolve(answer), cut: () => {} })
      }
      case '500 after':
        await act()
        return refusal('500')
      default:
        return refusal(fate)
    }
  }

  private hold(
    sender: Sender,
    signal: AbortSignal | null | undefined,
    { release, cut, isWorkedOn = false }: HoldOptions,
  ): Promise<Response> {
    this.busy -= 1
    return new Promise<Response>((resolve, reject) => {
      const held: Held = {
        sender,
        go: () => {
          if (release === never) reject(new TypeError('Failed to fetch'))
          else release().then(resolve, reject)
        },
        cut: (arrives) => {
          cut(arrives)
          reject(new TypeError('Failed to fetch'))
        },
      }
      this.held.push(held)
      signal?.addEventListener('abort', () => {
        const index = this.held.indexOf(held)
        if (index < 0) return
        this.held.splice(index, 1)
        // The page gives up; half of such requests have arrived all the same, and the Service may be at work on them yet.
        if (isWorkedOn && this.sent.length % 4 < 2) this.held.push(workedOn(held))
        else cut(this.sent.length % 2 === 0)
        reject(signal.reason as Error)
      })
    }).finally(() => {
      this.busy += 1
    })
  }
}

/** Nobody waits for it any more. In less than a minute the Service has acted, or it never does. */
function workedOn({ sender, cut }: Held): Held {
  const end = Date.now() + 59_000
  return { sender, go: () => cut(Date.now() < end), cut }
}

const never = () => new Promise<never>(() => {})

function refusal(fate: string): Response {
  const [status = '500', ...more] = fate.split(' ')
  return new Response(JSON.stringify({ error: { code: 'INJECTED', message: 'Not now.' } }), {
    status: Number(status),
    headers: more.includes('20') ? { 'retry-after': '20' } : {},
  })
}
