import type { localeStatus } from '../../src/locales/localeStatus.ts'

type Tag = keyof typeof localeStatus

interface Rule {
  readonly failure: string
  readonly pattern: RegExp
}

const straightQuotes: Rule = { failure: 'a straight quotation mark', pattern: /["']/ }
const threeDots: Rule = { failure: 'three dots for an ellipsis', pattern: /\.\.\./ }
const edges: Rule = { failure: 'a space at its edge, or two in a row', pattern: /^\s|\s$|\s{2}/u }
const spaceBefore: Rule = { failure: 'a space before a mark', pattern: /\s[,.;:!?]/u }
const inHan: readonly Rule[] = [
  {
    failure: 'a mark of another script',
    pattern: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.;:!?()]/u,
  },
  {
    failure: 'a space between characters',
    pattern:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
]

const rules: Readonly<Record<Tag, readonly Rule[]>> = {
  ar: [straightQuotes, spaceBefore, { failure: 'a Latin mark', pattern: /\p{Script=Arabic}[,;?]/u }],
  de: [
    straightQuotes,
    spaceBefore,
    { failure: 'quotation marks of another language', pattern: /[«»‹›]|“[^„]*”/u },
  ],
  es: [
    straightQuotes,
    spaceBefore,
    { failure: 'a question or exclamation that is not opened', pattern: /^[^¿]*\?|^[^¡]*!/u },
    { failure: 'quotation marks of another language', pattern: /[“”„]/u },
  ],
  fr: [
    straightQuotes,
    { failure: 'no narrow or non-breaking space before ; : ! ?', pattern: /[^\u202f\u00a0][;:!?]/u },
    { failure: 'no space within « »', pattern: /«[^\u202f\u00a0]|[^\u202f\u00a0]»/u },
    { failure: 'quotation marks of another language', pattern: /[“”„]/u },
  ],
  // Hebrew sets a straight mark within abbreviations (gershayim); quotations take the curled ones or these.
  he: [spaceBefore],
  it: [straightQuotes, spaceBefore],
  ja: [straightQuotes, ...inHan],
  nl: [straightQuotes, spaceBefore],
  'pt-BR': [straightQuotes, spaceBefore],
  'zh-Hans': [straightQuotes, ...inHan],
}

/** What a text does that its language does not. */
export function typographicFailures(tag: Tag, text: string): readonly string[] {
  // Tags are no text; a placeholder stands for a word.
  const plain = text.replaceAll(/<\/?\w+>/g, '').replaceAll(/\{\w+\}/g, 'X')
  return [edges, threeDots, ...rules[tag]]
    .filter(({ pattern }) => pattern.test(plain))
    .map(({ failure }) => failure)
}
