// @ts-check
// Why a change of the code that no test notices may live. Found by the file and a part of the line that was changed.

/** @typedef {{ file: string, code: string, reason: string }} Reason */

/** @type {readonly Reason[]} */
export const reasons = []
