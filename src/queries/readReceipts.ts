/** What can be seen, and what its receipt names: of a thread its newest message's time, of an offer its redemption. */
export type Seen = 'thread' | 'redemption'

/** What the member has seen, for the life of the session: the Service stores no read state. */
export interface ReadReceipts {
  get(seen: Seen, subject: string): string | undefined
  set(seen: Seen, subject: string, receipt: string): void
  clear(): void
}

/** @param isOver the session has ended: a receipt that comes later is not stored. */
export function createReadReceipts(isOver: () => boolean): ReadReceipts {
  const receipts = new Map<string, string>()
  const id = (seen: Seen, subject: string) => `${seen} ${subject}`
  return {
    get: (seen, subject) => receipts.get(id(seen, subject)),
    set(seen, subject, receipt) {
      if (!isOver()) receipts.set(id(seen, subject), receipt)
    },
    clear: () => receipts.clear(),
  }
}
