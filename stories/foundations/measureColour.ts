import { contrast, type Rgb, toHex } from '../../src/theme/colour.ts'
import { colourPairs, type ColourToken, colourTokenNames } from '../../src/theme/index.ts'

/** What the browser makes of the colour tokens around an element. */
export interface Measured {
  readonly hex: Readonly<Record<string, string>>
  readonly pairs: readonly {
    readonly text: ColourToken
    readonly on: ColourToken
    readonly ratio: number
    readonly reached: number
  }[]
}

/** Reads the colours as they are drawn, whatever they were derived from. */
export function measureColours(element: HTMLElement): Measured {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const probe = element.appendChild(document.createElement('span'))
  const drawn = (name: ColourToken): Rgb => {
    probe.style.color = `var(--xp-${name})`
    if (!context) return [0, 0, 0]
    context.fillStyle = getComputedStyle(probe).color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
  const colours = new Map(colourTokenNames.map((name) => [name, drawn(name)]))
  probe.remove()
  const colourOf = (name: ColourToken): Rgb => colours.get(name) ?? [0, 0, 0]
  return {
    hex: Object.fromEntries([...colours].map(([name, colour]) => [name, toHex(colour)])),
    pairs: colourPairs.map(({ text, on, ratio }) => ({
      text,
      on,
      ratio,
      reached: contrast(colourOf(text), colourOf(on)),
    })),
  }
}
