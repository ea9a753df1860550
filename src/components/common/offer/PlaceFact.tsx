'use client'

import { type ReactNode, useRef } from 'react'
import type { Offer } from '../../../contract/index.ts'
import { placeMessages, useMessages } from '../../../i18n/index.ts'
import { checkIcon, copyIcon, Fact, TextLink, useCopy, VisuallyHidden } from '../../../ui/index.ts'
import { useExperience } from '../ExperienceContext.ts'
import type { OfferWords } from './useOfferWords.ts'

interface PlaceFactProps {
  /** *Where* */
  readonly label: string
  readonly offer: Offer | undefined
  readonly words: OfferWords
}

/** Where an experience is: a link to the map where the host gives one, and a way to copy the address. */
export function PlaceFact({ label, offer, words }: PlaceFactProps): ReactNode {
  const t = useMessages(placeMessages)
  const { mapHref } = useExperience()
  const { isCopied, copy } = useCopy(t('place.copied'))
  const shown = useRef<HTMLSpanElement>(null)
  const place = offer && words.place(offer)
  if (!place) return null
  const first = place.venue ?? place.address ?? place.short
  const second = place.venue && place.address
  const href = offer.location && mapHref(offer.location)
  const lines = (
    <span ref={shown}>
      <bdi>{first}</bdi>
      {second && (
        <span className="xp-fact-note">
          <bdi>{second}</bdi>
        </span>
      )}
    </span>
  )

  async function handleCopy() {
    // Where it is forbidden, the member's own copy works.
    const isDone = await copy(second ? words.pair(first, second) : first)
    if (!isDone && shown.current) getSelection()?.selectAllChildren(shown.current)
  }

  return (
    <Fact label={label}>
      <span className="xp-place">
        {href == null ? (
          lines
        ) : (
          <a
            className="xp-place-link xp-native xp-focus"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {lines}
            <VisuallyHidden> {t('place.map')}</VisuallyHidden>
          </a>
        )}
        {(place.venue ?? offer.location?.address) && (
          <TextLink
            className="xp-fixed"
            icon={isCopied ? checkIcon : copyIcon}
            aria-label={isCopied ? t('place.copied') : t('place.copy')}
            title={t('place.copy')}
            onClick={() => void handleCopy()}
          />
        )}
      </span>
    </Fact>
  )
}
