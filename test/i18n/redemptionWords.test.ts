import { expect, test } from 'vitest'
import { redemptionsMessages } from '../../src/i18n/index.ts'

test('no word about a redemption claims what the specification does not show: what comes next, who the vendor is, why it expired', () => {
  const { 'redemptions.detail.venue': _fact, ...words } = redemptionsMessages
  const claims = Object.entries(words).filter(([, text]) =>
    /venue|in time|next it|up next|takes it up|as soon as|arranged/i.test(JSON.stringify(text)),
  )
  expect(claims).toEqual([])
})
