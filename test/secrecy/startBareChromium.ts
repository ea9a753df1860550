import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../scripts/engines.mjs'

/** A page with nobody in it but its own scripts. */
export interface BarePage {
  readonly send: <Result>(method: string, params?: object) => Promise<Result>
  /** Calls `listener` for each event of one name. Returns the function that stops it. */
  readonly on: <Params>(event: string, listener: (params: Params) => void) => () => void
  /** Gives the value of an expression, by the debugger's way. The page keeps the text of what it is asked: no secrets in it. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>
  readonly close: () => Promise<void>
}

export interface BareChromium {
  readonly openPage: (url: string) => Promise<BarePage>
  /** As `Chrome/140.0.0.0`. */
  readonly version: () => Promise<string>
  readonly close: () => Promise<void>
}

interface Message {
  readonly id?: number
  readonly sessionId?: string
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

type Pending = { readonly resolve: (result: never) => void; readonly reject: (error: Error) => void }

/**
 * A Chromium with only the parts of the DevTools protocol that a test asks for. Playwright enables the `Network` and
 * `Runtime` domains on every page and puts scripts of its own into it: the network inspector keeps what was sent, so a
 * search of the heap would find the test's own tools.
 */
export async function startBareChromium(): Promise<BareChromium> {
  const { executablePath = chromium.executablePath(), args } = chromiumLaunchOptions()
  const profile = await mkdtemp(join(tmpdir(), 'xp-heap-'))
  const child = spawn(
    executablePath,
    [
      ...args,
      '--headless=new',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      '--no-default-browser-check',
      'about:blank',
    ],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const [toBrowser, fromBrowser] = [child.stdio[3] as Writable, child.stdio[4] as Readable]
  const pending = new Map<number, Pending>()
  const listeners = new Set<(message: Message) => void>()
  let lastId = 0

  readMessages(fromBrowser, (message) => {
    if (message.id === undefined) {
      for (const listener of [...listeners]) listener(message)
      return
    }
    const { resolve, reject } = pending.get(message.id) ?? {}
    pending.delete(message.id)
    if (message.error) reject?.(new Error(message.error.message))
    else resolve?.(message.result as never)
  })

  function send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject })
      toBrowser.write(
        `${JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) })}\0`,
      )
    })
  }

  async function openPage(url: string): Promise<BarePage> {
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url })
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    })
    const page: Pick<BarePage, 'send' | 'on'> = {
      send: (method, params) => send(method, params, sessionId),
      on(event, listener) {
        const heard = (message: Message) => {
          if (message.sessionId === sessionId && message.method === event) listener(message.params as never)
        }
        listeners.add(heard)
        return () => void listeners.delete(heard)
      },
    }
    return {
      ...page,
      evaluate: (expression) => evaluate(page, expression),
      close: async () => void (await send('Target.closeTarget', { targetId })),
    }
  }

  async function close() {
    await send('Browser.close').catch(() => {})
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }

  const version = async () => (await send<{ product: string }>('Browser.getVersion')).product

  return { openPage, version, close }
}

function readMessages(stream: Readable, take: (message: Message) => void): void {
  let parts: Buffer[] = []
  stream.on('data', (chunk: Buffer) => {
    let start = 0
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      const text = Buffer.concat([...parts, chunk.subarray(start, end)]).toString('utf8')
      parts = []
      start = end + 1
      take(JSON.parse(text) as Message)
    }
    parts.push(chunk.subarray(start))
  })
}

interface Evaluated<Value> {
  readonly result: { readonly value: Value }
  readonly exceptionDetails?: {
    readonly text: string
    readonly exception?: { readonly description?: string }
  }
}

async function evaluate<Value>({ send }: Pick<BarePage, 'send'>, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await send<Evaluated<Value>>('Runtime.evaluate', {
    expression,
    returnByValue: true,
    awaitPromise: true,
    userGesture: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}
