import { isLoopback, parseUrl } from '../../base/index.ts'
import type { Answer, NoAnswer } from '../createAsk.ts'
import type { Host } from '../Host.ts'
import { type Notes, oneLine, shown } from '../Report.ts'

const foreign = 'https://another-site.example'

/**
 * The backend's route that gives tokens, asked as nobody: by POST, by GET, and by POST of another site. What it answers
 * is looked at and never kept or shown.
 */
export async function checkTokenRoute(host: Host, notes: Notes): Promise<void> {
  const { page, tokenRoute, ask } = host
  const { found, notChecked } = notes
  if (tokenRoute === null) {
    notChecked(
      'the token route',
      'No element names it and no script shows it. Give --token-route </api/member-token>.',
    )
    return
  }
  const { address, isGiven } = tokenRoute
  if (/\/v1\/auth\/exchange\/?$/i.test(address.pathname)) {
    found('error', 'token-route-is-exchange', {
      seen: `The page asks ${shown(address)} for tokens.`,
      why: "That endpoint takes the organisation's key, which must never be in a page.",
      fix: 'Give refresh-url (refreshFrom) a route of your backend that makes the exchange: memberTokenHandler.',
    })
    return
  }
  if (address.origin !== page.address.origin && !isGiven) {
    notChecked(
      'the token route',
      `The page names ${shown(address)}, which is of another origin. Give it by --token-route to have it asked.`,
    )
    return
  }
  const own = { origin: page.address.origin, 'sec-fetch-site': 'same-origin', accept: 'application/json' }
  const posted = await ask(address, { method: 'POST', headers: own })
  if (!isRoute(address, posted, notes)) return
  checkPost(host, posted, notes)
  const got = await ask(address, { headers: { accept: 'application/json' }, followsRedirects: false })
  checkGet(address, got, notes)
  checkStore(address, 'status' in got && givesToken(got) ? [posted, got] : [posted], notes)
  const cross = await ask(address, {
    method: 'POST',
    headers: { ...own, origin: foreign, 'sec-fetch-site': 'cross-site' },
  })
  checkForeign(address, { posted, cross }, notes)
}

function isRoute(address: URL, answer: Answer | NoAnswer, { found }: Notes): answer is Answer {
  const problem = !('status' in answer)
    ? answer.problem
    : answer.status === 404 || answer.status === 405
      ? `answers POST with ${String(answer.status)}`
      : answer.status < 300 && /^text\/html\b/i.test(answer.headers.get('content-type') ?? '')
        ? 'answers with a page (text/html), as some servers do for an address that they do not have, or for who is not signed in'
        : null
  if (problem !== null)
    found('error', 'token-route-missing', {
      seen: `The token route ${shown(address)} ${problem}.`,
      why: 'The page asks it by POST. Without a token every view shows a failure.',
      fix: 'Add the route to your backend: memberTokenHandler of @experience-program/react/server. Or correct refresh-url (refreshFrom). Where nobody is signed in it answers 401, and leads to no sign-in page.',
    })
  return problem === null
}

/** 405 is right, and what a router answers that knows no such route for GET. */
function checkGet(address: URL, answer: Answer | NoAnswer, { found }: Notes): void {
  if (!('status' in answer) || answer.status < 200 || answer.status > 299) return
  if (givesToken(answer))
    found('error', 'token-route-get', {
      seen: `${shown(address)} answers GET with a token.`,
      why: 'A GET can be made by a link or a picture of any site, and its answer may be kept by a cache.',
      fix: 'Answer POST alone, and GET with 405. memberTokenHandler does.',
    })
  else if (!/^text\/html\b/i.test(answer.headers.get('content-type') ?? ''))
    found('warning', 'token-route-get', {
      seen: `${shown(address)} answers GET with ${String(answer.status)}, not with 405.`,
      why: 'For a signed-in member it may have a token in it. A GET can be made by a link or a picture of any site.',
      fix: 'Answer POST alone, and GET with 405. memberTokenHandler does.',
    })
}

function checkPost(host: Host, answer: Answer, { found, notChecked }: Notes): void {
  const { tokenRoute, page } = host
  const where = shown(tokenRoute?.address ?? page.address)
  const { status } = answer
  if (status === 401) return
  if (status >= 300 && status < 400)
    found('error', 'token-route-redirects', {
      seen: `${where} answers nobody with a redirect (${String(status)}).`,
      why: 'The page follows none: a member whose sign-in has ended sees a failure, and no way to sign in again.',
      fix: 'Answer 401. Leave redirects to the sign-in for pages.',
    })
  else if (status >= 500)
    found('error', 'token-route-fails', {
      seen: `${where} answers nobody with ${String(status)}.`,
      why: 'Where nobody is signed in it should say so by 401. A 5xx is tried again, and shows a failure.',
      fix: 'Look at the log of your backend. Where it is, memberTokenHandler calls onError: the key or the address of the Service may be wrong.',
    })
  else if (status >= 200 && status < 300) checkGrant(host, answer, { found, notChecked })
  else
    notChecked(
      'what the token route answers to nobody',
      `It answers ${String(status)}, not 401. It may want what only your page has, such as a CSRF token. For a member who is signed out it must be 401.`,
    )
}

/** A token for who sent no cookie. On this machine a backend without a sign-in is usual. */
function checkGrant({ page, tokenRoute, service }: Host, answer: Answer, { found }: Notes): void {
  const where = shown(tokenRoute?.address ?? page.address)
  const grant = readGrant(answer.text)
  if (grant === null) {
    found('error', 'token-route-grant', {
      seen: `${where} answers ${String(answer.status)} without an accessToken.`,
      why: 'The page cannot read it, and every view shows a failure.',
      fix: 'Answer { accessToken, expiresAt, memberId, baseUrl } as JSON, and 401 where nobody is signed in.',
    })
    return
  }
  found(isLoopback(page.address.hostname) ? 'info' : 'error', 'token-route-open', {
    seen: `${where} gives a token to who is not signed in.`,
    why: 'Anyone can then act as that member. On your own machine it may be what you want.',
    fix: 'Take the member from your own session (a cookie), and answer 401 without one.',
  })
  const named = typeof grant.baseUrl === 'string' ? parseUrl(grant.baseUrl, page.address.href) : null
  if (named === null || typeof grant.memberId !== 'string')
    found('warning', 'token-route-grant', {
      seen: `The grant of ${where} does not say ${named === null ? 'for which Service it is (baseUrl)' : 'whose it is (memberId)'}.`,
      why: 'Then the page cannot tell that a token is sent to the right Service, or is of the right member.',
      fix: 'Answer { accessToken, expiresAt, memberId, baseUrl }, as memberTokenHandler does.',
    })
  if (named !== null && service !== null && named.origin !== service.address.origin)
    found('error', 'token-route-service', {
      seen: `The grant of ${where} is for ${shown(named)}; the page uses ${shown(service.address)}.`,
      why: 'The page sends a token to no other origin than its grant names, and shows a failure.',
      fix: 'Give both the same address. Behind a proxy of yours: memberTokenHandler({ publicBaseUrl: … }).',
    })
}

function checkStore(address: URL, answers: readonly Answer[], { found }: Notes): void {
  const kept = answers.filter(({ headers }) => !/\bno-store\b/i.test(headers.get('cache-control') ?? ''))
  const hasToken = kept.some(givesToken)
  // A framework's own refusal says little about what the route does for a member.
  if (!hasToken && !kept.some(({ status }) => status === 401)) return
  found(hasToken ? 'warning' : 'info', 'token-route-stored', {
    seen: `${shown(address)} answers ${hasToken ? 'with a token, and ' : 'nobody '}without Cache-Control: no-store.`,
    why: 'If what it answers a member is so too, a cache on the way may keep a token, and give it to another member.',
    fix: 'Send Cache-Control: no-store with every answer. memberTokenHandler does.',
  })
}

interface Posts {
  readonly posted: Answer | NoAnswer
  readonly cross: Answer | NoAnswer
}

function checkForeign(address: URL, { posted, cross }: Posts, { found, notChecked }: Notes): void {
  if (!('status' in cross)) {
    notChecked('what the token route answers another site', `${shown(address)} ${cross.problem}.`)
    return
  }
  const allowed = cross.headers.get('access-control-allow-origin')
  const isOpen =
    allowed === foreign ||
    (allowed === '*' && 'status' in posted && posted.status >= 200 && posted.status < 300)
  if (isOpen)
    found('error', 'token-route-cors', {
      seen: `${shown(address)} lets every site read its answer (Access-Control-Allow-Origin: ${oneLine(allowed)}).`,
      why: 'A page of another site can then get the token of a member who visits it.',
      fix: 'Send no CORS headers, or name your own origins one by one.',
    })
  if (cross.status === 403) return
  if (cross.status >= 200 && cross.status < 300)
    found('error', 'token-route-cross-site', {
      seen: `${shown(address)} answers a POST of another site (Sec-Fetch-Site: cross-site) with ${String(cross.status)}.`,
      why: "Where the member's cookie is not SameSite, another site can have tokens made.",
      fix: 'Answer 403 to Sec-Fetch-Site: cross-site. memberTokenHandler does.',
    })
  else
    notChecked(
      'what the token route answers another site',
      `It answers nobody with ${String(cross.status)} before it looks where the request is from; only with a member's cookie could more be seen.`,
    )
}

interface Grant {
  readonly memberId?: unknown
  readonly baseUrl?: unknown
}

/** Of a grant, what is no secret. Null where it is none. */
function readGrant(text: string): Grant | null {
  try {
    const { accessToken, memberId, baseUrl } = JSON.parse(text) as Grant & { readonly accessToken?: unknown }
    return typeof accessToken === 'string' && accessToken !== '' ? { memberId, baseUrl } : null
  } catch {
    return null
  }
}

const givesToken = ({ status, text }: Answer) => status >= 200 && status < 300 && readGrant(text) !== null
