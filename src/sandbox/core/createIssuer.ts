/** Clock and source of every id, token and code of one sandbox. */
export interface Issuer {
  now: () => number
  /** The clock as the Service writes it, ISO-8601. */
  timestamp: () => string
  id: (prefix: string) => string
  token: () => string
  /** Of a webhook endpoint, without its prefix. */
  secret: () => string
  /** Six digits. */
  code: () => string
  /** How far each stream was drawn, for `resume`. */
  positions: () => Readonly<Record<string, number>>
  /** Goes on from there, so that nothing is given twice. */
  resume: (positions: Readonly<Record<string, number>>) => void
}

/** Each prefix draws from a stream of its own, so that one more read does not rename the next redemption. */
export function createIssuer(seed: string, now: () => number): Issuer {
  const streams = new Map<string, Random>()
  const stream = (name: string): Random => {
    const known = streams.get(name) ?? createRandom(`${seed}/${name}`)
    streams.set(name, known)
    return known
  }
  return {
    now,
    timestamp: () => new Date(now()).toISOString(),
    id: (prefix) => `${prefix}_${stream(prefix).text(14)}`,
    token: () => `xpm_${stream('token').text(40)}`,
    secret: () => stream('secret').text(40),
    code: () => String(stream('code').integer(1_000_000)).padStart(6, '0'),
    positions: () => Object.fromEntries([...streams].map(([name, random]) => [name, random.position()])),
    resume: (positions) => {
      for (const [name, position] of Object.entries(positions))
        streams.set(name, createRandom(`${seed}/${name}`, position))
    },
  }
}

/** Pseudo-random numbers that are the same for the same seed: an answer of the sandbox must be repeatable. */
interface Random {
  /** From 0 up to, not including, `below`. */
  integer: (below: number) => number
  text: (length: number) => string
  /** Where it stands: given to `createRandom`, it goes on from there. */
  position: () => number
}

// No vowels and no look-alikes: an id spells no word and is read out without a doubt.
const letters = '23456789bcdfghjkmnpqrstvwxz'

/** xmur3 to spread the seed, mulberry32 to draw (both public domain, Bob Jenkins style mixers). */
function createRandom(seed: string, position = startOf(seed)): Random {
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
