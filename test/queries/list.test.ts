import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  appendPage,
  isSameText,
  type List,
  mergeNewer,
  replacePage,
  startList,
} from '../../src/queries/list.ts'

interface Row {
  readonly id: string
  readonly text?: string
}
const rows = (ids: string, text?: string): Row[] => [...ids].map((id) => (text ? { id, text } : { id }))
const ids = (list: List<Row>) => list.rows.map(({ id }) => String(id)).join('')
/** The list after its first page was read again. */
const merge = (before: List<Row> | undefined, first: { rows: readonly Row[]; nextCursor: string | null }) => {
  const pages = [{ cursor: null, ...first }]
  return before ? mergeNewer(before, pages, { isSame: isSameText }) : startList<Row>(pages)
}
const two = appendPage(merge(undefined, { rows: rows('abc'), nextCursor: 'n1' }), {
  cursor: 'n1',
  rows: rows('def'),
  nextCursor: 'n2',
})

describe('a list', () => {
  it('keeps deeper pages when the first is read again', () => {
    expect(ids(merge(two, { rows: rows('abc', 'new'), nextCursor: 'n1' }))).toBe('abcdef')
    expect(merge(two, { rows: rows('abc', 'new'), nextCursor: 'n1' }).rows[0]?.text).toBe('new')
  })

  it('keeps the place where it goes on', () => {
    expect(merge(two, { rows: rows('abc'), nextCursor: 'other' }).nextCursor).toBe('n2')
  })

  it('moves rows that new ones pushed off the first page', () => {
    expect(ids(merge(two, { rows: rows('xab'), nextCursor: 'n1' }))).toBe('xabcdef')
  })

  it('drops rows that are gone from the first page', () => {
    expect(ids(merge(two, { rows: rows('acd'), nextCursor: 'n1' }))).toBe('acdef')
  })

  it('drops a row that is gone although new ones came', () => {
    expect(ids(merge(two, { rows: rows('xac'), nextCursor: 'n1' }))).toBe('xacdef')
    expect(ids(merge(two, { rows: rows('xad'), nextCursor: 'n1' }))).toBe('xadef')
  })

  it('loses none when one moves from a deeper page to the top', () => {
    expect(ids(merge(two, { rows: rows('fab'), nextCursor: 'n1' }))).toBe('fabcde')
    expect(ids(merge(two, { rows: rows('xyz'), nextCursor: 'n1' }))).toBe('xyzabcdef')
  })

  it('moves no more rows off a short first page than came onto it', () => {
    expect(ids(merge(two, { rows: rows('ab'), nextCursor: 'n1' }))).toBe('abdef')
    expect(ids(merge(two, { rows: rows('xa'), nextCursor: 'n1' }))).toBe('xacdef')
  })

  it('keeps every page as deep as it is', () => {
    const three = appendPage(two, { cursor: 'n2', rows: rows('gh'), nextCursor: 'n3' })
    const merged = merge(three, { rows: rows('xab'), nextCursor: 'n1' })
    expect(ids(merged)).toBe('xabcdefgh')
    expect(merged.pages).toEqual([
      { cursor: 'n1', ids: ['c', 'd', 'e', 'f'] },
      { cursor: 'n2', ids: ['g', 'h'] },
    ])
  })

  it('knows where a row can be read again that was pushed off the first page', () => {
    const merged = merge(two, { rows: rows('xab'), nextCursor: 'after-b' })
    expect(merged.pages).toEqual([
      { cursor: 'after-b', ids: ['c'] },
      { cursor: 'n1', ids: ['d', 'e', 'f'] },
    ])
  })

  it('is the same list when the first page reads as before, with deeper pages and without', () => {
    expect(merge(two, { rows: rows('abc'), nextCursor: 'n1' })).toBe(two)
    const one = merge(undefined, { rows: rows('abc'), nextCursor: null })
    expect(merge(one, { rows: rows('abc'), nextCursor: null })).toBe(one)
    expect(merge(one, { rows: rows('abc'), nextCursor: 'n1' }).nextCursor).toBe('n1')
    expect(ids(merge(one, { rows: rows('acb'), nextCursor: null }))).toBe('acb')
    expect(ids(merge(one, { rows: rows('abcd'), nextCursor: null }))).toBe('abcd')
  })

  it('keeps each row that reads as before, wherever it is now', () => {
    const merged = merge(two, {
      rows: [{ id: 'x' }, { id: 'a', text: 'new' }, ...rows('b')],
      nextCursor: 'n1',
    }).rows
    expect(merged.map((row) => two.rows.includes(row))).toEqual([false, false, true, true, true, true, true])
  })

  it('is the first page alone when that is the end', () => {
    const merged = merge(two, { rows: rows('ab'), nextCursor: null })
    expect([ids(merged), merged.nextCursor]).toEqual(['ab', null])
    const unchanged = merge(two, { rows: rows('abc'), nextCursor: null })
    expect([ids(unchanged), unchanged.nextCursor]).toEqual(['abc', null])
  })

  it('leaves out rows that a moved page repeats', () => {
    expect(ids(appendPage(two, { cursor: 'n2', rows: rows('fgg'), nextCursor: null }))).toBe('abcdefg')
  })

  it('does not append a page that it no longer ends at', () => {
    expect(appendPage(two, { cursor: 'n1', rows: rows('xyz'), nextCursor: null })).toBe(two)
  })

  it('ends when the cursors of the Service go round in a circle', () => {
    expect(appendPage(two, { cursor: 'n2', rows: rows('g'), nextCursor: 'n2' }).nextCursor).toBeNull()
    expect(appendPage(two, { cursor: 'n2', rows: rows('g'), nextCursor: 'n1' }).nextCursor).toBeNull()
    const empty = appendPage(two, { cursor: 'n2', rows: [], nextCursor: 'n3' })
    expect(appendPage(empty, { cursor: 'n3', rows: [], nextCursor: 'n2' }).nextCursor).toBeNull()
  })

  it('has a page that was read again where it was, with its rows and no others', () => {
    const three = startList<Row>([
      { cursor: null, rows: rows('abc'), nextCursor: 'n1' },
      { cursor: 'n1', rows: rows('def'), nextCursor: 'n2' },
      { cursor: 'n2', rows: rows('gh'), nextCursor: 'n3' },
    ])
    const pages = [
      { cursor: 'n1', ids: ['d', 'e', 'f'] },
      { cursor: 'n2', ids: ['g', 'h'] },
    ]
    expect(three).toMatchObject({ nextCursor: 'n3', pages })
    const replaced = replacePage(three, { cursor: 'n1', rows: rows('xfgb') })
    // Those of other pages stay there.
    expect(ids(replaced)).toBe('abcxfgh')
    expect(replaced.pages).toEqual([{ cursor: 'n1', ids: ['x', 'f'] }, pages[1]])
    expect(ids(replacePage(three, { cursor: 'n2', rows: rows('h') }))).toBe('abcdefh')
  })

  it('has a page at its end that had no row before', () => {
    const empty = appendPage(two, { cursor: 'n2', rows: [], nextCursor: 'n3' })
    const replaced = replacePage(empty, { cursor: 'n2', rows: rows('yz') })
    expect(ids(replaced)).toBe('abcdefyz')
    expect(replaced.pages.at(-1)).toEqual({ cursor: 'n2', ids: ['y', 'z'] })
  })

  it('replaces one page where it stands', () => {
    expect(ids(replacePage(two, { cursor: 'n1', rows: rows('dxf') }))).toBe('abcdxf')
  })

  it('never has a row twice, whatever the Service answers', () => {
    const page = fc.record({
      rows: fc.array(fc.constantFrom(...'abcdefghij').map((id): Row => ({ id }))),
      nextCursor: fc.option(fc.constantFrom('c1', 'c2', 'c3')),
    })
    const step = fc.record({ kind: fc.constantFrom('first', 'append', 'replace'), page })
    fc.assert(
      fc.property(page, fc.array(step, { maxLength: 20 }), (first, steps) => {
        let list = merge(undefined, first)
        for (const { kind, page: next } of steps) {
          if (kind === 'first') list = merge(list, next)
          else if (kind === 'replace')
            list = replacePage(list, { cursor: list.pages.at(-1)?.cursor ?? 'c1', rows: next.rows })
          else if (list.nextCursor !== null) list = appendPage(list, { cursor: list.nextCursor, ...next })
          expect(new Set(list.rows.map(({ id }) => id)).size).toBe(list.rows.length)
          const known = new Set(list.rows.map(({ id }) => id))
          const paged = list.pages.flatMap((page) => page.ids)
          expect(paged.filter((id) => !known.has(id))).toEqual([])
        }
      }),
    )
  })
})
