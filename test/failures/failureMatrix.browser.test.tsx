import { afterAll, describe, expect, inject, it } from 'vitest'
import type { CellResult } from './CellResult.ts'
import { nameOf, sampledFailures, surfaces } from './cells.ts'
import { checkCell } from './checkCell.ts'
import { keepPart, writeReport } from './failureReport.ts'
import { failures } from './injectedFailures.ts'

const isWhole = inject('isWhole')
const isKept = isWhole && inject('reactMajor') === 19

describe('the sample of the matrix', () => {
  const sampled = surfaces.flatMap((surface) =>
    sampledFailures(surface).map((failure) => ({ surface, failure })),
  )

  it('has each failure at least twice', () => {
    for (const failure of failures)
      expect(sampled.filter((cell) => cell.failure === failure).length, failure.name).toBeGreaterThanOrEqual(
        2,
      )
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
  afterAll(() => (isKept && results.length === failures.length ? keepPart(name, results) : undefined))

  it.each((isWhole ? failures : sampledFailures(surface)).map((failure) => [failure.name, failure] as const))(
    'keeps its promises: %s',
    async (_, failure) => {
      results.push(await checkCell(surface, failure))
    },
    // A machine with other work to do is no failure of ours: what takes too long by the page's clock fails before.
    60_000,
  )
})

afterAll(() => (isKept ? writeReport() : undefined))
