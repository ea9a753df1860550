'use client'

import { type RefObject, useRef } from 'react'
import { useIsomorphicLayoutEffect } from '../../ui/index.ts'
import { applyTheme, type Theme } from '../../theme/index.ts'
import { useThemeWarnings } from './useThemeWarnings.ts'

/** A ref for the element that carries the theme's tokens. They change in place: nothing is mounted anew. */
export function useAppliedTheme(theme: Theme): RefObject<HTMLDivElement | null> {
  const { tokens, light, dark } = theme
  const element = useRef<HTMLDivElement>(null)
  useIsomorphicLayoutEffect(
    () => (element.current ? applyTheme(element.current, { tokens, light, dark }) : undefined),
    [tokens, light, dark],
  )
  useThemeWarnings(element, theme)
  return element
}
