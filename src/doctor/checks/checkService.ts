import { isLoopback } from '../../base/index.ts'
import { defaultAssumptions, operations } from '../../contract/index.ts'
import type { Answer, NoAnswer } from '../createAsk.ts'
import type { Host } from '../Host.ts'
import { type Notes, oneLine, shown } from '../Report.ts'

/** The Service is there, is one, and lets the page in. */
export async function checkService(host: Host, notes: Notes): Promise<void> {
  const { page, service, ask } = host
  if (service === null) {
    notes.notChecked('the Service', 'No element names it and no script shows it. Give --service <baseUrl>.')
    return
  }
  if (!isSafe(page.address, service.address, notes)) return
  const answer = await ask(under(service.address, operations.wallet.path), {
    headers: { accept: 'application/json', origin: page.address.origin },
    followsRedirects: false,
  })
  if (!isService(service.address, answer, notes)) return
  if (service.address.origin === page.address.origin) return
  checkAnswerHeaders(host, answer, notes)
  await checkPreflights(host, service.address, notes)
}

function isSafe(page: URL, service: URL, { found }: Notes): boolean {
  if (isLoopback(service.hostname) && !isLoopback(page.hostname)) {
    found('error', 'service-of-this-machine', {
      seen: `The page has ${shown(service)} as its Service.`,
      why: "It is the visitor's own machine, where there is none.",
      fix: 'Build or render the page with the address of your Service.',
    })
    return false
  }
  if (service.protocol === 'http:' && !isLoopback(service.hostname))
    found('error', 'service-insecure', {
      seen: `The Service ${shown(service)} is asked by http.`,
      why: 'The network can read tokens and answers, so the library refuses the address.',
      fix: 'Give its https address.',
    })
  return true
}

function isService(service: URL, answer: Answer | NoAnswer, { found, notChecked }: Notes): answer is Answer {
  if (!('status' in answer)) {
    if (answer.isUnasked === true) notChecked('the Service', `${shown(service)} ${answer.problem}.`)
    else
      found('error', 'service-unreachable', {
        seen: `${shown(service)} ${answer.problem}.`,
        why: 'Without it every view shows a failure.',
        fix: 'Correct base-url (baseUrl), or start the Service. From another network than this one it may still be reached.',
      })
    return false
  }
  if (answer.status >= 500) {
    found('error', 'service-fails', {
      seen: `${shown(service)} answers ${String(answer.status)}.`,
      why: 'Members see a failure.',
      fix: 'Look at the logs of the Service, or of the proxy before it.',
    })
    return false
  }
  // The specification answers 401 to who has no token. A gateway may answer 403.
  const isOne =
    [401, 403, 429].includes(answer.status) &&
    !/^text\/html\b/i.test(answer.headers.get('content-type') ?? '')
  if (isOne) return true
  found('error', 'service-elsewhere', {
    seen: `${shown(service)} answers ${operations.wallet.path} with ${String(answer.status)} ${oneLine(answer.headers.get('content-type') ?? '')}.`,
    why: 'A Service answers 401 to who has no token. This is something else: the address, its path or a proxy is wrong.',
    fix: "baseUrl is what stands before /v1/…: 'https://service.example', or a path such as '/xp' that your server proxies.",
  })
  return false
}

/** What a browser lets a page of another origin read of an answer. */
function checkAnswerHeaders({ page }: Host, { headers }: Answer, { found }: Notes): void {
  const { origin } = page.address
  const allowed = headers.get('access-control-allow-origin')
  if (allowed !== '*' && allowed !== origin)
    found('error', 'service-cors-answer', {
      seen: `An answer of the Service ${allowed === null ? 'has no Access-Control-Allow-Origin' : `allows ${oneLine(allowed)}`}; the page is of ${origin}.`,
      why: 'The browser hides such an answer from the page. A 401 then looks like a lost network, and no new token is asked for.',
      fix: `Have the Service send Access-Control-Allow-Origin: ${origin} with every answer, also with 401, 429 and 5xx.`,
    })
  const exposed = listOf(headers.get('access-control-expose-headers'))
  const hidden = ['x-request-id', 'retry-after'].filter(
    (name) => !exposed.includes(name) && !exposed.includes('*'),
  )
  if (hidden.length > 0)
    found('warning', 'service-cors-exposed', {
      seen: `The Service does not expose ${hidden.join(' and ')}.`,
      why: 'A failure then shows no reference to quote, and a busy Service is asked again too soon.',
      fix: 'Have it send Access-Control-Expose-Headers: X-Request-Id, Retry-After.',
    })
}

/** One for each kind of request that a browser asks about first. */
const preflights = [
  { operation: operations.wallet, headers: ['authorization'] },
  {
    operation: operations.createInterest,
    headers: ['authorization', 'content-type', defaultAssumptions.idempotencyHeader.toLowerCase()],
  },
  { operation: operations.submitIntake, headers: ['authorization', 'content-type'] },
] as const

async function checkPreflights({ page, ask }: Host, service: URL, { found }: Notes): Promise<void> {
  const { origin } = page.address
  const methods = new Set<string>()
  const missing = new Set<string>()
  for (const { operation, headers } of preflights) {
    const answer = await ask(under(service, operation.path.replaceAll(/\{\w+\}/g, 'doctor')), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': operation.method,
        'access-control-request-headers': headers.join(','),
      },
    })
    const allowed = 'headers' in answer ? answer.headers.get('access-control-allow-origin') : null
    const isOk = 'status' in answer && answer.status >= 200 && answer.status < 300
    if (!isOk || (allowed !== '*' && allowed !== origin)) {
      found('error', 'service-cors-preflight', {
        seen: `The Service answers the preflight of ${operation.method} ${operation.path} ${'status' in answer ? `with ${String(answer.status)}` : 'with nothing'} and ${allowed === null ? 'no Access-Control-Allow-Origin' : `allows ${oneLine(allowed)}`}; the page is of ${origin}.`,
        why: 'The browser then sends no request at all: every view shows a lost connection.',
        fix: `Have it answer OPTIONS with 204 and Access-Control-Allow-Origin: ${origin}, without asking for a token.`,
      })
      return
    }
    const names = listOf(answer.headers.get('access-control-allow-headers'))
    const verbs = listOf(answer.headers.get('access-control-allow-methods'))
    // `*` leaves `Authorization` out (Fetch, "CORS-preflight fetch").
    for (const name of headers)
      if (!names.includes(name) && (name === 'authorization' || !names.includes('*'))) missing.add(name)
    const { method } = operation
    if (method === 'PUT' && !verbs.includes('put') && !verbs.includes('*')) methods.add(method)
  }
  if (missing.size > 0)
    found('error', 'service-cors-headers', {
      seen: `The Service does not allow the header ${[...missing].join(', ')} from ${origin}.`,
      why: 'The browser then sends no request that has it. A * does not stand for Authorization.',
      fix: `Have it answer preflights with Access-Control-Allow-Headers: Authorization, Content-Type, ${defaultAssumptions.idempotencyHeader}.`,
    })
  if (methods.size > 0)
    found('error', 'service-cors-methods', {
      seen: `The Service does not allow ${[...methods].join(', ')} from ${origin}.`,
      why: 'Answers to sensitive questions, phone codes and feedback are sent by PUT.',
      fix: 'Have it answer preflights with Access-Control-Allow-Methods: GET, POST, PUT.',
    })
}

/** As the client does it: the path as text, behind whatever the base has. */
const under = (service: URL, path: string) =>
  new URL(service.href.replace(/\/+$/, '').replace(/\/v1$/, '') + path)

const listOf = (header: string | null) =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
