import type { ExperienceEvent } from '../../src/components/common/index.ts'

/** Whether an event says what the member did. The others say how the page fares: failures, and how long a view took. */
export function isMemberEvent({ name }: ExperienceEvent): boolean {
  return name !== 'call.failed' && name !== 'content.shown'
}
