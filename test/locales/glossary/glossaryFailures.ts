import { type Message, textsOf } from '../englishMessages.ts'
import { type ConceptName, concepts } from './concepts.ts'
import type { Glossary, GlossaryTerm } from './Glossary.ts'

const conceptNames = Object.keys(concepts) as ConceptName[]
const withoutPlaceholders = (text: string) => text.replaceAll(/<\/?\w+>/g, '').replaceAll(/\{\w+\}/g, '…')
const lower = (text: string) => withoutPlaceholders(text).toLowerCase()

/** Whether the English of a message speaks of a concept. */
export function speaksOf(name: ConceptName, key: string, english: Message): boolean {
  const concept: { english: RegExp; keys?: RegExp } = concepts[name]
  return (
    (concept.keys?.test(key) ?? true) &&
    textsOf(english).some((text) => concept.english.test(withoutPlaceholders(text)))
  )
}

/** Where a message of a language leaves its glossary: another word, one that is not used, the wrong address. */
export function glossaryFailures(
  glossary: Glossary,
  key: string,
  message: Message,
  english: Message,
): readonly string[] {
  const texts = textsOf(message).map(lower)
  const missing = conceptNames
    .filter((name) => speaksOf(name, key, english) && !isExcepted(glossary.terms[name], key))
    .filter((name) => !texts.some((text) => glossary.terms[name].forms.some((form) => text.includes(form))))
    .map((name) => `${key}: has no “${glossary.terms[name].word}” for ${name}: ${texts.join(' / ')}`)
  const banned = conceptNames.flatMap((name) =>
    (isExcepted(glossary.terms[name], key) ? [] : (glossary.terms[name].not ?? []))
      .filter((word) => texts.some((text) => `${text} `.includes(word)))
      .map((word) => `${key}: says “${word}”, not “${glossary.terms[name].word}”: ${texts.join(' / ')}`),
  )
  const address = glossary.breaksAddress
    .filter((pattern) => textsOf(message).some((text) => pattern.test(withoutPlaceholders(text))))
    .map(
      (pattern) =>
        `${key}: breaks the form of address (${pattern.source.slice(0, 30)}…): ${texts.join(' / ')}`,
    )
  return [...missing, ...banned, ...address]
}

function isExcepted({ except = {} }: GlossaryTerm, key: string): boolean {
  return Object.values(except).some((keys) => keys.includes(key))
}
