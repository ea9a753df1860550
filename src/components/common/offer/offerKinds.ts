import type { Offer } from '../../../contract/index.ts'

/** The kinds of some offers, each once, in the order in which they first occur. */
export function offerKinds(offers: readonly Offer[]): readonly string[] {
  const kinds = new Set<string>()
  for (const { kind } of offers) kinds.add(kind?.trim() ?? '')
  kinds.delete('')
  return [...kinds]
}

/** A kind in words: those of the host for it, else the data's own text in sentence case (`FINE_DINING` is *Fine dining*). */
export function kindLabel(kind: string, findMessage: (key: string) => string | null): string {
  return findMessage(`offers.kind.${kind}`) ?? sentenceCase(kind)
}

function sentenceCase(text: string): string {
  const words = text.replace(/[_\s]+/g, ' ').trim()
  // Text in both cases is somebody's spelling; short capitals without a gap are a name (NBA).
  const isShouted = words === words.toUpperCase() && words !== words.toLowerCase() && [...words].length > 3
  const quiet = isShouted ? words.toLowerCase() : words
  return quiet.replace(/^./u, (letter) => letter.toUpperCase())
}
