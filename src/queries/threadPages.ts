import type { ExperienceKit } from './kit.ts'
import { fetchMore } from './listQuery.ts'
import { refetchRow } from './listRows.ts'
import { type ThreadInput, threadQuery, threadSource } from './messages.ts'

/** Reads the next older page. Calls at the same time share one request. Rejects when it cannot be read. */
export async function fetchOlder(kit: ExperienceKit, input: ThreadInput): Promise<void> {
  const { client, queryClient } = kit
  const isRead = queryClient.getQueryData(threadQuery(client, input).queryKey) !== undefined
  if (isRead) await fetchMore(kit, threadSource(input))
}

/** Reads the page of a message again, for fresh links to its attachments. */
export function refetchMessage(
  kit: ExperienceKit,
  { id, messageId }: ThreadInput & { readonly messageId: string },
): Promise<void> {
  return refetchRow(kit, threadSource({ id }), messageId)
}
