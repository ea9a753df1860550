/** False where what nobody has asked for yet would cost somebody: with Save-Data, offline, behind another tab. */
export function mayReadAhead(): boolean {
  const { onLine, connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean }
  }
  return onLine && !document.hidden && !connection?.saveData
}
