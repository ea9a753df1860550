import { createRandom, type Random } from './createRandom.ts'

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
