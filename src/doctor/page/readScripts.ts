import type { Answer, Ask, NoAnswer } from '../createAsk.ts'
import type { Page } from './readPage.ts'

/** A script or a sheet that a page, or a script of it, loads. */
export interface LoadedFile {
  readonly address: URL
  /** Whether the page itself names it. */
  readonly isOfPage: boolean
  readonly answer: Answer | NoAnswer
}

/** A page with what it loads. */
export interface Loaded {
  readonly scripts: readonly LoadedFile[]
  readonly sheets: readonly LoadedFile[]
  /** Which scripts each script leads to, itself included, by their addresses. */
  readonly reachedFrom: (address: URL) => ReadonlySet<string>
  /** Whether there were more than are read. */
  readonly isCut: boolean
}

const maxFiles = 300
const maxSheets = 60
const atOnce = 6

/**
 * Reads the scripts of a page and those that they import, and its sheets, with those that its scripts name. What a
 * bundler's runtime puts together from parts is not found.
 */
export async function readFiles(page: Page, ask: Ask): Promise<Loaded> {
  const scripts = new Map<string, LoadedFile>()
  const edges = new Map<string, readonly string[]>()
  const named = new Set<string>()
  const ofPage = [...page.scripts, ...page.preloads].map(({ address }) => bare(address))
  let waiting = [...new Set(ofPage)]
  let isCut = false
  for (const script of page.inlineScripts) {
    waiting.push(...importsOf(script, page.address))
    for (const sheet of sheetsIn(script, page.address, page.address)) named.add(sheet)
  }
  while (waiting.length > 0) {
    const room = maxFiles - scripts.size
    isCut ||= waiting.length > room
    if (room <= 0) break
    const now = waiting.slice(0, Math.min(room, atOnce))
    waiting = waiting.slice(now.length)
    const read = await Promise.all(now.map((address) => readFile(new URL(address), ofPage, ask)))
    for (const script of read) {
      scripts.set(script.address.href, script)
      const { text } = 'text' in script.answer && isGood(script.answer) ? script.answer : { text: '' }
      const next = importsOf(text, script.address)
      edges.set(script.address.href, next)
      for (const sheet of sheetsIn(text, script.address, page.address)) named.add(sheet)
      waiting.push(...next.filter((address) => !scripts.has(address) && !waiting.includes(address)))
    }
    waiting = waiting.filter((address) => !scripts.has(address))
  }
  const sheets = await readSheets(page, named, ask)
  return {
    scripts: [...scripts.values()],
    sheets,
    isCut,
    reachedFrom: (address) => reach(edges, bare(address)),
  }
}

async function readSheets(page: Page, named: ReadonlySet<string>, ask: Ask): Promise<readonly LoadedFile[]> {
  const ofPage = page.sheets.map(({ address }) => bare(address))
  const read = (addresses: Iterable<string>) =>
    Promise.all([...addresses].slice(0, maxSheets).map((address) => readFile(new URL(address), ofPage, ask)))
  const first = await read(new Set([...ofPage, ...named]))
  const known = new Set(first.map(({ address }) => address.href))
  const inSheets = first.flatMap((sheet) => sheetImports(textOf(sheet), sheet.address))
  const second = await read(new Set(inSheets.filter((address) => !known.has(address))))
  // A name in a script is a guess: one that leads nowhere was none.
  return [...first, ...second].filter(
    ({ isOfPage, answer }) => isOfPage || ('text' in answer && isGood(answer)),
  )
}

const sheetImport = /@import\s+(?:url\(\s*)?["']?([^"'()\s;]{1,300})/gi

const sheetImports = (sheet: string, from: URL) =>
  [...sheet.matchAll(sheetImport)].flatMap(([, to = '']) => resolved(to, from))

async function readFile(address: URL, ofPage: readonly string[], ask: Ask): Promise<LoadedFile> {
  return { address, isOfPage: ofPage.includes(address.href), answer: await ask(address) }
}

/** Answered with 2xx, and with no page in its place, as a single-page app's server does for any address. */
export const isGood = ({ status, headers }: Answer): boolean =>
  status >= 200 && status < 300 && !/^text\/html\b/i.test(headers.get('content-type') ?? '')

/** The text of a file that was answered, else nothing. */
export const textOf = ({ answer }: LoadedFile): string =>
  'text' in answer && isGood(answer) ? answer.text : ''

function reach(edges: ReadonlyMap<string, readonly string[]>, start: string): ReadonlySet<string> {
  const reached = new Set([start])
  for (const address of reached) for (const next of edges.get(address) ?? []) reached.add(next)
  return reached
}

/** Without what is no part of a request. */
function bare(address: URL): string {
  const copy = new URL(address)
  copy.hash = ''
  return copy.href
}

const imported = /\b(?:from|import)\s{0,20}\(?\s{0,20}(["'`])((?:\.{0,2}\/|https?:\/\/)[^"'`\s$]{1,300}?)\1/g

function importsOf(script: string, from: URL): readonly string[] {
  return [...new Set([...script.matchAll(imported)].flatMap(([, , to = '']) => resolved(to, from)))].filter(
    (address) => !/\.(css|json|svg|png|webp|wasm)(\?|$)/.test(address),
  )
}

const sheetName = /["'`]((?:https?:\/\/[^"'`\s]{1,200}?|[\w./@-]{1,200}?)\.css)["'`]/g

/** A bundler names sheets that come with a part of the app by the script, or by the root of the site. */
function sheetsIn(script: string, from: URL, page: URL): readonly string[] {
  return [...script.matchAll(sheetName)].flatMap(([, to = '']) =>
    /^(\.{1,2}\/|\/|https?:)/.test(to)
      ? resolved(to, from)
      : [...resolved(`/${to}`, page), ...resolved(`/_next/${to}`, page)],
  )
}

const resolved = (to: string, from: URL) => (URL.canParse(to, from) ? [bare(new URL(to, from))] : [])
