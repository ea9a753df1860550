'use client'

import { type RefObject, useEffect } from 'react'
import { isDevelopment } from '../../i18n/index.ts'
import { checkTheme, type Theme } from '../../theme/index.ts'

/** In development, tells of colours set by hand that cannot be read. A theme of `createTheme` holds by construction. */
export const useThemeWarnings: (element: RefObject<HTMLElement | null>, theme: Theme) => void = isDevelopment ? useWarnings : () => {}

function useWarnings(element: RefObject<HTMLElement | null>, { scheme, className, tokens, light, dark }: Theme): void {
  useEffect(() => {
    if (element.current && (className !== undefined || tokens || light || dark)) checkTheme(element.current)
  }, [element, scheme, className, tokens, light, dark])
}
