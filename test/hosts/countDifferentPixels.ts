import type { Page } from 'playwright'

/** Of 255, in any of red, green and blue. The browser itself paints a curve 2 off from one load to the next. */
const tolerance = 8

/** Pixels of two pictures that look different; where one is larger, what it has more is different. The page only does the decoding. */
export async function countDifferentPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  return page.evaluate(
    async ([pictures, tolerance]) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) =>
          createImageBitmap(
            new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], {
              type: 'image/png',
            }),
          ),
        ),
      )
      if (!a || !b) throw new Error('There are not two pictures to compare.')
      const size = { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) }
      const [before, after] = [a, b].map((picture) => {
        const context = new OffscreenCanvas(size.width, size.height).getContext('2d')
        context?.drawImage(picture, 0, 0)
        return context?.getImageData(0, 0, size.width, size.height).data ?? []
      })
      if (!before || !after) throw new Error('There are not two pictures to compare.')
      let count = 0
      for (let at = 0; at < before.length; at += 4) {
        if (
          [0, 1, 2, 3].some(
            (channel) => Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)) > tolerance,
          )
        )
          count += 1
      }
      return count
    },
    [[one, other].map((picture) => picture.toString('base64')), tolerance] as const,
  )
}
