import { expect, it, test } from 'vitest'
import { dateAfterKey } from '../../../src/ui/calendar/useCalendarFocus.ts'
import { kindOf, toggledKind, withDates } from '../../../src/ui/calendar/useCalendarSelection.ts'

const values = { preferred: ['2026-12-04', '2026-12-05'], blackout: ['2026-12-24'] }

it('moves a date from one kind to the other, so that kinds never overlap', () => {
  expect(withDates(values, ['2026-12-24', '2026-12-03'], 'preferred')).toEqual({
    preferred: ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-24'],
    blackout: [],
  })
})

it('takes dates back from every kind', () => {
  expect(withDates(values, ['2026-12-24', '2026-12-05'], null)).toEqual({
    preferred: ['2026-12-04'],
    blackout: [],
  })
})

it('knows what choosing a date does', () => {
  expect(kindOf(values, '2026-12-24')).toBe('blackout')
  expect(kindOf(values, '2026-12-25')).toBeNull()
  expect(toggledKind(values, '2026-12-04', 'preferred')).toBeNull()
  expect(toggledKind(values, '2026-12-04', 'blackout')).toBe('blackout')
  expect(toggledKind(values, '2026-12-25', 'blackout')).toBe('blackout')
})

test.each([
  ['ArrowRight', false, 'ltr', '2026-12-10'],
  ['ArrowRight', false, 'rtl', '2026-12-08'],
  ['ArrowLeft', false, 'ltr', '2026-12-08'],
  ['ArrowLeft', false, 'rtl', '2026-12-10'],
  ['ArrowDown', false, 'rtl', '2026-12-16'],
  ['ArrowUp', false, 'ltr', '2026-12-02'],
  ['Home', false, 'ltr', '2026-12-07'],
  ['End', false, 'ltr', '2026-12-13'],
  ['PageDown', false, 'ltr', '2027-01-09'],
  ['PageUp', false, 'ltr', '2026-11-09'],
  ['PageDown', true, 'ltr', '2027-12-09'],
  ['PageUp', true, 'ltr', '2025-12-09'],
  ['a', false, 'ltr', null],
] as const)('%s (Shift: %s, %s) moves from 9 December 2026 to %s', (key, shiftKey, dir, expected) => {
  expect(dateAfterKey({ key, shiftKey }, '2026-12-09', dir, 1)).toBe(expected)
})
