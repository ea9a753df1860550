/** Which of many cases are part of every run: the same each time, spread by their names, and others with the other React. */
export function sampleOf<Case extends { readonly name: string }>(
  cases: readonly Case[],
  size: number,
  salt: string,
): readonly Case[] {
  return [...cases].sort((one, other) => hashOf(one.name + salt) - hashOf(other.name + salt)).slice(0, size)
}

function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  // The last signs of a text alone hardly reach the upper bits.
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  return (hash ^ (hash >>> 13)) >>> 0
}
