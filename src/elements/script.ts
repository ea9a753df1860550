/**
 * The elements for a page without a bundler, with Preact inside: `<script type="module" src="…/elements.js"></script>`
 * defines them all, and a locale loads its language. It exports what a script of the page may need.
 */
import { logError } from '../base/index.ts'
import { isExperienceError, isRefreshFailure } from '../client/index.ts'
import { defineElements } from './defineElements.ts'
import type { Messages } from '../i18n/index.ts'

export { createMemberSession, refreshFrom } from '../client/index.ts'
export { savedInThisBrowser } from '../components/common/index.ts'

/** The languages beside the script, by the language of a locale. */
const languages: Readonly<Record<string, () => Promise<Messages>>> = {
  ar: async () => (await import('../locales/ar/index.ts')).ar,
  de: async () => (await import('../locales/de/index.ts')).de,
  es: async () => (await import('../locales/es/index.ts')).es,
  fr: async () => (await import('../locales/fr/index.ts')).fr,
  he: async () => (await import('../locales/he/index.ts')).he,
  it: async () => (await import('../locales/it/index.ts')).it,
  ja: async () => (await import('../locales/ja/index.ts')).ja,
  nl: async () => (await import('../locales/nl/index.ts')).nl,
  pt: async () => (await import('../locales/pt-BR/index.ts')).ptBR,
  zh: async () => (await import('../locales/zh-Hans/index.ts')).zhHans,
}

/** The messages of a locale, or undefined for English and for a language that we do not have. */
function messagesFor(locale: string): Promise<Messages> | undefined {
  try {
    const { language, script } = new Intl.Locale(locale).maximize()
    return script === 'Hant' ? undefined : languages[language]?.()
  } catch {
    return undefined // the provider reports it to the developer
  }
}

/** React writes what a boundary has caught to the console by itself; Preact leaves that to us. */
window.addEventListener('xp-error', ({ detail: error }: CustomEventInit<unknown>) => {
  if (!isExperienceError(error) && !isRefreshFailure(error)) logError(error)
})

defineElements({ messagesFor })
