// @ts-check
// The people behind the Service, for somebody who tries the demonstration: a concierge who writes back, moves what was
// redeemed along, and the phone on which a code arrives.
import { members } from './backend/members.mjs'

/** @typedef {import('@experience-program/react/sandbox').Sandbox} Sandbox */

/** @type {import('@experience-program/react/sandbox').Concierge} */
export const concierge = {
  reply: () => 'Thank you, I have it. I ask them at once and write here as soon as I know.',
  delayMs: 5_000,
}

/** @satisfies {readonly import('@experience-program/react').Redemption['status'][]} */
const steps = /** @type {const} */ (['SUBMITTED', 'OPEN', 'AWAITING_VENDOR', 'PURCHASED', 'COMPLETED'])
const stepMs = 20_000
const lookMs = 2_000

/**
 * @param {Sandbox} sandbox
 * @returns {() => void} stops it
 */
export function bringToLife(sandbox) {
  const since = Date.now()
  /** @type {Map<string, string>} */
  const codes = new Map()

  /** Says each code that was sent since the last look. */
  function showCodes() {
    const interestIds = sandbox.log.flatMap(
      ({ path }) => /^\/v1\/interests\/([\w.-]+)\/(?:intake|phone)/.exec(path)?.[1] ?? [],
    )
    for (const id of new Set(interestIds)) {
      const code = sandbox.control.lastPhoneCode(id)
      if (code === null || codes.get(id) === code) continue
      codes.set(id, code)
      console.log(`  (to the phone of ${id}: ${code})`)
    }
  }

  /** Moves what was redeemed since the start, a step for each {@link stepMs} of its age. */
  async function moveAlong() {
    for (const { id: memberId } of members) {
      for (const { id, status, createdAt } of await redemptionsOf(sandbox, memberId)) {
        const made = Date.parse(createdAt ?? '')
        const next = steps[steps.findIndex((step) => step === status) + 1]
        if (!next || !(made > since) || Date.now() - made < stepMs * steps.indexOf(next)) continue
        sandbox.control.advance(id, next)
      }
    }
  }

  const timer = setInterval(() => {
    showCodes()
    moveAlong().catch((error) => console.error(error))
  }, lookMs)
  return () => clearInterval(timer)
}

/**
 * @param {Sandbox} sandbox
 * @param {string} memberId
 * @returns {Promise<readonly import('@experience-program/react').Redemption[]>}
 */
async function redemptionsOf(sandbox, memberId) {
  const { accessToken } = sandbox.grantFor(memberId)
  const response = await sandbox.fetch(`${sandbox.baseUrl}/v1/redemptions`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  return response.ok ? (await response.json()).redemptions : []
}
