'use client'

import type { ReactNode } from 'react'
import { Button, Chip } from '../../../ui/index.ts'
import { offerFilterMessages, useMessages } from '../../../i18n/index.ts'
import type { OffersMessages, OfferWords } from '../../common/index.ts'
import type { OfferFilters } from '../OfferFilters.ts'
import type { OfferFindings } from './createOfferFinder.ts'
import { heldFilters, useFilterWords } from './useFilterWords.ts'

interface OfferNoMatchProps {
  readonly words: OfferWords
  readonly messages: OffersMessages | undefined
  readonly filters: OfferFilters
  readonly findings: OfferFindings
  readonly onChange: (part: Partial<OfferFilters>) => void
}

/** Each filter that is on: what there is without it (*Without Norway: 9*); where that is nothing, a tag to remove. */
export function OfferNoMatchActions({
  words,
  messages,
  filters,
  findings: { without, currency },
  onChange,
}: OfferNoMatchProps): ReactNode {
  const filterWords = useFilterWords(words, messages, currency)
  const { t, format } = filterWords
  const held = heldFilters(filters, filterWords).map((one) => ({ ...one, count: without.get(one.name) ?? 0 }))
  return (
    <>
      {held
        .filter(({ count }) => count > 0)
        .map(({ name, label, off, count }) => (
          <Button key={name} size="small" className="xp-break" onClick={() => onChange(off)}>
            {t('offers.noMatch.withoutOne', { filter: label, count: format.number(count) })}
          </Button>
        ))}
      {held
        .filter(({ count }) => count === 0)
        .map(({ name, label, off }) => (
          <Chip
            key={name}
            onRemove={() => onChange(off)}
            removeLabel={t('offers.filters.remove', { filter: label })}
          >
            {label}
          </Chip>
        ))}
    </>
  )
}

/** What there is without any of the filters; what else to try where there is nothing either. */
export function OfferNoMatchText({
  words,
  messages,
  findings: { countWithSearch },
}: OfferNoMatchProps): ReactNode {
  const t = useMessages(offerFilterMessages, messages)
  return countWithSearch > 0
    ? t('offers.noMatch.without', { count: countWithSearch })
    : words.t('offers.noMatch.words')
}

interface NoteProps {
  readonly messages: OffersMessages | undefined
}

/** Before the offers without dates. `isAll`: there are no others. */
export function UndatedLine({ isAll, messages }: NoteProps & { readonly isAll: boolean }): ReactNode {
  const t = useMessages(offerFilterMessages, messages)
  return (
    <li className="xp-offer-line xp-line-above xp-type-small xp-quiet">
      {t(isAll ? 'offers.when.anyTimeOnly' : 'offers.when.anyTime')}
    </li>
  )
}

/** On the card of an offer that leaves open for how many it is. */
export function AskHowMany({ messages }: NoteProps): ReactNode {
  const t = useMessages(offerFilterMessages, messages)
  return <span className="xp-offer-card-ask">{t('offers.guests.ask')}</span>
}
