import { toId } from 'storybook/internal/csf'

interface DocumentEntry {
  /** Where the document is, seen from the package. */
  readonly path: string
  /** Title of its page in the sidebar, with its group. */
  readonly title: string
  readonly id: string
}

const pages = import.meta.glob<string>('./*.mdx', { query: '?raw', import: 'default', eager: true })
const pictures = import.meta.glob<string>('../../docs/**/*.{svg,webp}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/** Each document that has a page, as its MDX file beside this one says. */
export const documents: readonly DocumentEntry[] = Object.values(pages).flatMap((mdx) => {
  const [, title] = /<Meta title="([^"]+)"/.exec(mdx) ?? []
  const [, path] = /<DocumentText path="([^"]+)" text=/.exec(mdx) ?? []
  return title && path ? [{ path, title, id: toId(title, 'docs') }] : []
})

export const storyAddress = (id: string) => `./?path=/story/${id}`

/** The address of a page of Storybook, from any other. */
export const pageAddress = (id: string, anchor?: string) =>
  `./?path=/docs/${id}${anchor === undefined ? '' : `#${anchor}`}`

export type LinkTarget =
  | { readonly kind: 'page' | 'anchor' | 'outside'; readonly href: string }
  /** A file that is neither a page here nor in the package. */
  | { readonly kind: 'file'; readonly path: string }

/** Where a link of a document leads in Storybook. */
export function linkTarget(href: string, from: string): LinkTarget {
  if (/^[a-z]+:/i.test(href)) return { kind: 'outside', href }
  if (href.startsWith('#')) return { kind: 'anchor', href }
  if (href.startsWith('?path=') || href.startsWith('./?path=')) return { kind: 'page', href }
  const [file = '', anchor] = href.split('#')
  const path = resolvePath(file, from)
  const document = documents.find((each) => each.path === path)
  return document ? { kind: 'page', href: pageAddress(document.id, anchor) } : { kind: 'file', path }
}

/** The address of a picture that a document shows, as it was built. */
export function pictureAddress(source: string, from: string): string | undefined {
  return pictures[`../../${resolvePath(source, from)}`]
}

const resolvePath = (file: string, from: string) =>
  new URL(file, new URL(from, 'https://docs.example/')).pathname.slice(1)

/** As GitHub makes the anchor of a title. */
export const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
