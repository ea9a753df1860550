import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { chromiumLaunchOptions, wholeChromium } from '../../scripts/engines.mjs'
import { createSandbox, sandboxMembers } from '../../src/sandbox/index.ts'
import { serveSandbox } from '../../src/sandbox/node.ts'
import { listen } from '../support/listen.ts'
import { bundlePage } from './bundlePage.ts'

/**
 * An organisation's site with a page that has the browser prerender the page of an offer, and goes there once that
 * one has read the offer.
 */
async function serveSite() {
  const files = await bundlePage(new URL('./prerender/offerPage.tsx', import.meta.url))
  const sandbox = createSandbox()
  const service = await serveSandbox(sandbox)
  const offerPath = `/offer?service=${encodeURIComponent(service.url)}`
  const told: { what: string | null; visibility: string | null }[] = []
  let waiting: ServerResponse | undefined
  const html = (response: ServerResponse, body: string) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>${body}`)
  const site = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
    const file = files.get(pathname.slice(1))
    if (file !== undefined) response.writeHead(200, { 'content-type': 'text/javascript' }).end(file)
    else if (pathname === '/token')
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(sandbox.grantFor(sandboxMembers.withHistory)))
    else if (pathname === '/told') {
      told.push({ what: searchParams.get('what'), visibility: searchParams.get('visibility') })
      response.writeHead(204).end()
      waiting?.end()
    } else if (pathname === '/when-read') waiting = response
    else if (pathname === '/offer') html(response, '<body><script type="module" src="/page.js"></script>')
    else
      html(
        response,
        `<script type="speculationrules">${JSON.stringify({ prerender: [{ urls: [offerPath], eagerness: 'immediate' }] })}</script>
        <script>fetch('/when-read').then(() => { location.href = ${JSON.stringify(offerPath)} })</script>`,
      )
  })
  onTestFinished(async () => void (await Promise.all([site.close(), service.close()])))
  return { url: site.url, told }
}

/** Opens a page as a member does: a browser that a test drives prerenders nothing. */
async function openUndriven(url: string): Promise<void> {
  const { executablePath = '', args } = chromiumLaunchOptions({ isWhole: true })
  const profile = await mkdtemp(join(tmpdir(), 'xp-prerender-'))
  const browser = spawn(executablePath, [...args, '--headless=new', `--user-data-dir=${profile}`, url], {
    stdio: 'ignore',
  })
  const over = new Promise((resolve) => browser.once('exit', resolve))
  onTestFinished(async () => {
    browser.kill()
    await over
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  })
}

it.runIf(process.env.XP_ASSURE)(
  'tells that an offer was viewed when the page that was prerendered with it is seen',
  async ({ skip }) => {
    skip(!wholeChromium(), 'only Chromium’s headless shell is installed, which does not prerender')
    const { url, told } = await serveSite()
    await openUndriven(url)
    await expect
      .poll(() => told, { timeout: 30_000 })
      .toContainEqual({ what: 'offer.viewed', visibility: 'visible' })
    expect(told).toEqual([
      { what: 'offer-is-read', visibility: 'hidden' },
      { what: 'offer.viewed', visibility: 'visible' },
    ])
  },
)
