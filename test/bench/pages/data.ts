import type { Message, Offer } from '@experience-program/react'
import { inlined } from './inlined.ts'

/** Offers and messages of the sandbox, which the server of the bench gives. */
export interface Seed {
  readonly offers: readonly Offer[]
  readonly messages: readonly Message[]
}

const dayMs = 24 * 60 * 60_000
/** Files come with every so many rounds of the seed's messages. */
const fileEvery = 5
const newestAt = Date.parse('2026-11-20T18:00:00Z')

export async function loadSeed(): Promise<Seed> {
  return (inlined('seed') ?? (await (await fetch('/seed.json')).json())) as Seed
}

/** The catalog repeated, each copy with an id and a number of its own. */
export function offerAt({ offers }: Seed, index: number): Offer {
  const offer = offers[index % offers.length]
  if (!offer) throw new Error('The seed has no offers.')
  return { ...offer, id: `${offer.id}-${index}`, title: `${offer.title ?? ''}, no. ${index + 1}` }
}

/** Eight messages a day, member and concierge in turn; 0 is the newest. */
export function messageAt({ messages }: Seed, index: number): Message {
  const message = messages[index % messages.length]
  if (!message) throw new Error('The seed has no messages.')
  const attachments = index % (messages.length * fileEvery) < messages.length ? message.attachments : []
  return {
    ...message,
    id: `message-${index}`,
    attachments,
    createdAt: new Date(newestAt - (index * dayMs) / 8).toISOString(),
  }
}

export function times<T>(count: number, make: (index: number) => T, from = 0): T[] {
  return Array.from({ length: count }, (_, index) => make(from + index))
}
