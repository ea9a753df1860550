import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { onTestFinished } from 'vitest'
import { npm, root } from '../../scripts/run.mjs'
import { listen } from '../support/listen.ts'
import { textsOf } from './textsOf.ts'

const fixture = fileURLToPath(new URL('../hosts/fixtures/recorders', import.meta.url))
const folder = join(root, 'node_modules/.cache/xp/recorders')

let installed: Promise<void> | undefined

/** The packages of the recorders, by their lock file, beside the project's own. */
export function installRecorders(): Promise<void> {
  return (installed ??= install())
}

async function install(): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) await cp(join(fixture, name), join(folder, name))
  const { code, output } = await npm(
    ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'],
    { quiet: true, cwd: folder },
  )
  if (code !== 0) throw new Error(`The recorders could not be installed.\n${output}`)
}

export async function versionOf(name: string): Promise<string> {
  const file = join(folder, 'node_modules', name, 'package.json')
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}

export interface RecorderSettings {
  /** Nothing masked that an option can unmask: what is kept out then is kept out by our marks. */
  readonly isOpen: boolean
  /** Bodies of requests as well. */
  readonly withBodies: boolean
  /** False: the three fields stand there like any other, to see that they would be found. */
  readonly hasMarks: boolean
}

/** The library without its marks. */
const withoutMarks: Plugin = {
  name: 'without-marks',
  setup: (building) =>
    building.onLoad({ filter: /sensitiveFieldMarks\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const marks = "{ className: classes.join(' '), ...attributes }"
      if (!text.includes(marks)) throw new Error('The marks are not where they were.')
      return { contents: text.replace(marks, "{ className: '' }"), loader: 'ts' }
    }),
}

/** Builds a host's page with one recorder, which starts before the page does. Gives the folder that is served. */
export async function buildRecorderHost(
  name: string,
  settings: RecorderSettings & { collector: string },
): Promise<string> {
  const site = join(folder, 'sites', name)
  await mkdir(site, { recursive: true })
  const options = {
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    absWorkingDir: root,
    nodePaths: [join(folder, 'node_modules')] as string[],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  } as const
  await build({
    ...options,
    entryPoints: [join(fixture, 'src/host.jsx')],
    alias: { '@experience-program/react': join(root, 'src/index.ts') },
    plugins: settings.hasMarks ? [] : [withoutMarks],
    outfile: join(site, 'host.js'),
  })
  await build({
    ...options,
    entryPoints: [join(fixture, `src/${name}.js`)],
    globalName: 'recorder',
    outfile: join(site, 'recorder.js'),
  })
  await writeFile(
    join(site, 'index.html'),
    `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,"></head><body><div id="root"></div>
<script src="/recorder.js"></script><script>recorder.start(${JSON.stringify(settings)})</script><script src="/host.js"></script></body></html>`,
  )
  return site
}

export interface Sent {
  readonly url: string
  readonly bytes: number
  readonly texts: readonly string[]
}

/** Stands for the recorder's own server on this machine, and keeps what it is sent. `answer` is what a page needs to go on. */
export async function startCollector(answer: (path: string) => object) {
  const sent: Sent[] = []
  async function take(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const url = request.url ?? ''
    sent.push({ url, bytes: body.length, texts: [...textsOf(Buffer.from(url)), ...textsOf(body)] })
    response.writeHead(200, {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      'access-control-allow-methods': '*',
      'content-type': 'application/json',
    })
    response.end(JSON.stringify(answer(url)))
  }
  const { url, close } = await listen((request, response) => void take(request, response))
  onTestFinished(close)
  return { url, sent }
}
