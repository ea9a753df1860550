import type { ExperienceClient } from '../../client/index.ts'

/** How many messages the newest page of a thread holds. It is read every few seconds, and shown before all others: it is short. */
export const newestPageSize = ({ assumptions }: ExperienceClient): number =>
  Math.min(30, assumptions.paging.size)
