import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLinks, webAddress } from '../../src/components/chat/findLinks.ts'
import { isPictureUrl } from '../../src/ui/Picture.tsx'
import { corpus } from './corpus.ts'

const page = 'https://host.test/rewards'

/** Texts that are nearly addresses: pieces of them in any order, among anything else. */
const nearAddress = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'javascript:',
        'data:',
        'image/',
        'text/html',
        'https:',
        'http:',
        '//',
        '/',
        '\\',
        '@',
        ':',
        '.test',
        'travel',
        '%',
        '#',
        '?',
        ' ',
        '\n',
        '\t',
        '\u0000',
        '\u0430',
        '\u202e',
        '\u200d',
      ),
      fc.string({ maxLength: 3, unit: 'binary' }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))

const parsed = (address: string) => {
  try {
    return new URL(address, page)
  } catch {
    return null
  }
}

describe('an address from the Service', () => {
  it('is a picture only from the web or as data of a picture, however it is written', () => {
    fc.assert(
      fc.property(nearAddress, (text) => {
        const url = parsed(text)
        if (isPictureUrl(text) && url !== null) expect(url.href).toMatch(/^(https?:|data:image\/)/i)
      }),
      { numRuns: 5_000, examples: corpus.map(({ text }) => [text]) },
    )
  })

  it('is followed only to the web, and never by a name before the host', () => {
    fc.assert(
      fc.property(nearAddress, (text) => {
        const address = webAddress(text)
        if (address !== null)
          expect(new URL(address)).toMatchObject({
            protocol: expect.stringMatching(/^https?:$/) as string,
            username: '',
            password: '',
          })
      }),
      { numRuns: 5_000, examples: corpus.map(({ text }) => [text]) },
    )
  })

  it('says in a message the host that it leads to, and loses no other word', () => {
    fc.assert(
      fc.property(nearAddress, (text) => {
        const parts = findLinks(text)
        for (const { text: words, href } of parts) {
          if (href === null) continue
          expect(words.slice(words.indexOf('//') + 2)).toMatch(startingWith(new URL(href).host))
        }
        // Only hosts are written again.
        const withoutHosts = (words: string) => words.replaceAll(/(?<=:\/\/)[^/?#\\]*/g, '')
        if (parts.length === 1) expect(withoutHosts(parts[0]?.text ?? '')).toBe(withoutHosts(text))
      }),
      { numRuns: 5_000, examples: corpus.map(({ text }) => [text]) },
    )
  })

  it.each([
    ['See https://travel.test/a?b=c#d.', ['See ', 'https://travel.test/a?b=c#d', '.']],
    ['https://\u0430\u0440\u0440\u04cf\u0435.test/login', ['https://xn--80ak6aa92e.test/login']],
    ['HTTPS://TRAVEL.TEST/Menu', ['HTTPS://travel.test/Menu']],
    // What stands before the @ is a link of its own, to where it says.
    ['https://travel.test@hostile.test/voucher', ['https://travel.test', '@hostile.test/voucher']],
  ])('reads %j as %j', (text, parts) => {
    expect(findLinks(text).map((part) => part.text)).toEqual(parts)
  })
})

const startingWith = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
