import type { Place } from './Host.ts'
import type { Page } from './page/readPage.ts'
import { type Loaded, textOf } from './page/readScripts.ts'

interface Given {
  readonly service: URL | null
  readonly tokenRoute: URL | null
}

/** How a place is written. */
interface Writing {
  readonly option: string
  readonly attribute: string
  /** In scripts, with the address as the group `to`. */
  readonly patterns: readonly RegExp[]
}

/** `{ baseUrl: "https://…", session }`, in either order: the props of a provider, and what makes a client. */
const service: Writing = {
  option: '--service',
  attribute: 'base-url',
  patterns: [
    /\bbaseUrl\s*:\s*(["'`])(?<to>(?:https?:\/\/|\/)[^"'`\s$]{0,200})\1[^{}]{0,200}?\bsession\b/g,
    /\bsession\b[^{}]{0,200}?\bbaseUrl\s*:\s*(["'`])(?<to>(?:https?:\/\/|\/)[^"'`\s$]{0,200})\1/g,
  ],
}

/** `refreshFrom("/api/…")`, as a development server leaves it. */
const namedRoute = /\brefreshFrom(?:["'`]\])?\)?\(\s*(["'`])(?<to>(?:https?:\/\/|\/)[^"'`\s$]{1,200})\1/g
/** `refresh: x("/api/…")`, however a bundler names the function. */
const anyRoute =
  /\brefresh\s*:\s*(?:\(0,\s*)?[\w$.]+\)?\(\s*(["'`])(?<to>(?:https?:\/\/|\/)[^"'`\s$]{1,200})\1/g

const tokenRoute = (isDevelopment: boolean): Writing => ({
  option: '--token-route',
  attribute: 'refresh-url',
  patterns: [isDevelopment ? namedRoute : anyRoute],
})

/** Where the Service and the token route are: as given, else in the markup, else where scripts agree on one. */
export function findPlaces(
  page: Page,
  loaded: Loaded,
  isDevelopment: boolean,
  given: Given,
): Record<'service' | 'tokenRoute', Place | null> {
  const texts = [...page.inlineScripts, ...loaded.scripts.map(textOf)]

  function find(option: URL | null, written: Writing): Place | null {
    if (option) return { address: option, from: written.option, isGiven: true }
    const [element] = page.elements.filter(({ attributes }) => attributes[written.attribute])
    const inMarkup = element?.attributes[written.attribute]
    if (inMarkup !== undefined) return placeOf(inMarkup, `${written.attribute} of <${String(element?.name)}>`)
    const [only, another] = new Set(texts.flatMap((text) => addressesIn(text, written.patterns)))
    return only !== undefined && another === undefined ? placeOf(only, 'a script') : null
  }

  const placeOf = (to: string, from: string): Place | null =>
    URL.canParse(to, page.address) ? { address: new URL(to, page.address), from, isGiven: false } : null

  return {
    service: find(given.service, service),
    tokenRoute: find(given.tokenRoute, tokenRoute(isDevelopment)),
  }
}

const addressesIn = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups }) => groups?.['to'] ?? '').filter(isNoExample),
  )

/** What our own hints and comments show, in a build for development. */
const isNoExample = (address: string) => !/^https:\/\/(service|host)\.example\b|^\/your\/|…/.test(address)
