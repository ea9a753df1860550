import { createListeners, hashText } from '../base/index.ts'
import type { ExperienceClient } from '../client/index.ts'

/** Whose the remembered redemptions of a session are: see `redemptionMemory.ts`. */
export interface Owner {
  /** Whose the entries of this session are, as a hash. */
  hash(): string
  isMine(entry: { readonly owner: string }): boolean
  isSettled(): boolean
  settle(): void
  onSettled(listener: () => void): () => void
  /** Settles when the session is known to name its member, or not to. */
  watch(): void
}

export function createOwner({ session, baseUrl }: ExperienceClient): Owner {
  const { subscribe, notify } = createListeners()
  const hash = (member: string | null) => hashText(JSON.stringify([baseUrl, member]))
  const nobody = hash(null)
  let isSettled = false

  function settle(): void {
    isSettled = true
    notify()
  }

  return {
    hash: () => hash(session.memberId),
    isMine: ({ owner }) =>
      owner === nobody ||
      owner === hash(session.memberId) ||
      // Where grants name nobody, whoever is signed in may be the owner.
      (session.memberId === null && isSettled),
    isSettled: () => isSettled,
    settle,
    onSettled: subscribe,
    watch() {
      if (session.memberId !== null) settle()
      session.subscribe(() => {
        if (session.status === 'active') settle()
      })
    },
  }
}
