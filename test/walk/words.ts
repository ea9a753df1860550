import { ar } from '../../src/locales/ar/index.ts'
import { englishMessages, type Message, textsOf } from '../locales/englishMessages.ts'

/** What a name or a text of ours looks like, by its key, in one language. */
export type Words = (...keys: readonly string[]) => RegExp

/** Placeholders stand for whatever is there. */
export function wordsIn(locale: 'en-GB' | 'ar'): Words {
  const messages = (locale === 'ar' ? ar : englishMessages) as Readonly<Record<string, Message>>
  return (...keys) => {
    const patterns = keys.flatMap((key) => {
      const message = messages[key]
      if (message === undefined) throw new Error(`There is no message ${key}.`)
      return textsOf(message).map((text) =>
        text
          .replace(/<\/?\w+>/g, '')
          .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
          .replace(/\{\w+\}/g, '.+'),
      )
    })
    return new RegExp(`^(?:${patterns.join('|')})$`, 'u')
  }
}

/** The same within a longer text. */
export const within = ({ source }: RegExp): RegExp => new RegExp(source.slice(1, -1), 'u')
