/** Dates of the seed data, in days from the moment at which the sandbox was made. */
export interface SeedClock {
  /** ISO-8601 of a day at a time of day, both UTC. */
  readonly moment: (days: number, time: `${string}:${string}`) => string
}

export function createSeedClock(start: number): SeedClock {
  return {
    moment: (days, time) => {
      const day = new Date(start + days * 86_400_000).toISOString().slice(0, 10)
      return `${day}T${time}:00.000Z`
    },
  }
}
