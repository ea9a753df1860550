import type { InjectedFailure, FailureContext } from './InjectedFailure.ts'

/** Stands in each text that a failure sends: none of it may be shown. */
export const rawText = 'zq-raw-text-4711'

const page = `<!doctype html><title>${rawText}</title><h1>${rawText}</h1><p>Sign in to this network.</p>`

function refusal(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  const error = { code: rawText.toUpperCase(), message: `The service says ${rawText} here.` }
  return new Response(JSON.stringify({ error }), {
    status,
    statusText: rawText,
    headers: { 'content-type': 'application/json', 'x-request-id': `req_${String(status)}`, ...headers },
  })
}

const refuses = (status: number, headers?: () => Readonly<Record<string, string>>) => () =>
  Promise.resolve(refusal(status, headers?.()))

/** A good answer with another body. */
const spoiled =
  (spoil: (body: string) => string) =>
  async ({ serve }: FailureContext): Promise<Response> => {
    const good = await serve()
    return new Response(spoil(await good.text()), { status: good.status, headers: good.headers })
  }

/** Status line, headers and half of the body; then the connection is destroyed. */
async function breaksOff({ serve }: FailureContext): Promise<Response> {
  const good = await serve()
  const bytes = new TextEncoder().encode(await good.text())
  const parts = [bytes.slice(0, Math.ceil(bytes.length / 2))]
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part = parts.shift()
        if (part) controller.enqueue(part)
        else controller.error(new TypeError(`The connection was reset: ${rawText}`))
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { status: good.status, headers: good.headers })
}

/** The failures of the matrix. A time-out and a 500 are the mean kind: the Service has acted all the same. */
export const failures: readonly InjectedFailure[] = [
  {
    name: 'network refused',
    kind: 'network',
    acts: false,
    answer: () => Promise.reject(new TypeError(`Failed to fetch ${rawText}`)),
  },
  { name: 'answer lost after the service acted', kind: 'network', acts: true, answer: breaksOff },
  { name: 'time-out', kind: 'timeout', acts: true, answer: async ({ serve, hang }) => serve().then(hang) },
  {
    name: 'slow (10 s)',
    kind: null,
    acts: true,
    answer: async ({ serve, wait }) => {
      const good = await serve()
      await wait(10_000)
      return good
    },
  },
  { name: '401 once', kind: null, acts: false, times: 1, answer: refuses(401) },
  { name: '401 for ever', kind: 'authentication', acts: false, answer: refuses(401) },
  { name: 'refresh failing', kind: 'refresh', acts: false, refresh: 'fails', answer: refuses(401) },
  { name: 'refresh hanging', kind: 'refresh', acts: false, refresh: 'hangs', answer: refuses(401) },
  { name: '403', kind: 'permission', acts: false, answer: refuses(403) },
  { name: '404', kind: 'not-found', acts: false, answer: refuses(404) },
  { name: '409', kind: 'conflict', acts: false, answer: refuses(409) },
  { name: '422', kind: 'rejected', acts: false, answer: refuses(422) },
  {
    name: '429 with seconds',
    kind: 'rate-limit',
    acts: false,
    answer: refuses(429, () => ({ 'retry-after': '7' })),
  },
  {
    name: '429 with a date',
    kind: 'rate-limit',
    acts: false,
    answer: refuses(429, () => ({ 'retry-after': new Date(Date.now() + 20_000).toUTCString() })),
  },
  { name: '429 without a header', kind: 'rate-limit', acts: false, answer: refuses(429) },
  { name: '500', kind: 'service', acts: true, answer: async ({ serve }) => serve().then(() => refusal(500)) },
  { name: '503', kind: 'service', acts: false, answer: refuses(503) },
  { name: 'empty body', kind: 'invalid-response', acts: true, answer: spoiled(() => '') },
  {
    name: 'HTML body',
    kind: 'invalid-response',
    acts: false,
    answer: () => Promise.resolve(new Response(page, { headers: { 'content-type': 'text/html' } })),
  },
  {
    name: 'JSON of the wrong shape',
    kind: 'invalid-response',
    acts: true,
    answer: spoiled(() => JSON.stringify({ unexpected: [{ shape: rawText }] })),
  },
  {
    name: 'truncated JSON',
    kind: 'invalid-response',
    acts: true,
    answer: spoiled((body) => body.slice(0, Math.ceil(body.length / 2))),
  },
]
