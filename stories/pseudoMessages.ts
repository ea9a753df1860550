import type { Messages } from '../src/index.ts'
import { englishMessages, type Message } from '../test/locales/englishMessages.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accentedLetters = [...'áƀçðéƒğĥíĵķļḿñóþɋŕšţúṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẌÝŽ']

/** Placeholders and tags stay as they are; what is between them is accented. */
const accented = (text: string) =>
  text
    .split(/(\{[^}]*\}|<[^>]*>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/[a-z]/gi, (letter) => accentedLetters[letters.indexOf(letter)] ?? letter),
    )
    .join('')

/** A third longer, as German is; short labels more, as they grow most. */
const padding = (text: string) => {
  const length = text.replaceAll(/\{[^}]*\}|<[^>]*>/g, '').length
  return ' ẽẋţŕá'.repeat(Math.ceil((length * (length < 12 ? 0.6 : 0.35)) / 6))
}

const pseudo = (text: string) => (text === '' ? '' : `⟦${accented(text)}${padding(text)}⟧`)

/** The English messages made long, accented and bracketed: what is clipped or was never translated is seen at once. */
export const pseudoMessages: Partial<Messages> = Object.fromEntries(
  Object.entries(englishMessages).map(([key, message]: [string, Message]) => [
    key,
    typeof message === 'string'
      ? pseudo(message)
      : Object.fromEntries(Object.entries(message).map(([rule, text]) => [rule, pseudo(text)])),
  ]),
) as Partial<Messages>
