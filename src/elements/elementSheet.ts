import { tokenNames } from '../theme/index.ts'
import base from '../theme/sheets/base.css?inline'

/** By its text, one sheet for all roots of a page: a constructed one, which a strict `style-src` allows. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** The texts of a root's sheets, in their order. */
const textsOf = new WeakMap<ShadowRoot, Set<string>>()

/**
 * Gives a root the sheet that every element needs, and then this one. A root that has come into another page has lost
 * those that it had.
 */
export function adoptStyles(root: ShadowRoot, css = base): void {
  const texts = (textsOf.get(root) ?? new Set([base])).add(css)
  textsOf.set(root, texts)
  const missing = [...texts]
    .map((text) => sheetOf(root.ownerDocument, text))
    .filter((sheet) => !root.adoptedStyleSheets.includes(sheet))
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing]
}

function sheetOf(page: Document, css: string): CSSStyleSheet {
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>()
  sheets.set(page, known)
  let sheet = known.get(css)
  if (!sheet) {
    sheet = new (page.defaultView ?? window).CSSStyleSheet()
    sheet.replaceSync(css === base ? rootStyles + shadowStyles(css) + lastStyles : shadowStyles(css))
    known.set(css, sheet)
  }
  return sheet
}

const each = (declare: (token: string) => string) => tokenNames.map(declare).join('')

/**
 * What a root needs besides the styles of light DOM. The page reaches an element only by what inherits: the
 * surface stops that, and takes up what the root decides by language and scheme. Tokens of the page are the
 * exception: they come in under another name, for a token that is set on an element hides the one that it
 * inherits; what stands in a slot has them again as in the page. `!important` on the host, which a page's `*`
 * rule would beat.
 */
const rootStyles = `:host{display:block!important;${each((token) => `--xp-page-${token}:var(--xp-${token});`)}}
:host(xp-provider){display:contents!important}
:host(xp-wallet-balance){display:inline-block!important}
:host([hidden]){display:none!important}
slot{${each((token) => `--xp-${token}:var(--xp-page-${token});`)}}
:where(.xp-root){word-break:normal;line-break:auto;text-autospace:initial}
:where(.xp-surface:not(.xp-dialog,[hidden])){all:initial;display:block;color-scheme:inherit;word-break:inherit;line-break:inherit;text-autospace:inherit}
`

/** The colour and font of the page are for what is slotted, and for a balance in a header. */
const lastStyles = '.xp-root{color:inherit;font-family:inherit}'

/**
 * The styles of light DOM, measured by `--xp-font-size` instead of the page's root, and with the page's tokens let in.
 */
function shadowStyles(css: string): string {
  const named = new RegExp(`--xp-(${tokenNames.join('|')}):([^;}]+)`, 'g')
  const opened = css.replaceAll(/:where\(\.xp-root[^{]*\{[^}]*/g, (rule) =>
    rule.replaceAll(
      named,
      (_, token: string, value: string) =>
        `--xp-${token}:var(--xp-page-${token},${token === 'font-text' ? 'system-ui,sans-serif' : value.trim()})`,
    ),
  )
  return ownRem(
    opened.replaceAll(/@container[^{]*/g, (query) =>
      query.replaceAll(rem, (_, count: string) => `${Number(count) * 16}px`),
    ),
  )
}

const rem = /(-?[\d.]+)rem\b/g

/** Lengths by `--xp-font-size` where a page would measure by its root's font. */
export function ownRem(css: string): string {
  return css.replaceAll(rem, 'calc($1*var(--xp-font-size,16px))')
}
