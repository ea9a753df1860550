import {
  chatMessages,
  commonMessages,
  failureMessages,
  hubMessages,
  interestReceiptMessages,
  interestsMessages,
  type Messages,
  offerDetailMessages,
  offersMessages,
  phoneFieldMessages,
  phoneMessages,
  redemptionsMessages,
  staffMessages,
  termsMessages,
  walletMessages,
} from '../src/i18n/index.ts'

const english = {
  ...chatMessages,
  ...commonMessages,
  ...failureMessages,
  ...hubMessages,
  ...interestReceiptMessages,
  ...interestsMessages,
  ...offerDetailMessages,
  ...offersMessages,
  ...phoneFieldMessages,
  ...phoneMessages,
  ...redemptionsMessages,
  ...staffMessages,
  ...termsMessages,
  ...walletMessages,
}

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ḿ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ɋ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẍ',
  Y: 'Ý',
  Z: 'Ž',
}

/** Placeholders and tags stay as they are; what is between them is accented. */
const accented = (text: string) =>
  text
    .split(/(\{[^}]*\}|<[^>]*>)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter),
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
  Object.entries(english).map(([key, message]: [string, string | Readonly<Record<string, string>>]) => [
    key,
    typeof message === 'string'
      ? pseudo(message)
      : Object.fromEntries(Object.entries(message).map(([rule, text]) => [rule, pseudo(text)])),
  ]),
) as Partial<Messages>
