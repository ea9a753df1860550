import type { ExperienceKit } from '../kit.ts'
import { offerRead } from './offerRead.ts'

/** Reads an offer before it is opened, unless what is known of it is fresh, or could not be read just now. Silent: who opens it is told. */
export function prefetchOffer(kit: ExperienceKit, id: string): void {
  const options = offerRead(kit, id)
  const failedAt = kit.queryClient.getQueryState(options.queryKey)?.errorUpdatedAt ?? 0
  if (Date.now() - failedAt > 30_000) void kit.queryClient.prefetchQuery({ ...options, retry: false })
}
