/** What the server of the bench wrote into the page, by its name; `null` where it did not. */
export function inlined(name: string): unknown {
  const text = document.getElementById(name)?.textContent
  return text ? JSON.parse(text) : null
}
