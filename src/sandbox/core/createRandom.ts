/** Pseudo-random numbers that are the same for the same seed: an answer of the sandbox must be repeatable. */
export interface Random {
  /** From 0 up to, not including, `below`. */
  integer: (below: number) => number
  text: (length: number) => string
  /** Where it stands: given to `createRandom`, it goes on from there. */
  position: () => number
}

// No vowels and no look-alikes: an id spells no word and is read out without a doubt.
const letters = '23456789bcdfghjkmnpqrstvwxz'

/** xmur3 to spread the seed, mulberry32 to draw (both public domain, Bob Jenkins style mixers). */
export function createRandom(seed: string, position = startOf(seed)): Random {
  let state = position
  const integer = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below)
  }
  return {
    integer,
    text: (length) => Array.from({ length }, () => letters.charAt(integer(letters.length))).join(''),
    position: () => state,
  }
}

function startOf(seed: string): number {
  let state = 1779033703 ^ seed.length
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 3432918353)
    state = (state << 13) | (state >>> 19)
  }
  return state
}
