/** Gives the browser a file to save, as a link to it would. Its name is made of the title and `ending`. */
export function saveFile(title: string, ending: string, type: string, content: string): void {
  const name = title
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')
    .trim()
    .slice(0, 80)
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}${ending}`
  link.click()
  // Safari reads it after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
