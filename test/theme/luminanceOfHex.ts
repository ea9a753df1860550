const light = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

/** WCAG 2.2's relative luminance of `#rrggbb`, written apart from the library's so that one cannot hide the other's mistake. */
export function luminanceOfHex(hex: string): number {
  if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`Not #rrggbb: ${hex}`)
  const at = (start: number): number => light[Number.parseInt(hex.slice(start, start + 2), 16)] ?? Number.NaN
  return 0.2126 * at(1) + 0.7152 * at(3) + 0.0722 * at(5)
}
