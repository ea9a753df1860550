/** Pixels of a picture, as of an `ImageData`. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

export interface Comparison {
  /** Pixels that look other than they did. */
  readonly changed: number
  /** The new picture, pale, with those in red. */
  readonly difference: {
    readonly width: number
    readonly height: number
    readonly data: Uint8ClampedArray<ArrayBuffer>
  }
}

/** Of 255, in any of red, green and blue: a hairline at half the size is 12 off its ground. */
const tolerance = 10

/**
 * Compares two pictures of one size. A pixel has changed when the other picture has nothing like it there or beside it,
 * so that another machine's edges of letters are no change. What moves by 4 CSS pixels, goes or takes another colour is.
 */
export function comparePictures(before: Pixels, after: Pixels): Comparison {
  const { width, height } = after
  const data = new Uint8ClampedArray(after.data.length)
  let changed = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const isChanged = !isNear(before, after, x, y) || !isNear(after, before, x, y)
      if (isChanged) changed += 1
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] = isChanged ? (channel === 0 ? 255 : 0) : 191 + valueAt(after, at + channel) / 4
      data[at + 3] = 255
    }
  }
  return { changed, difference: { width, height, data } }
}

/** Whether a pixel of one picture is in the other, there or beside it. */
function isNear(one: Pixels, other: Pixels, x: number, y: number): boolean {
  const { width, height } = one
  const at = (y * width + x) * 4
  if (isAlike(one, at, other, at)) return true
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      if (isAlike(one, at, other, (row * width + column) * 4)) return true
    }
  }
  return false
}

function isAlike(one: Pixels, at: number, other: Pixels, there: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs(valueAt(one, at + channel) - valueAt(other, there + channel)) > tolerance) return false
  }
  return true
}

const valueAt = ({ data }: Pixels, index: number): number => data[index] ?? 0
