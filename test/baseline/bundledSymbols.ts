import symbols from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2?url'

/** Stars, ticks and arrows, which no typeface of a brand has: they would come from the machine's own. */
const unicodeRange = 'U+2190-21FF, U+2300-27BF'

/** Gives every typeface of the page its symbols. */
export async function bundleSymbols(): Promise<void> {
  const kinds = new Map([...document.fonts].map(({ family, weight, style, stretch }) => [`${family} ${weight} ${style} ${stretch}`, { family, weight, style, stretch }]))
  for (const { family, ...descriptors } of kinds.values()) {
    const face = new FontFace(family.replace(/["']/g, ''), `url(${symbols})`, { ...descriptors, unicodeRange })
    document.fonts.add(await face.load())
  }
}
