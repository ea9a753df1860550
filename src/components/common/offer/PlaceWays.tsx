'use client'

import { type ReactNode, useRef } from 'react'
import type { Offer } from '../../../contract/index.ts'
import { placeMessages, useMessages } from '../../../i18n/index.ts'
import { checkIcon, copyIcon, selectContent, TextLink, useCopy, VisuallyHidden } from '../../../ui/index.ts'
import { useExperience } from '../ExperienceContext.ts'

interface PlaceWaysProps {
  readonly location: NonNullable<Offer['location']>
  /** In one line. */
  readonly address: string
  /** False where nothing is known but a town or a country. */
  readonly isAddress: boolean
  /** The place as it is written. */
  readonly children: ReactNode
}

/** A place as a link to the map, where the host gives one, and a quiet button that copies the address. */
export function PlaceWays({ location, address, isAddress, children }: PlaceWaysProps): ReactNode {
  const t = useMessages(placeMessages)
  const { mapHref } = useExperience()
  const shown = useRef<HTMLSpanElement>(null)
  const { isCopied, copy } = useCopy(t('place.copied'))
  const href = mapHref(location)
  const place = <span ref={shown}>{children}</span>

  async function handleCopy() {
    if (!(await copy(address))) selectContent(shown.current)
  }

  return (
    <span className="xp-place">
      {href == null ? (
        place
      ) : (
        <a className="xp-place-link xp-native xp-focus" href={href} target="_blank" rel="noopener noreferrer">
          {place}
          <VisuallyHidden> {t('place.map')}</VisuallyHidden>
        </a>
      )}
      {isAddress && (
        <TextLink
          className="xp-fixed"
          icon={isCopied ? checkIcon : copyIcon}
          aria-label={isCopied ? t('place.copied') : t('place.copy')}
          onClick={() => void handleCopy()}
        />
      )}
    </span>
  )
}
