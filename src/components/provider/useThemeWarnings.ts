'use client'

import { type RefObject, useEffect } from 'react'
import { checkTheme, type Theme } from '../../theme/index.ts'

/** Bundlers write the value in, so that nothing of the check is left in what members load: unlike a flag of ours, which keeps its module. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** In development, tells of colours set by hand that cannot be read. A theme of `createTheme` holds by construction. */
export const useThemeWarnings: (element: RefObject<HTMLElement | null>, theme: Theme) => void =
  process.env.NODE_ENV === 'production' ? () => {} : useWarnings

function useWarnings(
  element: RefObject<HTMLElement | null>,
  { scheme, className, tokens, light, dark }: Theme,
): void {
  useEffect(() => {
    if (element.current && (className !== undefined || tokens || light || dark)) checkTheme(element.current)
  }, [element, scheme, className, tokens, light, dark])
}
