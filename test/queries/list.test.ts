import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appendPage, type List, listRows, mergeFirstPage, replacePage } from '../../src/queries/list.ts'

interface Row {
  readonly id: string
  readonly text?: string
}
const rows = (ids: string, text?: string): Row[] => [...ids].map((id) => (text ? { id, text } : { id }))
const ids = (list: List<Row>) =>
  listRows(list)
    .map(({ id }) => String(id))
    .join('')
const two = appendPage(mergeFirstPage<Row>(undefined, { rows: rows('abc'), nextCursor: 'n1' }), 'n1', {
  rows: rows('def'),
  nextCursor: 'n2',
})

describe('a list', () => {
  it('keeps deeper pages when the first is read again', () => {
    expect(ids(mergeFirstPage(two, { rows: rows('abc', 'new'), nextCursor: 'n1' }))).toBe('abcdef')
    expect(listRows(mergeFirstPage(two, { rows: rows('abc', 'new'), nextCursor: 'n1' }))[0]?.text).toBe('new')
  })

  it('keeps the place where it goes on', () => {
    expect(mergeFirstPage(two, { rows: rows('abc'), nextCursor: 'other' }).nextCursor).toBe('n2')
  })

  it('moves rows that new ones pushed off the first page', () => {
    expect(ids(mergeFirstPage(two, { rows: rows('xab'), nextCursor: 'n1' }))).toBe('xabcdef')
  })

  it('drops rows that are gone from the first page', () => {
    expect(ids(mergeFirstPage(two, { rows: rows('acd'), nextCursor: 'n1' }))).toBe('acdef')
  })

  it('drops a row that is gone although new ones came', () => {
    expect(ids(mergeFirstPage(two, { rows: rows('xac'), nextCursor: 'n1' }))).toBe('xacdef')
    expect(ids(mergeFirstPage(two, { rows: rows('xad'), nextCursor: 'n1' }))).toBe('xadef')
  })

  it('loses none when one moves from a deeper page to the top', () => {
    expect(ids(mergeFirstPage(two, { rows: rows('fab'), nextCursor: 'n1' }))).toBe('fabcde')
    expect(ids(mergeFirstPage(two, { rows: rows('xyz'), nextCursor: 'n1' }))).toBe('xyzabcdef')
  })

  it('moves no more rows off a short first page than came onto it', () => {
    expect(ids(mergeFirstPage(two, { rows: rows('ab'), nextCursor: 'n1' }))).toBe('abdef')
    expect(ids(mergeFirstPage(two, { rows: rows('xa'), nextCursor: 'n1' }))).toBe('xacdef')
  })

  it('keeps every page as deep as it is', () => {
    const three = appendPage(two, 'n2', { rows: rows('gh'), nextCursor: 'n3' })
    const merged = mergeFirstPage(three, { rows: rows('xab'), nextCursor: 'n1' })
    expect(merged.pages.map((page) => [page.cursor, page.rows.map(({ id }) => id).join('')])).toEqual([
      [null, 'xab'],
      ['n1', 'cdef'],
      ['n2', 'gh'],
    ])
  })

  it('is the same list when the first page reads as before, with deeper pages and without', () => {
    expect(mergeFirstPage(two, { rows: rows('abc'), nextCursor: 'n1' })).toBe(two)
    const one = mergeFirstPage<Row>(undefined, { rows: rows('abc'), nextCursor: null })
    expect(mergeFirstPage(one, { rows: rows('abc'), nextCursor: null })).toBe(one)
    expect(mergeFirstPage(one, { rows: rows('abc'), nextCursor: 'n1' }).nextCursor).toBe('n1')
    expect(ids(mergeFirstPage(one, { rows: rows('acb'), nextCursor: null }))).toBe('acb')
    expect(ids(mergeFirstPage(one, { rows: rows('abcd'), nextCursor: null }))).toBe('abcd')
  })

  it('keeps each row that reads as before, wherever it is now', () => {
    const merged = listRows(
      mergeFirstPage(two, { rows: [{ id: 'x' }, { id: 'a', text: 'new' }, ...rows('b')], nextCursor: 'n1' }),
    )
    expect(merged.map((row) => listRows(two).includes(row))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ])
  })

  it('is the first page alone when that is the end', () => {
    const merged = mergeFirstPage(two, { rows: rows('ab'), nextCursor: null })
    expect([ids(merged), merged.nextCursor]).toEqual(['ab', null])
    const unchanged = mergeFirstPage(two, { rows: rows('abc'), nextCursor: null })
    expect([ids(unchanged), unchanged.nextCursor]).toEqual(['abc', null])
  })

  it('leaves out rows that a moved page repeats', () => {
    expect(ids(appendPage(two, 'n2', { rows: rows('fgg'), nextCursor: null }))).toBe('abcdefg')
  })

  it('does not append a page that it no longer ends at', () => {
    expect(appendPage(two, 'n1', { rows: rows('xyz'), nextCursor: null })).toBe(two)
  })

  it('ends when the cursors of the Service go round in a circle', () => {
    expect(appendPage(two, 'n2', { rows: rows('g'), nextCursor: 'n2' }).nextCursor).toBeNull()
    expect(appendPage(two, 'n2', { rows: rows('g'), nextCursor: 'n1' }).nextCursor).toBeNull()
  })

  it('replaces one page where it stands', () => {
    expect(ids(replacePage(two, 'n1', rows('dxf')))).toBe('abcdxf')
  })

  it('never holds a row twice, whatever the Service answers', () => {
    const page = fc.record({
      rows: fc.array(fc.constantFrom(...'abcdefghij').map((id): Row => ({ id }))),
      nextCursor: fc.option(fc.constantFrom('c1', 'c2', 'c3')),
    })
    const step = fc.record({ kind: fc.constantFrom('first', 'append', 'replace'), page })
    fc.assert(
      fc.property(page, fc.array(step, { maxLength: 20 }), (first, steps) => {
        let list = mergeFirstPage<Row>(undefined, first)
        for (const { kind, page: next } of steps) {
          if (kind === 'first') list = mergeFirstPage(list, next)
          else if (kind === 'replace') list = replacePage(list, list.pages.at(-1)?.cursor ?? 'c1', next.rows)
          else if (list.nextCursor !== null) list = appendPage(list, list.nextCursor, next)
          expect(new Set(listRows(list).map(({ id }) => id)).size).toBe(listRows(list).length)
        }
      }),
    )
  })
})
