'use client'

import { createContext, useContext } from 'react'
import type { ExperienceEvent } from './ExperienceEvent.ts'
import type { ExperienceSlots } from './ExperienceSlots.ts'

/** Gives the address of a picture in another size: `{ src, srcSet?, sizes? }`, or null for no picture. */
export type ResolveImage = (image: {
  readonly url: string
  readonly use: 'card' | 'lead' | 'gallery' | 'thumbnail'
}) => {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
} | null

/** What the provider hands to every component, besides the kit and the language. */
export interface ExperienceContextValue {
  readonly slots: ExperienceSlots
  readonly resolveImage: ResolveImage
  readonly emit: (event: ExperienceEvent) => void
  readonly report: (error: unknown) => void
  /** True when the member's session has ended: components then show the way back in, and nothing of the member. */
  readonly isEnded: boolean
}

const outside: ExperienceContextValue = {
  slots: {},
  resolveImage: ({ url }) => ({ src: url }),
  emit: () => undefined,
  report: () => undefined,
  isEnded: false,
}

export const ExperienceContext = createContext<ExperienceContextValue>(outside)

export function useExperience(): ExperienceContextValue {
  return useContext(ExperienceContext)
}
