/** A difference from Chromium that is meant to stay, with its reason. A test holds the table complete and without stale rows. */
export interface LayoutDifference {
  readonly engine: 'firefox' | 'webkit'
  /** In words. */
  readonly what: string
  /** Of the path of a part, its end. */
  readonly part: RegExp
  /** Of a story, its id. All where none is given. */
  readonly story?: RegExp
  /** Where it is seen: `npm test` shows a sample in the brands, the whole run each story in ours. In both where none is given. */
  readonly run?: 'sample' | 'whole'
  /** Which sides, and by how much at most: CSS pixels or a share of the larger one, whichever is more. */
  readonly sides: readonly Side[]
  readonly most: { readonly pixels: number; readonly share: number }
  readonly why: string
}

export const sides = ['x', 'y', 'width', 'height'] as const
export type Side = (typeof sides)[number]

const otherLine = 'a text that just fits its line, and what stands under it'

export const layoutDifferences: readonly LayoutDifference[] = [
  {
    engine: 'firefox',
    what: otherLine,
    story: /^components-\w+-(conciergechat|offercatalog)--phone$|-(redemptionlist|wallet)--narrowest$/,
    run: 'whole',
    part: /./,
    sides: ['x', 'y', 'width', 'height'],
    most: { pixels: 112, share: 0 },
    why: 'one line more or less: each engine rounds the width of a letter in its own way, and breaks a long address elsewhere',
  },
  {
    engine: 'firefox',
    what: otherLine,
    story: /-savedoffers--many$/,
    run: 'whole',
    part: /./,
    sides: ['y', 'height'],
    most: { pixels: 30, share: 0 },
    why: 'one line more, of a title as wide as its card: each engine rounds the width of a letter in its own way',
  },
  {
    engine: 'firefox',
    what: 'a message of nothing but emoji',
    story: /-conciergechat--mixed-text$/,
    run: 'whole',
    part: /xp-chat-bubble$/,
    sides: ['width'],
    most: { pixels: 33, share: 0 },
    why: 'no typeface of the tests has them: each engine looks for one by itself',
  },
  {
    engine: 'firefox',
    what: 'the pages of tokens',
    story: /^foundations--tokens$/,
    run: 'whole',
    part: /./,
    sides: ['y', 'height'],
    most: { pixels: 42, share: 0 },
    why: 'tables of the documentation, in a typeface of the machine: each engine shares out the columns by itself, and the height of a line where two typefaces meet',
  },
  {
    engine: 'webkit',
    what: 'figures, what stands beside them and around them',
    part: /(xp-amount(-\w+)?|xp-fact-(label|value))$/,
    sides: ['x', 'width'],
    most: { pixels: 5, share: 0 },
    why: 'its ICU has other digits in Arabic, and separates thousands in Italian: *8.400*, not *8400*',
  },
  {
    engine: 'webkit',
    what: 'the room of a balance',
    part: /(^|xp-page > )xp-surface( > xp-wallet-balance-value( > (xp-amount|xp-skeleton))?)?$/,
    sides: ['x', 'width'],
    most: { pixels: 4, share: 0 },
    why: 'the room is counted in `ch`, and a figure of WebKitGTK is whole pixels wide',
  },
  {
    engine: 'webkit',
    what: 'a chip, and what stands after it',
    part: /(xp-choices > xp-choice( \d+)?( > .*)?|xp-interest-dates-bar > xp-field-group( > xp-choices)?)$/,
    sides: ['x', 'width'],
    most: { pixels: 8, share: 0 },
    why: 'the letters in bold that keep the room of a chosen chip are rounded to whole pixels',
  },
  {
    engine: 'webkit',
    what: 'a filter or a chosen day that stands after a date',
    run: 'whole',
    part: /(xp-filter-chip|xp-date-tags-item) \d+$/,
    sides: ['x'],
    most: { pixels: 8, share: 0 },
    why: 'its ICU has other digits in Arabic, and writes *25–26 Dec* without spaces',
  },
  {
    engine: 'webkit',
    what: 'a select that is as wide as its words',
    run: 'whole',
    part: /(xp-offer-summary > xp-field( > .*)?|xp-field > xp-select-frame( > .*)?)$/,
    sides: ['x', 'width'],
    most: { pixels: 5, share: 0 },
    why: 'a letter of WebKitGTK is whole pixels wide, and within a control the space between letters does not give that back',
  },
  {
    engine: 'webkit',
    what: otherLine,
    story:
      /-(interestsummary--(default|with-status|read-only|change\w*-.*|phone-to-check.*)|offerdetail--(narrowest|tablet)|savedoffers--many|redemptiondetail--phone-canceled|(redemptionlist|wallet)--narrowest)$|^(elements--hub|pages-(in-a-page--asked|brands--mono)|primitives-notice--wrong)$/,
    part: /./,
    sides: ['x', 'y', 'height'],
    most: { pixels: 46, share: 0 },
    why: 'a line or two more or less: a letter gets its width back on average only, and its ICU has other digits in Arabic',
  },
  {
    engine: 'webkit',
    what: 'the pages of tokens',
    story: /^foundations--/,
    run: 'whole',
    part: /./,
    sides: ['y', 'height'],
    most: { pixels: 84, share: 0 },
    why: 'tables of the documentation, in a typeface of the machine: each engine shares out the columns by itself, and the height of a line where two typefaces meet',
  },
  {
    engine: 'webkit',
    what: 'what is as wide as its letters, and what stands beside it',
    run: 'sample',
    part: /(xp-ledger > xp-row > xp-type-title-2|xp-above-12 > xp-wrap > xp-row \d+|xp-receipt-sent > xp-screen-only)$/,
    sides: ['x', 'width'],
    most: { pixels: 5, share: 0 },
    why: 'a letter of WebKitGTK is whole pixels wide',
  },
]
