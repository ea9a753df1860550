import { expect, inject, it } from 'vitest'
import { checkCell } from './checkCell.ts'
import { cells, fields, moments, nameOf, sampleByPairs, ways } from './leavingModel.ts'

const sample = sampleByPairs(cells)

it('the sample has each way, and each moment of each field', () => {
  for (const way of ways)
    expect(
      new Set(sample.filter((cell) => cell.way === way).map(({ moment }) => moment)).size,
    ).toBeGreaterThan(2)
  for (const field of fields)
    for (const moment of moments)
      expect(sample.some((cell) => cell.field === field && cell.moment === moment)).toBe(true)
})

it.each((inject('isWhole') ? cells : sample).map((cell) => [nameOf(cell), cell] as const))(
  '%s',
  async (_, cell) => {
    await checkCell(cell)
  },
  60_000,
)
