/** A text as a file, whose name is made of the title and `ending`. */
export function textFile(title: string, ending: string, type: string, content: string): File {
  const letters = [...title.replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ').trim()]
  // A title of signs alone, such as an emoji, would make a file whose name is its ending: many systems hide that.
  const name = letters.slice(0, 80).join('').trim() || 'experience'
  return new File([content], `${name}${ending}`, { type })
}

/** Gives the browser a file to save, as a link to it would. */
export function saveByBrowser(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Safari reads it after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
