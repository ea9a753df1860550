import type { Answer } from '../createAsk.ts'
import { readTags, type Tag } from './readTags.ts'

/** A script or a sheet that a page names. */
export interface PageFile {
  readonly address: URL
  readonly attributes: Readonly<Record<string, string>>
}

/** What a page declares. */
export interface Page {
  readonly address: URL
  readonly headers: Headers
  readonly scripts: readonly PageFile[]
  /** `modulepreload`, and what an import map leads to. */
  readonly preloads: readonly PageFile[]
  readonly sheets: readonly PageFile[]
  /** Scripts and styles within the page. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
  /** One for each header and each `<meta>`. All of them hold. */
  readonly policies: readonly string[]
  /** `xp-…` in the markup. */
  readonly elements: readonly Tag[]
}

/** Reads the HTML of an answer. */
export function readPage({ address, headers, text }: Answer): Page {
  const tags = readTags(text)
  const baseHref = tags.find(({ name, attributes }) => name === 'base' && attributes['href'])?.attributes[
    'href'
  ]
  const base =
    baseHref !== undefined && URL.canParse(baseHref, address) ? new URL(baseHref, address) : address
  const file = (attributes: Tag['attributes'], href: string | undefined): PageFile[] =>
    href !== undefined && href.trim() !== '' && URL.canParse(href, base)
      ? [{ address: new URL(href.trim(), base), attributes }]
      : []
  const of = (wanted: string) => tags.filter(({ name }) => name === wanted)
  const links = (rel: string) =>
    of('link').filter(
      ({ attributes }) => attributes['rel']?.toLowerCase().split(/\s+/).includes(rel) === true,
    )
  // A browser of today does not run the script for those without modules.
  const scripts = of('script').filter(
    ({ attributes }) => !('nomodule' in attributes) && isScript(attributes['type']),
  )
  const maps = of('script').filter(({ attributes }) => attributes['type'] === 'importmap')
  return {
    address,
    headers,
    scripts: scripts.flatMap(({ attributes }) => file(attributes, attributes['src'])),
    preloads: [
      ...links('modulepreload').flatMap(({ attributes }) => file(attributes, attributes['href'])),
      ...maps.flatMap(({ text: map }) => importsOf(map).flatMap((to) => file({}, to))),
    ],
    sheets: links('stylesheet').flatMap(({ attributes }) => file(attributes, attributes['href'])),
    inlineScripts: scripts.filter(({ attributes }) => !attributes['src']).map(({ text: script }) => script),
    inlineStyles: of('style').map(({ text: style }) => style),
    policies: [
      ...(headers.get('content-security-policy') ?? '').split(','),
      ...of('meta')
        .filter(({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
        .map(({ attributes }) => attributes['content'] ?? ''),
    ].filter((policy) => policy.trim() !== ''),
    elements: tags.filter(({ name }) => name.startsWith('xp-')),
  }
}

const isScript = (type = '') =>
  type === '' || type === 'module' || /^(text|application)\/javascript$/i.test(type)

function importsOf(map: string): readonly string[] {
  try {
    const { imports } = JSON.parse(map) as { readonly imports?: Readonly<Record<string, unknown>> }
    return Object.values(imports ?? {}).filter(
      (to) => typeof to === 'string' && !to.endsWith('/'),
    ) as string[]
  } catch {
    return []
  }
}
