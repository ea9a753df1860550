type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** Any CSS colour, in whatever notation the browser gives it. */
function readColour(colour: string): Rgba {
  if (!canvas) throw new Error('This browser has no 2D canvas.')
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}

/** Relative luminance (WCAG 2.2). */
function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast of two opaque colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(readColour(one)), luminance(readColour(other))].sort((a, b) => b - a) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

/** The nearest opaque ground under an element, itself included; white, as a page is, when there is none. */
export function groundUnder(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (readColour(backgroundColor)[3] === 1) return backgroundColor
  }
  return 'white'
}
