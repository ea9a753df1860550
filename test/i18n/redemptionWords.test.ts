import { expect, test } from 'vitest'
import { redemptionsMessages } from '../../src/i18n/index.ts'

test('no word about a redemption claims what the specification does not show: what comes next, who the vendor is, why it expired', () => {
  const { 'redemptions.detail.venue': _fact, ...words } = redemptionsMessages
  const claims = Object.entries(words).filter(([, text]) =>
    /venue|in time|next it|up next|takes it up|as soon as|arranged/i.test(JSON.stringify(text)),
  )
  expect(claims).toEqual([])
})

/** States stand beside each other: the specification shows no transition between them, and no time for one. */
test('no word about where a redemption stands names an order of states, or a time', () => {
  const standing = Object.entries(redemptionsMessages).filter(([key]) =>
    /^redemptions\.(status|next|reason)\./.test(key),
  )
  expect(standing.length).toBeGreaterThan(18)
  const ordered = standing.filter(([, text]) =>
    /\b(next|then|soon|will|shortly|first|last|later|before|after|once|until|already|yet|step|on its way)\b/i.test(
      text,
    ),
  )
  expect(ordered).toEqual([])
})

test('a reason for a cancellation says what its value says: who expired, refused or confirmed what is not shown', () => {
  const reasons = Object.entries(redemptionsMessages).filter(([key]) => key.startsWith('redemptions.reason.'))
  expect(reasons).toHaveLength(6)
  expect(reasons.filter(([, text]) => /confirm|accept|answer|pay|because|so that/i.test(text))).toEqual([])
  expect(redemptionsMessages['redemptions.reason.EXPIRED']).toBe('It expired')
})
