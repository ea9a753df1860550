import type { Messages } from '../src/index.ts'
import { pseudoMessages } from './pseudoMessages.ts'

/** The languages of the toolbar, each in its own words. */
export const languages = [
  { value: 'en-GB', title: 'English', right: 'en-GB' },
  { value: 'es', title: 'Español', right: 'es' },
  { value: 'fr', title: 'Français', right: 'fr' },
  { value: 'de', title: 'Deutsch', right: 'de' },
  { value: 'it', title: 'Italiano', right: 'it' },
  { value: 'pt-BR', title: 'Português (Brasil)', right: 'pt-BR' },
  { value: 'nl', title: 'Nederlands', right: 'nl' },
  { value: 'ja', title: '日本語', right: 'ja' },
  { value: 'zh-Hans', title: '简体中文', right: 'zh-Hans' },
  { value: 'ar', title: 'العربية', right: 'ar' },
  { value: 'he', title: 'עברית', right: 'he' },
  { value: 'pseudo', title: 'Pseudo: long, accented, bracketed', right: '⟦…⟧' },
] as const

/** What the provider is given for a language. English needs no messages. */
export interface StoryLanguage {
  readonly locale: string
  readonly messages?: Partial<Messages>
}

const files = import.meta.glob<Readonly<Record<string, Messages>>>('../src/locales/*/index.ts')
const loaded = new Map<string, StoryLanguage>([['pseudo', { locale: 'en-GB', messages: pseudoMessages }]])

/** The file of a language, or of what it is a dialect of: `ar-EG` is in the words of `ar`. */
const fileOf = (tag: string) =>
  [tag, tag.split('-')[0]].map((name) => `../src/locales/${name}/index.ts`).find((file) => file in files)

/** Loads the file of a language, once. A tag without a file is left to Intl, with English words. */
export async function loadLanguage(tag: string): Promise<void> {
  const load = files[fileOf(tag) ?? '']
  if (!load || loaded.has(tag)) return
  const messages = Object.values(await load())[0]
  if (messages) loaded.set(tag, { locale: tag, messages })
}

/** The language of a tag, once `loadLanguage` has settled. The same object each time. */
export function languageOf(tag: string): StoryLanguage {
  const known = loaded.get(tag)
  if (known) return known
  const plain = { locale: tag }
  if (!fileOf(tag)) loaded.set(tag, plain)
  return plain
}
