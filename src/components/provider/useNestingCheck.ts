'use client'

import { useContext, useEffect } from 'react'
import { isDevelopment, reportDeveloperError } from '../../i18n/index.ts'
import { KitContext } from '../../queries/index.ts'

/** In development, tells of a provider within a provider. To be called where the context is still the one around it. */
export const useNestingCheck: () => void = isDevelopment ? useCheck : () => {}

function useCheck(): void {
  const isNested = useContext(KitContext) !== null
  useEffect(() => {
    if (!isNested) return
    reportDeveloperError(
      'An ExperienceProvider stands inside another one.',
      'What is in it belongs to the inner session alone, with a language and live regions of its own. Keep the outer one; for another look within it use ThemeScope.',
    )
  }, [isNested])
}
