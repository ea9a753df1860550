/**
 * How a cell went. `itself`: it went through, late at most. `member`: told, tried again, done. `again`: told that trying
 * again cannot help; done when it was shown again. `without`: the component did its work without.
 */
export type Outcome = 'itself' | 'member' | 'again' | 'without'

export interface CellResult {
  readonly failure: string
  readonly outcome: Outcome
}
