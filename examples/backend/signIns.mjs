// @ts-check
// Who is signed in, by a cookie. A real organisation has its own way; the library knows nothing of it.
import { randomUUID } from 'node:crypto'

const cookieName = 'marelle-sign-in'
// HttpOnly: no script reads it. SameSite=Strict: no other site's form or link sends it. `Secure` belongs here too, off loopback.
const attributes = 'Path=/; HttpOnly; SameSite=Strict'

/** Sign-ins in memory: they end with the process. */
export function createSignIns() {
  /** @type {Map<string, string>} */
  const memberIds = new Map()
  return {
    /** @param {string | null | undefined} cookies the `Cookie` header */
    memberIdOf: (cookies) => memberIds.get(ticketIn(cookies) ?? '') ?? null,
    /**
     * @param {string} memberId
     * @returns {string} the `Set-Cookie` header. A new ticket each time: one that was planted before is worth nothing.
     */
    start(memberId) {
      const ticket = randomUUID()
      memberIds.set(ticket, memberId)
      return `${cookieName}=${ticket}; ${attributes}`
    },
    /** @param {string | null | undefined} cookies */
    end(cookies) {
      memberIds.delete(ticketIn(cookies) ?? '')
      return `${cookieName}=; ${attributes}; Max-Age=0`
    },
  }
}

/** @param {string | null | undefined} cookies */
function ticketIn(cookies) {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === cookieName)?.[1]
}
