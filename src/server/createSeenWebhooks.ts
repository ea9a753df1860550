import type { WebhookIdentity } from './verifyWebhook.ts'

/** Remembers deliveries, by id and by body. */
export interface SeenWebhooks {
  readonly isDuplicate: (identity: WebhookIdentity) => boolean
  readonly onDone: (identity: WebhookIdentity) => void
}

/**
 * A memory of deliveries for one process: spread it into the options of `webhookHandler`. It forgets the oldest beyond
 * `capacity` (default 10,000), and everything on a restart; several processes need a table with two unique columns.
 */
export function createSeenWebhooks({ capacity = 10_000 }: { readonly capacity?: number } = {}): SeenWebhooks {
  const seen = new Set<string>()
  return {
    isDuplicate: ({ deliveryId, bodyHash }) => seen.has(`id ${deliveryId}`) || seen.has(`body ${bodyHash}`),
    onDone: ({ deliveryId, bodyHash }) => {
      seen.add(`id ${deliveryId}`).add(`body ${bodyHash}`)
      // A Set keeps the order of arrival; two entries stand for one delivery.
      for (const oldest of seen) {
        if (seen.size <= capacity * 2) break
        seen.delete(oldest)
      }
    },
  }
}
