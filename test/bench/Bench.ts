import type { openBrowser } from './openBrowser.mjs'

export type Browser = Awaited<ReturnType<typeof openBrowser>>

/** What each part of the bench is given. */
export interface Bench {
  /** Frames at the pace of a screen: for scrolling, typing and what takes its time. */
  readonly paced: Browser
  /** Frames as fast as they are made: for mounts. */
  readonly unpaced: Browser
  /** Fresh pages for each figure. */
  readonly rounds: number
  /** Whether the peers are installed. */
  readonly hasPeers: boolean
  /** Of the fleet; left out, so many as a whole run has time for. */
  readonly tabs: number | undefined
}
