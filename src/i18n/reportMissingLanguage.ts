import type { I18n } from './createI18n.ts'

/** Swedish figures among English words are hardly meant: a locale decides the one, messages the other. */
export function reportMissingLanguage({ locale, messages, report }: I18n): void {
  const { language } = new Intl.Locale(locale)
  if (language === 'en' || Object.keys(messages).length > 0) return
  report(
    'locale',
    `The locale "${locale}" has no messages.`,
    `Figures and dates follow "${locale}", but the words stay English. Give messages, from "@experience-program/react/locales/${language}" where there is one, or your own; for English words give an English locale such as "en-GB".`,
  )
}
