/**
 * What a member typed and did not send yet, by name of the form and its subject. In memory only, for the life of
 * the session; ordinary answers only, never a sensitive one.
 */
export interface Drafts {
  get<Draft>(form: string, subject: string): Draft | undefined
  set<Draft>(form: string, subject: string, draft: Draft): void
  remove(form: string, subject: string): void
  clear(): void
}

/** @param isOver the session has ended: what comes late is not kept. */
export function createDrafts(isOver: () => boolean): Drafts {
  const drafts = new Map<string, unknown>()
  const id = (form: string, subject: string) => JSON.stringify([form, subject])
  return {
    get: <Draft>(form: string, subject: string) => drafts.get(id(form, subject)) as Draft | undefined,
    set(form, subject, draft) {
      if (!isOver()) drafts.set(id(form, subject), draft)
    },
    remove: (form, subject) => void drafts.delete(id(form, subject)),
    clear: () => drafts.clear(),
  }
}
