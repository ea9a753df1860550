/** A difference from Chromium that is meant to stay, with its reason. A test holds the table complete and without stale rows. */
export interface LayoutDifference {
  readonly engine: 'firefox' | 'webkit'
  /** Of the path of a part, its end; of the story, its id. All where none is given. */
  readonly part?: RegExp
  readonly story?: RegExp
  /** Which sides, and by how much at most: CSS pixels or a share of the larger one, whichever is more. */
  readonly sides: readonly Side[]
  readonly most: { readonly pixels: number; readonly share: number }
  readonly why: string
}

export const sides = ['x', 'y', 'width', 'height'] as const
export type Side = (typeof sides)[number]

export const layoutDifferences: readonly LayoutDifference[] = []
