import { describe, expect, it } from 'vitest'
import { localeStatus } from '../../src/locales/localeStatus.ts'
import { expectGenerated } from '../docs/generated.ts'
import { table } from '../docs/markdown.ts'
import { englishMessages, type Message } from './englishMessages.ts'
import { type ConceptName, concepts } from './glossary/concepts.ts'
import { glossaryFailures, speaksOf } from './glossary/glossaryFailures.ts'
import type { GlossaryTerm } from './glossary/Glossary.ts'
import { glossaries } from './glossary/index.ts'

const tags = Object.keys(localeStatus) as (keyof typeof localeStatus)[]
const names = Object.keys(concepts) as ConceptName[]
const keys = Object.keys(englishMessages)
const modules = import.meta.glob<Readonly<Record<string, Readonly<Record<string, Message>>>>>(
  '../../src/locales/*/index.ts',
  { eager: true },
)
const messagesOf = (tag: keyof typeof localeStatus) =>
  modules[`../../src/locales/${tag}/index.ts`]?.[localeStatus[tag].constant] ?? {}

it.each(names)('finds %s in the English messages', (name) => {
  expect(keys.filter((key) => speaksOf(name, key, englishMessages[key] ?? ''))).not.toEqual([])
})

describe.each(tags)('%s', (tag) => {
  const glossary = glossaries[tag]
  const failuresOf = (key: string, message: Message) =>
    glossaryFailures(glossary, key, message, englishMessages[key] ?? '')

  it('keeps to its glossary', () => {
    const messages = messagesOf(tag)
    expect(keys.flatMap((key) => failuresOf(key, messages[key] ?? ''))).toEqual([])
  })

  it('excepts no message from its glossary that keeps to it', () => {
    const messages = messagesOf(tag)
    const idle = names.flatMap((name) => {
      const { except = {}, ...term }: GlossaryTerm = glossary.terms[name]
      const strict = { ...glossary, terms: { ...glossary.terms, [name]: term } }
      return Object.values(except)
        .flat()
        .filter(
          (key) =>
            glossaryFailures(strict, key, messages[key] ?? '', englishMessages[key] ?? '').length === 0,
        )
    })
    expect(idle).toEqual([])
  })
})

describe('the check', () => {
  const failures = (tag: keyof typeof localeStatus, key: string, message: Message) =>
    glossaryFailures(glossaries[tag], key, message, englishMessages[key] ?? '').length

  it('finds another word for a term', () => {
    expect(failures('de', 'wallet.balance', 'Ihr Punktestand')).toBe(0)
    expect(failures('de', 'wallet.balance', 'Ihr Kontostand')).toBe(2)
    expect(failures('zh-Hans', 'redemptions.write', '给管家留言')).toBe(2)
  })

  it('finds the wrong form of address', () => {
    expect(failures('nl', 'chat.you', 'U')).toBe(0)
    expect(failures('nl', 'chat.you', 'Jij')).toBe(1)
    expect(failures('es', 'chat.emptyMessage', 'Escribe primero un mensaje.')).toBe(1)
    expect(failures('ar', 'offers.share.select', 'انسخ هذا العنوان:')).toBe(1)
  })
})

const rows = (tag: keyof typeof localeStatus) =>
  names.map((name) => {
    const { word, not = [], note = '' }: GlossaryTerm = glossaries[tag].terms[name]
    return [concepts[name].title, word, not.map((text) => text.trim()).join(', '), note]
  })

expectGenerated(
  'docs/glossary.md',
  Object.fromEntries(
    tags.map((tag) => [
      `glossary-${tag}`,
      `${glossaries[tag].address}\n\n${table(['English', 'word', 'not', 'note'], rows(tag))}`,
    ]),
  ),
)
