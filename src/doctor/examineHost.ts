import { isLoopback } from '../base/index.ts'
import { checkFiles } from './checks/checkFiles.ts'
import { checkCopies, checkSecrets, checkStyles, checkVersion, ownVersion } from './checks/checkLibrary.ts'
import { checkPolicy } from './checks/checkPolicy.ts'
import { checkService } from './checks/checkService.ts'
import { checkTokenRoute } from './checks/checkTokenRoute.ts'
import { type AskLimits, createAsk } from './createAsk.ts'
import { findPlaces } from './findPlaces.ts'
import { findLibrary } from './page/findLibrary.ts'
import { readPage } from './page/readPage.ts'
import { readFiles } from './page/readScripts.ts'
import { createNotes, type DoctorReport, oneLine, shown } from './Report.ts'

/** What is looked at. */
export interface ExamineOptions {
  readonly page: URL
  /** Where the page does not show it. */
  readonly service?: URL | null
  readonly tokenRoute?: URL | null
  readonly limits?: AskLimits
}

/** Looks at a running host from outside, as nobody: without a browser, a cookie, a token or a key. */
export async function examineHost({
  page: start,
  service: givenService = null,
  tokenRoute: givenRoute = null,
  limits = {},
}: ExamineOptions): Promise<DoctorReport> {
  const given = [givenService, givenRoute].filter((address) => address !== null)
  const ask = createAsk({ page: start, given, userAgent: `experience-doctor/${ownVersion}`, ...limits })
  const notes = createNotes()
  const answer = await ask(start, { headers: { accept: 'text/html' } })
  let isPage = false
  await notes.check('the page answers', ({ found }) => {
    const type = 'status' in answer ? (answer.headers.get('content-type') ?? '') : ''
    isPage = 'status' in answer && answer.status < 300 && /^(text\/html|application\/xhtml)/i.test(type)
    if (!isPage)
      found('error', 'page-fails', {
        seen: `${shown(start)} ${'status' in answer ? `answers ${String(answer.status)} ${oneLine(type)}` : answer.problem}.`,
        why: 'Nothing else of the host can be looked at.',
        fix: 'Give the address of a page on which the library is shown, and that can be read without a sign-in.',
      })
    else if (
      'status' in answer &&
      answer.address.protocol === 'http:' &&
      !isLoopback(answer.address.hostname)
    )
      found('error', 'page-insecure', {
        seen: `The page is at ${shown(answer.address)}, by http.`,
        why: 'The network can read and change everything in it, tokens too.',
        fix: 'Serve it by https, and redirect http there.',
      })
  })
  const head = { page: shown(start), version: ownVersion }
  if (!isPage || !('status' in answer)) return { ...head, service: null, tokenRoute: null, ...notes.lists() }

  const page = readPage(answer)
  const loaded = await readFiles(page, ask)
  const library = findLibrary(loaded)
  const places = findPlaces(page, loaded, library.isDevelopment, {
    service: givenService,
    tokenRoute: givenRoute,
  })
  const host = { page, loaded, library, ask, ...places }
  await notes.check('scripts and style sheets arrive', (each) => checkFiles(host, each))
  await notes.check('the version of the library', (each) => checkVersion(host, each))
  await notes.check('one copy of React and of React Query', (each) => checkCopies(host, each))
  await notes.check('the styles of the library', (each) => checkStyles(host, each))
  await notes.check('no key and no backend code in scripts', (each) => checkSecrets(host, each))
  await notes.check('the content security policy', (each) => checkPolicy(host, each))
  await notes.check('the Service and its CORS', (each) => checkService(host, each))
  await notes.check('the token route', (each) => checkTokenRoute(host, each))
  const at = (place: { readonly address: URL } | null) => (place ? shown(place.address) : null)
  return { ...head, service: at(places.service), tokenRoute: at(places.tokenRoute), ...notes.lists() }
}
