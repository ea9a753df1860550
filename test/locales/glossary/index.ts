import type { localeStatus } from '../../../src/locales/localeStatus.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Glossary } from './Glossary.ts'
import { he } from './he.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { ptBR } from './pt-BR.ts'
import { zhHans } from './zh-Hans.ts'

/** The glossary of each language. */
export const glossaries: Readonly<Record<keyof typeof localeStatus, Glossary>> = {
  ar,
  de,
  es,
  fr,
  he,
  it,
  ja,
  nl,
  'pt-BR': ptBR,
  'zh-Hans': zhHans,
}
