import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createBackend } from '../../examples/backend/createBackend.mjs'
import { createSandbox, defaultOrganisation, type Sandbox } from '../../src/sandbox/index.ts'
import { coreOf } from '../../src/sandbox/core/SandboxCore.ts'
import { serveSandbox } from '../../src/sandbox/node.ts'
import type { InjectedFailure } from '../../src/sandbox/scenario/scenarios.ts'
import { contentTypes, listen } from '../support/listen.ts'
import type { Setting } from './Setting.ts'
import type { WalkTime } from './WalkTime.ts'

const script = fileURLToPath(new URL('../../dist/script', import.meta.url))

/** The header of a request that no page of a walk makes. */
export const elsewhere = 'x-elsewhere'

/** How long an answer is on its way. */
const wayMs = 20

/** What becomes of a request of a page for a token. */
export type TokenFate = 'refused' | 'silent' | 'broken'

/** A request as the Service got it, and what it said. */
export interface ServedRequest {
  readonly operation: string
  readonly member: string | null
  readonly body: string
  /** When it arrived. */
  readonly at: number
  /** `null`: no answer. */
  status: number | null
}

/** The organisation's site, its backend and the Service, each a server. Nothing of a page is here. */
export class WalkSite {
  readonly sandbox: Sandbox
  readonly served: ServedRequest[] = []
  readonly tokenFates: TokenFate[] = []
  url = ''
  serviceUrl = ''
  private readonly owners = new Map<string, string>()
  private latencyMs: Record<string, number> = {}
  private readonly closers: (() => Promise<void>)[] = []
  private readonly setting: Setting
  private readonly folder: string
  private readonly time: WalkTime
  /** Requests without an answer, until time moves on or for ever, by method and address. */
  private readonly held = new Map<string, number>()

  private constructor(setting: Setting, folder: string, time: WalkTime) {
    this.setting = setting
    this.folder = folder
    this.time = time
    this.sandbox = createSandbox({
      now: time.now,
      wait: time.wait,
      grantLifeMs: setting.tokenLifeMs,
      concierge: { reply: () => null },
    })
  }

  static async open(setting: Setting, folder: string, time: WalkTime): Promise<WalkSite> {
    const site = new WalkSite(setting, folder, time)
    const { sandbox } = site
    const { fetch } = sandbox
    // In the place of its own: the one that is served.
    Object.assign(sandbox, { fetch: (request: Request) => site.note(request, fetch) })
    const service = await serveSandbox(sandbox)
    site.serviceUrl = service.url
    const { listener } = createBackend({
      serviceUrl: service.url,
      organisationKey: defaultOrganisation.keys.SANDBOX,
      appFolder: folder,
    })
    const door = await listen((request, response) => {
      site.answer(request, response, listener).catch(() => response.destroy())
    })
    site.url = door.url
    site.closers.push(door.close, service.close)
    return site
  }

  /** One more failure of the Service, after those that are still to come. */
  fail(failure: InjectedFailure): void {
    this.behave([...coreOf(this.sandbox).findFailure.armed(), failure])
  }

  /** From now on an answer of these operations takes so long. */
  slow(operations: readonly string[], ms: number): void {
    for (const operation of operations) this.latencyMs[operation] = ms
    this.behave(coreOf(this.sandbox).findFailure.armed())
  }

  /** Every token so far, and whose it is. */
  tokens(): ReadonlyMap<string, string> {
    for (const [token, { member }] of coreOf(this.sandbox).world.tokens)
      this.owners.set(token, member.profile.externalUserID)
    return this.owners
  }

  /** By id, as they are now. */
  offers() {
    const environment = coreOf(this.sandbox).world.organisations[0]?.environments.SANDBOX
    return new Map([...(environment?.offers ?? [])].map(([id, { offer }]) => [id, offer]))
  }

  /** Whether such a request has arrived, and nothing answers it before time moves on. */
  isHeld(method: string, url: string): boolean {
    return (this.held.get(`${method} ${url}`) ?? 0) > 0
  }

  /** Whether nothing goes wrong, and for a minute nothing has. */
  get isCalm(): boolean {
    return (
      coreOf(this.sandbox).findFailure.armed().length === 0 &&
      Object.keys(this.latencyMs).length === 0 &&
      this.tokenFates.length === 0 &&
      this.served.every(
        ({ operation, status, at }) =>
          ['OPTIONS', 'exchange'].includes(operation) ||
          at < this.time.now() - 60_000 ||
          (status !== null && status < 400),
      )
    )
  }

  heal(): void {
    this.latencyMs = {}
    this.behave([])
    this.tokenFates.splice(0)
  }

  async close(): Promise<void> {
    await Promise.all(this.closers.map((close) => close()))
  }

  private behave(failures: readonly InjectedFailure[]): void {
    this.sandbox.control.scenario({ failures, latencyMs: { ...this.latencyMs } })
  }

  private async note(request: Request, fetch: Sandbox['fetch']): Promise<Response> {
    const body = await request.clone().text()
    const entries = this.sandbox.log.length
    const answered = fetch(request)
    answered.catch(() => {})
    // The log has a line for it as soon as its body is read.
    await new Promise((resolve) => setImmediate(resolve))
    const entry = this.sandbox.log.slice(entries).find(({ method }) => method === request.method)
    const served: ServedRequest = {
      operation: entry?.operation ?? request.method,
      member: entry?.member ?? null,
      body,
      at: this.time.now(),
      status: null,
    }
    this.served.push(served)
    // An exchange is the site's own: what hangs on it is held at its door.
    if (request.method === 'OPTIONS' || served.operation === 'exchange') return answered
    const url = this.serviceUrl + new URL(request.url).pathname + new URL(request.url).search
    const answer = await this.hold(`${request.method} ${url}`, async () => {
      const made = await answered
      // What was done is done. Its answer is on its way for as long as the walk does not move time on.
      await this.time.wait(wayMs, request.signal)
      return made
    })
    served.status = answer.status
    return answer
  }

  private async hold<Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> {
    const count = (by: number) => this.held.set(name, (this.held.get(name) ?? 0) + by)
    count(1)
    try {
      return await run()
    } finally {
      count(-1)
    }
  }

  private async answer(
    request: IncomingMessage,
    response: ServerResponse,
    backend: (request: IncomingMessage, response: ServerResponse) => void,
  ): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    if (pathname === '/walk.json') return send(response, '.json', JSON.stringify(this.setting))
    if (pathname === '/elsewhere.html')
      return send(response, '.html', await readFile(join(this.folder, 'elsewhere.html'), 'utf8'))
    if (pathname === '/plain') return this.sendPlain(response)
    if (pathname.startsWith('/experience-program/'))
      return send(response, extname(pathname), await readFile(join(script, basename(pathname))))
    if (!pathname.startsWith('/api/') || request.headers[elsewhere] !== undefined)
      return backend(request, response)
    const fate = pathname === '/api/member-token' ? this.tokenFates.shift() : undefined
    const isOver = new AbortController()
    response.on('close', () => isOver.abort())
    await this.hold(`${request.method ?? ''} ${this.url}${pathname}`, () =>
      this.time.wait(fate === 'silent' ? Infinity : wayMs, isOver.signal),
    )
    if (fate === 'broken') return void response.destroy()
    if (fate === 'refused') return void response.writeHead(503).end()
    backend(request, response)
  }

  private async sendPlain(response: ServerResponse): Promise<void> {
    const page = await readFile(join(this.folder, 'plain.html'), 'utf8')
    send(response, '.html', page.replaceAll('{{service-url}}', this.serviceUrl))
  }
}

function send(response: ServerResponse, extension: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': contentTypes[extension] ?? 'text/plain' }).end(body)
}
