import type { Scheme } from '../Theme.ts'

/** What a designer decides. Colours: `#rgb`, `#rrggbb`, `rgb()`, `hsl()` or `oklch()`, without alpha. */
export interface ThemeInput {
  /** For lists and printed code. Default `'theme'`. */
  readonly name?: string
  /** The one accent: primary buttons, what is chosen. */
  readonly brand: string
  /** Accent as text, links, stars and focus, and the soft grounds. Default: the brand. */
  readonly accent?: string
  /** Hue of the greys. One lighter than any grey of ours (ivory, `#faf6ef`) is also the page. Default: the neutral theme's. */
  readonly neutral?: string
  /** What failed. Default: the neutral theme's red. */
  readonly danger?: string
  /** Corners in px, from 0. Default 4. */
  readonly radius?: number
  /** Corners of buttons alone in px, from 0; 999 makes pills. Default: `radius`. */
  readonly buttonRadius?: number
  /** `'compact'` takes a quarter off vertical space and makes controls 44 px high. Default `'comfortable'`. */
  readonly density?: 'comfortable' | 'compact'
  /** `font-family` lists. The page loads the fonts itself. Default: the page's own font. */
  readonly font?: {
    readonly text?: string
    /** Titles, search, month names. Default: the text's. */
    readonly display?: string
  }
  /** Whether what is chosen (chip, tab) takes the ink or the brand. Default `'ink'`. */
  readonly selected?: 'ink' | 'brand'
  /** Default `'light'`. */
  readonly scheme?: Scheme
  /** A class of your own sheet, beside. */
  readonly className?: string
}
