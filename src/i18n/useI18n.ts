'use client'

import { useContext, useMemo } from 'react'
import { createI18n, type I18n } from './createI18n.ts'
import { I18nContext } from './I18nContext.ts'

/** The language around this component: locale, direction, time zone and formatters. Outside a provider English, for the words that say so. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  return useMemo(() => i18n ?? createI18n(), [i18n])
}
