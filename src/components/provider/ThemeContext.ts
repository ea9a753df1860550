'use client'

import { createContext } from 'react'
import type { Theme } from '../../theme/index.ts'

/** The theme around us, so that a nested one can change only its scheme. */
export const ThemeContext = createContext<Theme>({})
