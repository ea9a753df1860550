'use client'

import { Fragment, type ReactNode } from 'react'
import { sanitizeText } from '../../../base/index.ts'
import { Button, Chip, EmptyState, Notice, TextLink } from '../../../ui/index.ts'
import { offerFilterMessages, useMessages } from '../../../i18n/index.ts'
import type { OffersMessages, OfferWords } from '../../common/index.ts'
import type { OfferFilters } from '../OfferFilters.ts'
import type { OfferResults } from '../useOfferResults.ts'
import { heldFilters, useFilterWords, withoutFilters } from './useFilterWords.ts'

/** Says that nothing matches, and what it does not match. */
export function noMatchTitle(filters: OfferFilters, t: OfferWords['t']): string {
  // Pasted from anywhere, and quoted among our words.
  const search = sanitizeText(filters.search.trim())
  return search ? t('offers.noMatch.search', { search }) : t('offers.noMatch.filters')
}

interface OfferNoMatchProps {
  readonly words: OfferWords
  readonly messages: OffersMessages | undefined
  readonly found: OfferResults
  readonly headingLevel: 2 | 3 | 4
  readonly onChange: (part: Partial<OfferFilters>) => void
}

/** Nothing matches: each filter in the way, and what there is without it (*Without Norway: 9*), or a tag to remove. */
export function OfferNoMatch({
  words,
  messages,
  found: { subject: filters, findings },
  headingLevel,
  onChange,
}: OfferNoMatchProps): ReactNode {
  const filterWords = useFilterWords(words, messages, findings?.currency)
  const { t, format } = filterWords
  const ways = heldFilters(filters, filterWords).map((held) => ({
    ...held,
    count: findings?.without.get(held.name) ?? 0,
  }))
  const action = (
    <>
      {ways.map(({ name, label, off, count }) =>
        count > 0 ? (
          <Button key={name} size="small" className="xp-break" onClick={() => onChange(off)}>
            {t('offers.noMatch.withoutOne', { filter: label, count: format.number(count) })}
          </Button>
        ) : (
          <Chip
            key={name}
            onRemove={() => onChange(off)}
            removeLabel={t('offers.filters.remove', { filter: label })}
          >
            {label}
          </Chip>
        ),
      )}
      <TextLink onClick={() => onChange(withoutFilters(ways.map(({ name }) => name)))}>
        {words.t('offers.filters.clear')}
      </TextLink>
    </>
  )
  const count = findings?.countWithSearch ?? 0
  const hasFilters = ways.some(({ name }) => name !== 'search')
  return (
    <EmptyState headingLevel={headingLevel} title={noMatchTitle(filters, words.t)} action={action}>
      {hasFilters && count > 0 ? t('offers.noMatch.without', { count }) : words.t('offers.noMatch.words')}
    </EmptyState>
  )
}

/** On paper, which has no filters to look at: what they hold. */
export function OfferHeld({
  words,
  messages,
  found,
}: Omit<OfferNoMatchProps, 'headingLevel' | 'onChange'>): ReactNode {
  const filterWords = useFilterWords(words, messages, found.findings?.currency)
  const held = heldFilters(found.subject, filterWords)
  if (held.length === 0) return null
  return (
    <p className="xp-print-only xp-below-5 xp-type-small">
      {held.map(({ name, label }, index) => (
        <Fragment key={name}>
          {index > 0 && <span className="xp-dot" />}
          <bdi>{label}</bdi>
        </Fragment>
      ))}
    </p>
  )
}

/** How many were looked through, and that there are more. */
export function OfferLimit({ words: { t }, found }: Pick<OfferNoMatchProps, 'words' | 'found'>): ReactNode {
  const action = (
    <TextLink tone="ink" onClick={found.goOn}>
      {t('offers.limited.more')}
    </TextLink>
  )
  return (
    <Notice
      className="xp-offer-more-failed"
      announces="polite"
      title={t('offers.limited', { shown: found.limitedTo ?? 0 })}
      action={action}
    >
      {t('offers.limited.text')}
    </Notice>
  )
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
