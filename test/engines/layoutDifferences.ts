/** A difference from Chromium that is meant to stay, with its reason. A test holds the table complete and without stale rows. */
export interface LayoutDifference {
  readonly engine: 'firefox' | 'webkit'
  /** In words. */
  readonly what: string
  /** Of the path of a part, its end. */
  readonly part: RegExp
  /** Of a story, its id. All where none is given; a row for stories that a run does not show is not missed in it. */
  readonly story?: RegExp
  /** Which sides, and by how much at most: CSS pixels or a share of the larger one, whichever is more. */
  readonly sides: readonly Side[]
  readonly most: { readonly pixels: number; readonly share: number }
  readonly why: string
}

export const sides = ['x', 'y', 'width', 'height'] as const
export type Side = (typeof sides)[number]

export const layoutDifferences: readonly LayoutDifference[] = [
  {
    engine: 'firefox',
    what: 'a text that just fits its line, and what stands under it',
    story: /^components-\w+-(conciergechat|offercatalog)--phone$|-(redemptionlist|wallet)--narrowest$/,
    part: /./,
    sides: ['x', 'y', 'width', 'height'],
    most: { pixels: 112, share: 0 },
    why: 'one line more or less: each engine rounds the width of a letter in its own way, and breaks a long address elsewhere',
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
    most: { pixels: 5, share: 0 },
    why: 'the letters in bold that keep the room of a chosen chip are rounded to whole pixels',
  },
  {
    engine: 'webkit',
    what: 'a text that just fits its line, and what stands under it',
    story: /^(components-interests-interestsummary|elements)--(default|hub)$/,
    part: /./,
    sides: ['x', 'y', 'height'],
    most: { pixels: 27, share: 0 },
    why: 'one line more: a letter gets its width back on average only, and its ICU has other digits in Arabic',
  },
  {
    engine: 'webkit',
    what: 'what is as wide as its letters, and what stands beside it',
    part: /(xp-ledger > xp-row > xp-type-title-2|xp-above-12 > xp-wrap > xp-row \d+|xp-receipt-sent > xp-screen-only)$/,
    sides: ['x', 'width'],
    most: { pixels: 5, share: 0 },
    why: 'a letter of WebKitGTK is whole pixels wide',
  },
]
