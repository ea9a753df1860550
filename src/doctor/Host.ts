import type { Ask } from './createAsk.ts'
import type { Library } from './page/findLibrary.ts'
import type { Page } from './page/readPage.ts'
import type { Loaded } from './page/readScripts.ts'

/** An address, and whether the caller named it. */
export interface Place {
  readonly address: URL
  /** Where it was found: `--service`, `base-url of <xp-hub>`. */
  readonly from: string
  readonly isGiven: boolean
}

/** A running host: what checks look at. */
export interface Host {
  readonly page: Page
  readonly loaded: Loaded
  readonly library: Library
  readonly service: Place | null
  readonly tokenRoute: Place | null
  readonly ask: Ask
}
