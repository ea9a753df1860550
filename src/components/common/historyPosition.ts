/** Where in the tab's history the page stands, as far as that is known. */
export function historyPosition(): number | null {
  // Chrome 102, Firefox 147, Safari 26.2.
  const { navigation } = window as {
    readonly navigation?: { readonly currentEntry: { index: number } | null }
  }
  return navigation?.currentEntry?.index ?? (window.history.state as HistoryStamp | null)?.xpPosition ?? null
}

/** In an entry's state: its place among ours, for engines that do not tell. */
export interface HistoryStamp {
  readonly xpPosition?: number
}
