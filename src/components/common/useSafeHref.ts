'use client'

import { useMemo } from 'react'
import { callSafely } from '../../base/index.ts'
import { useExperience } from './ExperienceContext.ts'

type HrefFor<Place> = (place: Place) => string | undefined

/** The host's `hrefFor`, which names no address where it throws: one row without a link must not take the list away. */
export function useSafeHref<Place>(hrefFor: HrefFor<Place> | undefined): HrefFor<Place> | undefined {
  const { report } = useExperience()
  return useMemo(() => hrefFor && ((place) => callSafely(() => hrefFor(place), report)), [hrefFor, report])
}
