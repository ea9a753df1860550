import symbols from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2?url'

/** Stars, ticks and arrows, which no typeface of a brand has: they would come from the machine's own. */
const unicodeRange = 'U+2190-21FF, U+2300-27BF'

let known = 0

/**
 * Loads all typefaces of the page before any is used, each with symbols of its own; once, where none has come since. Rejects
 * where one cannot be loaded.
 */
export async function loadTypefaces(): Promise<void> {
  if (document.fonts.size === known) return
  const kinds = new Map(
    [...document.fonts].map(({ family, weight, style, stretch }) => [
      `${family} ${weight} ${style} ${stretch}`,
      { family, weight, style, stretch },
    ]),
  )
  for (const { family, ...descriptors } of kinds.values()) {
    document.fonts.add(
      new FontFace(family.replace(/["']/g, ''), `url(${symbols})`, { ...descriptors, unicodeRange }),
    )
  }
  await Promise.all([...document.fonts].map((face) => face.load()))
  known = document.fonts.size
}
