import type { RunOptions } from 'axe-core'

/** Rules about a whole page, which a component alone cannot keep. */
const pageRules = [
  'bypass',
  'document-title',
  'html-has-lang',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
] as const

const on = { enabled: true } as const
const off = { enabled: false } as const

/** Every rule of WCAG 2.0 to 2.2, A and AA, and axe's own best practice. `target-size` (2.5.8) is off in axe unless it is asked for. */
export function axeOptions({ isPage }: { readonly isPage: boolean }): RunOptions {
  return {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'target-size': on, ...Object.fromEntries(pageRules.map((rule) => [rule, isPage ? on : off])) },
  }
}
