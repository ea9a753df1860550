import { expect, it, onTestFinished } from 'vitest'
import { checkPolicy } from '../../src/doctor/checks/checkPolicy.ts'
import { checkService } from '../../src/doctor/checks/checkService.ts'
import { checkTokenRoute } from '../../src/doctor/checks/checkTokenRoute.ts'
import { type Ask, createAsk } from '../../src/doctor/createAsk.ts'
import type { Host } from '../../src/doctor/Host.ts'
import { findLibrary } from '../../src/doctor/page/findLibrary.ts'
import { readPage } from '../../src/doctor/page/readPage.ts'
import { createNotes } from '../../src/doctor/Report.ts'
import { listen } from '../support/listen.ts'

/** A page that is not on this machine, and what answers there. */
function hostAt(
  page: string,
  places: { readonly service?: string; readonly tokenRoute?: string },
  ask: Ask,
): Host {
  const place = (address: string | undefined) =>
    address === undefined ? null : { address: new URL(address), from: 'a test', isGiven: false }
  const loaded = { scripts: [], sheets: [], isCut: false, reachedFrom: () => new Set<string>() }
  return {
    page: readPage({ address: new URL(page), status: 200, headers: new Headers(), text: '' }),
    loaded,
    library: findLibrary(loaded),
    service: place(places.service),
    tokenRoute: place(places.tokenRoute),
    ask,
  }
}

async function findingsOf(check: typeof checkService | typeof checkPolicy, host: Host) {
  const notes = createNotes()
  await notes.check('it', (each) => check(host, each))
  return notes.lists().findings.map(({ severity, id }) => `${severity} ${id}`)
}

const answers =
  (status: number, headers: Readonly<Record<string, string>> = {}, text = ''): Ask =>
  (address) =>
    Promise.resolve({ address, status, headers: new Headers(headers), text })

const page = 'https://host.example/'

it('a Service of this machine is none for a page of another', async () => {
  const host = hostAt(page, { service: 'http://127.0.0.1:4010' }, answers(401))
  expect(await findingsOf(checkService, host)).toEqual(['error service-of-this-machine'])
})

it('a Service is not asked by http', async () => {
  const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' }
  const ask: Ask = (address, { method } = {}) =>
    method === 'OPTIONS'
      ? answers(204, {
          ...cors,
          'access-control-allow-headers': 'Authorization, *',
          'access-control-allow-methods': '*',
        })(address)
      : answers(401, cors)(address)
  const host = hostAt(page, { service: 'http://service.example' }, ask)
  expect(await findingsOf(checkService, host)).toEqual(['error service-insecure'])
})

it('a token for nobody and a missing policy are wrong where others can reach the page', async () => {
  const grant = JSON.stringify({ accessToken: 'made-up', memberId: 'm', baseUrl: 'https://service.example' })
  const ask: Ask = (address, { headers = {}, method } = {}) =>
    method === 'POST' && headers['sec-fetch-site'] === 'same-origin'
      ? answers(200, { 'cache-control': 'no-store', 'content-type': 'application/json' }, grant)(address)
      : answers(method === 'POST' ? 403 : 405)(address)
  const host = hostAt(page, { tokenRoute: 'https://host.example/api/member-token' }, ask)
  expect(await findingsOf(checkTokenRoute, host)).toEqual(['error token-route-open'])
  expect(await findingsOf(checkPolicy, host)).toEqual(['warning policy-missing'])
})

it('a page whose tags never end is read in time', () => {
  const text = `<a ${'<a "\' '.repeat(300_000)}<script src="/a.js">`
  const started = performance.now()
  readPage({ address: new URL(page), status: 200, headers: new Headers(), text })
  expect(performance.now() - started).toBeLessThan(5_000)
})

it('stops asking where a run has had enough', async () => {
  const { url, close } = await listen((_, response) => void response.end('x'.repeat(1_000)))
  onTestFinished(close)
  const few = createAsk({ page: new URL(url), given: [], userAgent: 'test', maxRequests: 1 })
  expect(await few(new URL(url))).toMatchObject({ status: 200 })
  expect(await few(new URL(url))).toMatchObject({
    isUnasked: true,
    problem: expect.stringMatching(/limit of one run$/),
  })
  const small = createAsk({
    page: new URL(url),
    given: [],
    userAgent: 'test',
    maxBytes: 600,
    maxBytesInAll: 500,
  })
  expect(await small(new URL(url))).toMatchObject({ text: 'x'.repeat(600) })
  expect(await small(new URL(url))).toMatchObject({ isUnasked: true })
})
