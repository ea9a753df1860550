import type { Interest } from '../../contract/index.ts'
import { parseTimestamp } from '../../i18n/index.ts'

/** How long a member waits for a code before another can be asked for: a text message often takes that long. */
export const resendWaitMs = 30_000

/**
 * When the code was sent, as far as we can know: with the interest, if that is just made. `null` when it is longer ago,
 * and where the Service's clock is not ours.
 */
export function codeSentAt({ createdAt }: Interest, now: number): number | null {
  const created = parseTimestamp(createdAt)
  return created !== null && created <= now && now - created < resendWaitMs ? created : null
}
