'use client'

import { useContext, useEffect } from 'react'
import { reportDeveloperError } from '../../i18n/index.ts'
import { KitContext } from '../../queries/index.ts'

/** Bundlers write the value in, so that nothing of the check is left in what members load: unlike a flag of ours, which keeps its module. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** In development, tells of a provider within a provider. To be called where the context is still the one around it. */
export const useNestingCheck: () => void = process.env.NODE_ENV === 'production' ? () => {} : useCheck

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
