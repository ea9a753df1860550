/** What a reader may set for themselves, and the page must bear (1.4.12). Returns how to take it away. */
export function setTextSpacing(): () => void {
  const sheet = document.createElement('style')
  sheet.textContent = `
    [data-xp-root] * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    [data-xp-root] p { margin-block-end: 2em !important }`
  document.head.append(sheet)
  return () => sheet.remove()
}

/** Text at twice its size (1.4.4). Returns how to take it away. */
export function setLargeText(): () => void {
  document.documentElement.style.fontSize = '200%'
  return () => document.documentElement.style.removeProperty('font-size')
}
