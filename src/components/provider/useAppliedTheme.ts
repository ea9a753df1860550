'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { applyTheme, type Theme } from '../../theme/index.ts'
import { useThemeWarnings } from './useThemeWarnings.ts'

/** React 18 warns of a layout effect on a server, where none runs anyway. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** A ref for the element that carries the theme's tokens. They change in place: nothing is mounted anew. */
export function useAppliedTheme(theme: Theme): RefObject<HTMLDivElement | null> {
  const { tokens, light, dark } = theme
  const element = useRef<HTMLDivElement>(null)
  useBeforePaint(() => (element.current ? applyTheme(element.current, { tokens, light, dark }) : undefined), [tokens, light, dark])
  useThemeWarnings(element, theme)
  return element
}
