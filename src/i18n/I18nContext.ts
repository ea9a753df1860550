'use client'

import { createContext } from 'react'
import type { I18n } from './createI18n.ts'

/** The language of the tree around a component. Read it with `useI18n`. */
export const I18nContext = createContext<I18n | null>(null)
