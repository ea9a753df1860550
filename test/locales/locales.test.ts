import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { localeStatus } from '../../src/locales/localeStatus.ts'
import { manifest } from '../package/manifest.ts'
import { englishMessages, type Message, partsOf, textsOf } from './englishMessages.ts'
import { sameAsEnglish } from './sameAsEnglish.ts'
import { typographicFailures } from './typographicFailures.ts'

const tags = Object.keys(localeStatus) as (keyof typeof localeStatus)[]
const modules = import.meta.glob<Readonly<Record<string, Readonly<Record<string, Message>>>>>(
  '../../src/locales/*/index.ts',
  { eager: true },
)
/** Their words for one thing or one person are written with a figure, and no region of theirs has others. */
const hasWordsWithFigures = new Set<string>(['ja'])
const keys = Object.keys(englishMessages)

it('has a folder and an entry of the package for each language, and no other', () => {
  const folders = readdirSync(new URL('../../src/locales', import.meta.url), { withFileTypes: true }).flatMap(
    (entry) => (entry.isDirectory() ? [entry.name] : []),
  )
  expect(folders.sort()).toEqual([...tags].sort())
  expect(Object.keys(manifest.exports).filter((entry) => entry.startsWith('./locales/'))).toEqual(
    tags.map((tag) => `./locales/${tag}`).sort(),
  )
})

it('counts something', () => {
  expect(keys.length).toBeGreaterThan(600)
})

it('writes no word before a wait that would bend it, in Arabic', () => {
  // `Intl` has its two seconds and two minutes in one case only: that of a word which stands by itself.
  const { ar } = modules['../../src/locales/ar/index.ts'] ?? {}
  const timed = Object.entries(ar ?? {}).filter(
    ([key, message]) => key.startsWith('failure.wait.') && String(message).includes('{time}'),
  )
  expect(timed).toHaveLength(2)
  expect(timed.filter(([, message]) => !String(message).includes(': {time}'))).toEqual([])
})

describe('the English messages', () => {
  it('write no figure: those of the locale come by placeholders', () => {
    expect(
      keys.filter(
        (key) =>
          key !== 'common.phoneExample' &&
          textsOf(englishMessages[key] ?? '').some((text) => /\d/.test(text)),
      ),
    ).toEqual([])
  })

  it('are plural wherever a noun follows a count', () => {
    const counted = keys.filter(
      (key) =>
        typeof englishMessages[key] === 'string' &&
        /\{(count|shown|total)\} (?!of\b|shown\b|so far\b)\p{L}/u.test(String(englishMessages[key])),
    )
    expect(counted).toEqual([])
  })
})

describe.each(tags)('%s', (tag) => {
  const exported = modules[`../../src/locales/${tag}/index.ts`] ?? {}
  const messages: Readonly<Record<string, Message>> = exported[localeStatus[tag].constant] ?? {}
  const shared = keys.filter((key) => key in messages)
  const failures = (isFailure: (message: Message, key: string) => boolean) =>
    shared.filter((key) => isFailure(messages[key] ?? '', key))

  it('exports one constant', () => {
    expect(Object.keys(exported)).toEqual([localeStatus[tag].constant])
  })

  it('has every message, and no other', () => {
    expect(keys.filter((key) => !(key in messages))).toEqual([])
    expect(Object.keys(messages).filter((key) => !(key in englishMessages))).toEqual([])
  })

  it('has the placeholders and tags of the English', () => {
    // A form for one or two may say the number in a word.
    expect(
      failures((message, key) => partsOf(message).join() !== partsOf(englishMessages[key] ?? '').join()),
    ).toEqual([])
    expect(
      failures((message) => textsOf(message).some((text) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')))),
    ).toEqual([])
  })

  it('has a form for each plural rule of the language, and no other', () => {
    const rules = [...new Intl.PluralRules(tag).resolvedOptions().pluralCategories].sort()
    expect(failures((message, key) => typeof message !== typeof englishMessages[key])).toEqual([])
    expect(
      failures(
        (message) => typeof message !== 'string' && Object.keys(message).sort().join() !== rules.join(),
      ),
    ).toEqual([])
  })

  it('says the count in each form that several counts share', () => {
    const rules = new Intl.PluralRules(tag)
    const counts = new Map<string, number>()
    for (let count = 0; count < 200; count += 1)
      counts.set(rules.select(count), (counts.get(rules.select(count)) ?? 0) + 1)
    const says = (key: string) => partsOf(englishMessages[key] ?? '').includes('{count}')
    expect(
      failures(
        (message, key) =>
          typeof message !== 'string' &&
          says(key) &&
          Object.entries(message).some(
            ([rule, text]) => (counts.get(rule) ?? 0) > 1 && !text.includes('{count}'),
          ),
      ),
    ).toEqual([])
  })

  it('leaves no English over', () => {
    const allowed = new Set<string>(sameAsEnglish[tag])
    const hasWords = (message: Message) =>
      textsOf(message).some((text) => /\p{L}/u.test(text.replaceAll(/\{\w+\}|<\/?\w+>/g, '')))
    expect(
      failures(
        (message, key) =>
          hasWords(message) &&
          JSON.stringify(message) === JSON.stringify(englishMessages[key]) &&
          !allowed.has(key),
      ),
    ).toEqual([])
  })

  it.skipIf(hasWordsWithFigures.has(tag))('writes no figure of its own', () => {
    expect(
      failures(
        (message, key) =>
          key !== 'common.phoneExample' && textsOf(message).some((text) => /\p{Nd}/u.test(text)),
      ),
    ).toEqual([])
  })

  it('keeps to the typography of the language', () => {
    expect(
      shared.flatMap((key) =>
        textsOf(messages[key] ?? '').flatMap((text) =>
          typographicFailures(tag, text).map((failure) => `${key}: ${failure}: ${text}`),
        ),
      ),
    ).toEqual([])
  })

  it('is laid out as English is: titles and labels end without a full stop, sentences with one', () => {
    const end = /[.。!?！？؟…]$/u
    // Japanese asks by its grammar; the mark is free.
    const isFree = (key: string) => tag === 'ja' && /\?$/.test(String(englishMessages[key]))
    expect(
      failures(
        (message, key) =>
          !isFree(key) &&
          end.test(textsOf(message).at(-1) ?? '') !==
            end.test(textsOf(englishMessages[key] ?? '').at(-1) ?? ''),
      ),
    ).toEqual([])
  })
})
