import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createI18n,
  createTranslate,
  type MessageDefinitions,
  type MessageOverrides,
} from '../../src/i18n/index.ts'

/** Its words and tags, without the elements around its texts. */
const written = (node: ReactNode) => renderToStaticMarkup(node).replace(/<\/?span>/g, '')

const messages = {
  plain: 'Hello',
  named: 'Book by {date}, {name}',
  count: { one: '{count} place at {venue}', other: '{count} places at {venue}' },
  bold: 'It is <b>not stored</b>, {name}. <link>Read <b>why</b></link>',
  'status.OPEN': 'In hand',
} as const satisfies MessageDefinitions

const i18n = createI18n({ locale: 'en' })
const t = createTranslate(i18n, messages, [])
const translated = (locale: string, overrides: MessageOverrides<typeof messages>) =>
  createTranslate(createI18n({ locale }), messages, [overrides])

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('writes plain, filled and plural messages', () => {
  expect(t('plain')).toBe('Hello')
  expect(t('named', { date: '23 Nov', name: 'Ada' })).toBe('Book by 23 Nov, Ada')
  expect(t('count', { count: 1, venue: 'Noma' })).toBe('1 place at Noma')
  expect(t('count', { count: 12500, venue: 'Noma' })).toBe('12,500 places at Noma')
})

it('leaves braces in a value alone', () => {
  expect(t('named', { date: '{name}', name: '$1' })).toBe('Book by {name}, $1')
})

it('does not compile with a wrong key or wrong values', () => {
  // @ts-expect-error an unknown key
  t('nothing')
  // @ts-expect-error a missing value
  t('named', { date: 'x' })
  // @ts-expect-error no values at all
  t('named')
  // @ts-expect-error a surplus value
  t('named', { date: 'x', name: 'y', more: 'z' })
  // @ts-expect-error values for a message without placeholders
  t('plain', { name: 'x' })
  // @ts-expect-error a count that is not a number
  t('count', { count: '1', venue: 'x' })
  // @ts-expect-error a tag without a writer
  void t.rich('bold', { name: 'x' }, { b: (chunk) => chunk })
  expect(t('plain')).toBe('Hello')
})

it('takes the override of a component before that of the provider', () => {
  const layered = createTranslate(i18n, messages, [
    { plain: 'Hi' },
    { plain: 'Hey', named: '{name}: {date}' },
  ])
  expect(layered('plain')).toBe('Hi')
  expect(layered('named', { date: 'D', name: 'N' })).toBe('N: D')
})

it('chooses plural forms by the rules of the language of the text', () => {
  const polish = translated('pl', {
    count: {
      one: '{count} miejsce',
      few: '{count} miejsca',
      many: '{count} miejsc',
      other: '{count} miejsca',
    },
  })
  expect([1, 2, 5].map((count) => polish('count', { count, venue: '' }))).toEqual([
    '1 miejsce',
    '2 miejsca',
    '5 miejsc',
  ])
  // French takes 0 for singular; English words under a French locale stay English.
  expect(translated('fr', {})('count', { count: 0, venue: 'x' })).toBe('0 places at x')
  expect(
    translated('fr', { count: { one: '{count} place', other: '{count} places' } })('count', {
      count: 0,
      venue: 'x',
    }),
  ).toBe('0 place')
})

describe('an override with a fault', () => {
  it('is reported once, and the standard message is shown', () => {
    const faulty = translated('en', { named: 'Until {day}' })
    expect(faulty('named', { date: 'D', name: 'N' })).toBe('Book by D, N')
    faulty('named', { date: 'D', name: 'N' })
    expect(console.error).toHaveBeenCalledOnce()
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/"named".*\{day\}.*\{date\}, \{name\}/))
  })

  it('may leave a value out', () => {
    expect(
      translated('en', { count: { one: 'One place', other: '{count} places' } })('count', {
        count: 1,
        venue: 'x',
      }),
    ).toBe('One place')
    expect(console.error).not.toHaveBeenCalled()
  })
})

it('writes tags with functions, and values as nodes', () => {
  const node = t.rich(
    'bold',
    { name: createElement('i', null, 'Ada') },
    {
      b: (chunk) => createElement('b', null, chunk),
      link: (chunk) => createElement('a', { href: '/x' }, chunk),
    },
  )
  expect(written(node)).toBe('It is <b>not stored</b>, <i>Ada</i>. <a href="/x">Read <b>why</b></a>')
})

it('gives each text beside nodes an element, which React can replace where the browser has translated it', () => {
  const node = t.rich('bold', { name: 'Ada' }, { b: (chunk) => chunk, link: (chunk) => chunk })
  expect(
    renderToStaticMarkup(node)
      .split(/<\/?span>/)
      .filter((_, index) => index % 2 === 0)
      .join('')
      .trim(),
  ).toBe('')
})

it('shows markup in a value or a strange tag as text', () => {
  const strange = translated('en', { bold: '<img src=x> <script>x</script> {name}' })
  const node = strange.rich('bold', { name: '<b>x</b>' }, { b: (chunk) => chunk, link: (chunk) => chunk })
  expect(written(node)).toBe('&lt;img src=x&gt; x &lt;b&gt;x&lt;/b&gt;')
})

it('finds words of the service that the host named, and says when nobody did', () => {
  const named = createTranslate(i18n, messages, [{ 'status.NEW': 'New here' }])
  expect(named.find('status.OPEN')).toBe('In hand')
  expect(named.find('status.NEW')).toBe('New here')
  expect(named.find('status.OTHER')).toBeNull()
  expect(named.find('toString')).toBeNull()
})

it('shows keys, with plural forms, placeholders and tags, for who translates', () => {
  const keys = createTranslate(createI18n({ locale: 'en', messages: 'keys' }), messages, [])
  expect(keys('plain')).toBe('plain')
  expect(keys('named', { date: '23 Nov', name: 'Ada' })).toBe('named {date} {name}')
  expect(keys('count', { count: 1, venue: 'Noma' })).toBe('count[one] {count} {venue}')
  expect(keys('count', { count: 2, venue: 'Noma' })).toBe('count[other] {count} {venue}')
  expect(keys.find('status.OPEN')).toBe('status.OPEN')
  // A word that the host may add.
  expect(keys.find('status.UNKNOWN')).toBe('status.UNKNOWN')
  const bold = keys.rich(
    'bold',
    { name: 'Ada' },
    { b: (chunk) => createElement('b', null, chunk), link: (chunk) => createElement('a', null, chunk) },
  )
  expect(written(bold)).toBe('bold <b>b</b> {name} <a>link</a>')
})

describe('an override of another kind', () => {
  const overridden = (overrides: object) => translated('en', overrides as MessageOverrides<typeof messages>)

  it('with plural forms for a plain text is not taken, and said', () => {
    expect(overridden({ plain: { one: 'Hi', other: 'Hi all' } })('plain')).toBe('Hello')
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('The message "plain" is plural.'))
  })

  it('with one text for a plural message is taken, with the count or without', () => {
    const values = { count: 2, venue: 'Noma' }
    expect(overridden({ count: '{count} at {venue}' })('count', values)).toBe('2 at Noma')
    expect(overridden({ count: 'Some at {venue}' })('count', values)).toBe('Some at Noma')
    expect(overridden({ count: { one: 'One', other: 'Some of {count}' } })('count', values)).toBe('Some of 2')
    expect(console.error).not.toHaveBeenCalled()
  })

  it('with the count for a plain text is not taken', () => {
    expect(overridden({ plain: 'Hello {count}' })('plain')).toBe('Hello')
    expect(console.error).toHaveBeenCalledOnce()
  })

  it('for a word of the Service that we do not know is taken as a text, and not with plural forms', () => {
    expect(overridden({ 'status.NEW': 'Just in' }).find('status.NEW')).toBe('Just in')
    expect(overridden({ 'status.NEW': { other: 'Just in' } }).find('status.NEW')).toBeNull()
  })
})

describe('the parts of a rich text', () => {
  const marked = (text: string) =>
    written(
      translated('en', { bold: text }).rich(
        'bold',
        { name: 'Ada' },
        { b: (chunk) => createElement('b', null, chunk), link: (chunk) => chunk },
      ),
    )

  it.each([
    ['<b>a</b>', '<b>a</b>'],
    ['<b>a</b>{name}', '<b>a</b>Ada'],
    ['{name}<b></b> end', 'Ada<b></b> end'],
    ['x<b>y {name}</b>z', 'x<b>y Ada</b>z'],
    ['no <b>end', 'no &lt;b&gt;end'],
    ['<other>as it is</other>', 'as it is'],
    ['', ''],
  ])('%s', (text, markup) => {
    expect(marked(text)).toBe(markup)
  })
})
