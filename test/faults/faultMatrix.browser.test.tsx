import { afterAll, describe, expect, inject, it } from 'vitest'
import type { CellResult } from './CellResult.ts'
import { nameOf, sampledFaults, surfaces } from './cells.ts'
import { checkCell } from './checkCell.ts'
import { keepPart, writeReport } from './faultReport.ts'
import { faults } from './faults.ts'

const isWhole = inject('isWhole')
const isKept = isWhole && inject('reactMajor') === 19

describe('the sample of the matrix', () => {
  const sampled = surfaces.flatMap((surface) => sampledFaults(surface).map((fault) => ({ surface, fault })))

  it('has each fault at least twice', () => {
    for (const fault of faults)
      expect(sampled.filter((cell) => cell.fault === fault).length, fault.name).toBeGreaterThanOrEqual(2)
  })

  it('has each operation at least twice', () => {
    for (const { operation } of surfaces)
      expect(
        sampled.filter(({ surface }) => surface.operation === operation).length,
        operation,
      ).toBeGreaterThanOrEqual(2)
  })
})

describe.each(surfaces.map((surface) => [nameOf(surface), surface] as const))('%s', (name, surface) => {
  const results: CellResult[] = []
  afterAll(() => (isKept && results.length === faults.length ? keepPart(name, results) : undefined))

  it.each((isWhole ? faults : sampledFaults(surface)).map((fault) => [fault.name, fault] as const))(
    'keeps its promises: %s',
    async (_, fault) => {
      results.push(await checkCell(surface, fault))
    },
    // A machine with other work to do is no fault of ours: what takes too long by the page's clock fails before.
    60_000,
  )
})

afterAll(() => (isKept ? writeReport() : undefined))
