/** A scripted other side of every conversation. */
export interface Concierge {
  /** What the concierge answers to a message, or null for nothing. */
  readonly reply: (to: { readonly conversationId: string; readonly message: string }) => string | null
  /** How long after the message the answer is there, by the sandbox's clock. Default 0. */
  readonly delayMs?: number
}
