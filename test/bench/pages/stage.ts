/** Where pages put what they measure: as wide as the window, as high as a phone's or a laptop's. */
export function stage(): HTMLElement {
  const element = document.getElementById('stage')
  if (!element) throw new Error('The page has no stage.')
  return element
}

/** What the driver calls: `await window.bench.name(input)`. */
export function offer(functions: Readonly<Record<string, (input: never) => unknown>>): void {
  Object.assign(window, { bench: functions })
}
