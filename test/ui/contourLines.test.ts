import { expect, test } from 'vitest'
import { contourLines } from '../../src/ui/contourLines.ts'

const field = { width: 400, height: 500, lines: 9, swing: 20 }

test('draws the same lines for the same place, and others for another', () => {
  expect(contourLines('Kyoto', field)).toEqual(contourLines('Kyoto', field))
  expect(contourLines('Kyoto', field)).not.toEqual(contourLines('Vienna', field))
})

test('draws as many as asked for, each from edge to edge', () => {
  const lines = contourLines('Kyoto', field)
  expect(lines).toHaveLength(9)
  for (const line of lines) expect(line).toMatch(/^M0 .*L400 [\d.-]+$/)
})
