// @ts-check
// Why a change of the code that no test notices may live. Found by the file and a part of the line that was changed.

/** @typedef {{ file: string, code: string, reason: string }} Reason */

const forTheType = 'For the type alone: any word of a later version passes through, so the list is not read.'

/** @type {readonly Reason[]} */
export const reasons = [
  { file: 'contract/offer.ts', code: "open(['AUTHORED'])", reason: forTheType },
  { file: 'contract/terms.ts', code: "open(['TERMS_OF_SERVICE'])", reason: forTheType },
]
