/** The beginning of a text. A character of two halves, as an emoji, is not cut in two. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}
