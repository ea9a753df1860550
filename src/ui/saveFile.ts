/** Gives the browser a file to save, as a link to it would. `name` has its ending. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads it after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
