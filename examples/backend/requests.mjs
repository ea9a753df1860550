// @ts-check

/** @typedef {{ interestId: string, offerId: string }} KeptRequest */

/**
 * Which interests each member made, newest first, in memory. Ids only: what was answered is the Service's.
 * @param {Readonly<Record<string, readonly KeptRequest[]>>} [earlier] those made before, by member
 */
export function createRequests(earlier = {}) {
  const byMember = new Map(Object.entries(earlier))
  /** @param {string} memberId */
  const of = (memberId) => byMember.get(memberId) ?? []
  return {
    of,
    /**
     * @param {string} memberId
     * @param {KeptRequest} request
     */
    keep(memberId, request) {
      const others = of(memberId).filter(({ interestId }) => interestId !== request.interestId)
      byMember.set(memberId, [request, ...others].slice(0, 100))
    },
  }
}
