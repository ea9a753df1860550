import { sanitizeText } from '../../src/base/index.ts'
import { describe, expect, it } from 'vitest'

const mark = '\u0301'
const joined = (links: number, letters: string) => `${letters}\u200d`.repeat(links)

describe('a text among others', () => {
  it('turns no direction and closes nothing around it', () => {
    expect(sanitizeText('a\u202ab\u202bc\u202cd\u202de\u202ef\u2066g\u2067h\u2068i\u2069j')).toBe(
      'abcdefghij',
    )
    expect(sanitizeText('left\u200e right\u200f \u2029 \u206a')).toBe('left\u200e right\u200f \u2029 \u206a')
  })

  it('has at most six marks on a letter, as any language writes', () => {
    expect(sanitizeText(`e${mark.repeat(6)} n\u0303`)).toBe(`e${mark.repeat(6)} n\u0303`)
    expect(sanitizeText(`e${mark.repeat(7)}x${mark.repeat(40)}y`)).toBe(
      `e${mark.repeat(6)}x${mark.repeat(6)}y`,
    )
  })

  it('is not joined without an end', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(sanitizeText(`${family} ${family}`)).toBe(`${family} ${family}`)
    expect(sanitizeText(joined(8, 'a'))).toBe(joined(8, 'a'))
    expect(sanitizeText(`${joined(9, 'a')}b`)).toBe('aaaaaaaaab')
    expect(sanitizeText(joined(9, 'abcdefgh'))).toBe('abcdefgh'.repeat(9))
    expect(sanitizeText(joined(9, 'ab cdefghi'))).toBe(joined(9, 'ab cdefghi'))
  })
})
