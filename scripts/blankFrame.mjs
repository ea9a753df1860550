// @ts-check
/** How much of a frame may be one colour. A page of text on its ground has about two thirds of it. */
const mostOfFrame = 0.95
/** A third of it that has nothing on it: what stood there did not come. */
const mostOfThird = 0.998

/**
 * What is wrong with a frame of a picture sheet, or `null`: nearly all of it, or of one third, is one colour.
 * @param {ArrayLike<number>} pixels Red, green, blue and alpha, row by row from the top.
 * @param {number} width In pixels.
 * @returns {string | null}
 */
export function blankFrame(pixels, width) {
  const rows = pixels.length / 4 / width
  const whole = shareOfOneColour(pixels, 0, pixels.length)
  if (whole >= mostOfFrame) return `${percent(whole)} of it is one colour`
  for (const [index, name] of ['upper', 'middle', 'lower'].entries()) {
    const [from, to] = [index, index + 1].map((third) => Math.floor((rows * third) / 3) * width * 4)
    const share = shareOfOneColour(pixels, from ?? 0, to ?? 0)
    if (share >= mostOfThird) return `${percent(share)} of its ${name} third is one colour`
  }
  return null
}

/** @param {number} share */
const percent = (share) => `${Math.floor(share * 100)} %`

/**
 * Colours that differ by a shade count as one: a picture is compressed.
 * @param {ArrayLike<number>} pixels
 * @param {number} from
 * @param {number} to
 */
function shareOfOneColour(pixels, from, to) {
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (let at = from; at < to; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const colour = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values()) / Math.max(1, (to - from) / 4)
}
