/** How far a language has come. */
interface LocaleStatus {
  /** Its own name. */
  readonly name: string
  /** The name of the constant that its file exports. */
  readonly constant: string
  /** Whether somebody who grew up with it has read every message in its place. */
  readonly isReadByNativeReader: boolean
}

/** The languages beside English, by the tag that their folder is named after. */
export const localeStatus = {
  ar: { name: 'العربية', constant: 'ar', isReadByNativeReader: false },
  de: { name: 'Deutsch', constant: 'de', isReadByNativeReader: false },
  es: { name: 'Español', constant: 'es', isReadByNativeReader: false },
  fr: { name: 'Français', constant: 'fr', isReadByNativeReader: false },
  he: { name: 'עברית', constant: 'he', isReadByNativeReader: false },
  it: { name: 'Italiano', constant: 'it', isReadByNativeReader: false },
  ja: { name: '日本語', constant: 'ja', isReadByNativeReader: false },
  nl: { name: 'Nederlands', constant: 'nl', isReadByNativeReader: false },
  'pt-BR': { name: 'Português (Brasil)', constant: 'ptBR', isReadByNativeReader: false },
  'zh-Hans': { name: '简体中文', constant: 'zhHans', isReadByNativeReader: false },
} as const satisfies Record<string, LocaleStatus>
