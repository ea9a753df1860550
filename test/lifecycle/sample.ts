/** All of them for a whole run; else those whose names come first by their hash: always the same, and nobody's choice. */
export function sampleOf<Name extends string>(
  names: readonly Name[],
  size: number,
  isWhole: boolean,
): readonly Name[] {
  return isWhole ? names : [...names].sort((one, other) => hashOf(one) - hashOf(other)).slice(0, size)
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
