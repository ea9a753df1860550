import type { localeStatus } from '../../src/locales/localeStatus.ts'

/** Messages that are spelt as in English because that is the word, language by language. */
export const sameAsEnglish: Readonly<Record<keyof typeof localeStatus, readonly string[]>> = {
  ar: [],
  de: [],
  es: [],
  fr: [],
  he: [],
  it: [],
  ja: [],
  nl: [],
  'pt-BR': [],
  'zh-Hans': [],
}
