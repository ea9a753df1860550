'use client'

import { useContext } from 'react'
import { I18nContext } from './I18nContext.ts'
import type { I18n } from './createI18n.ts'

/** The language around this component: locale, direction, time zone and formatters. Throws outside a provider. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  if (i18n) return i18n
  throw new Error(
    '@experience-program/react: a component was rendered outside the provider. It needs a language to write its texts. Render it inside <ExperienceProvider>.',
  )
}
