'use client'

import type { MouseEvent, ReactNode } from 'react'
import { commonMessages, useMessages } from '../../../i18n/index.ts'
import { chevronDownIcon, closeIcon, Icon, revealFocused } from '../../../ui/index.ts'
import type { OpenFilter, OpenFiltersProps } from '../OpenFiltersProps.ts'
import { useFilterWords, withoutFilters } from './useFilterWords.ts'

/** What opens the filters. One that is on says what it holds, and can be taken off. On a phone one opens them all. */
export function OfferFilterTriggers({
  words,
  messages,
  filters,
  controls,
  findings,
  open,
  onOpenChange,
  onChange,
}: OpenFiltersProps): ReactNode {
  const { t, texts } = useFilterWords(words, messages, findings?.currency)
  if (controls.length === 0) return null
  const held = new Map(controls.map((name) => [name, texts[name](filters)]))
  const count = [...held.values()].filter(Boolean).length
  const isOpen = (name: OpenFilter['name']) => open?.name === name

  function handleOpen(name: OpenFilter['name'], { currentTarget }: MouseEvent<HTMLElement>) {
    onOpenChange(isOpen(name) ? null : { name, isSheet: isNarrow(currentTarget) })
  }

  function handleRemove(name: (typeof controls)[number], { currentTarget }: MouseEvent<HTMLElement>) {
    focusTrigger(currentTarget, name)
    onChange(withoutFilters([name]))
  }

  return (
    <>
      <Trigger
        name="all"
        label={count > 0 ? t('offers.filters.count', { count }) : words.t('offers.filters')}
        isOpen={isOpen('all')}
        isOn={count > 0}
        onPress={(event) => handleOpen('all', event)}
      />
      {controls.map((name) => {
        const text = held.get(name) ?? ''
        return (
          <Trigger
            key={name}
            name={name}
            label={words.t(`offers.filters.${name}`)}
            text={text}
            isOn={text !== ''}
            isOpen={isOpen(name)}
            onPress={(event) => handleOpen(name, event)}
            off={
              text && {
                label: t('offers.filters.remove', { filter: text }),
                onPress: (event) => handleRemove(name, event),
              }
            }
          />
        )
      })}
    </>
  )
}

interface TriggerProps {
  readonly name: OpenFilter['name']
  readonly label: string
  /** What it holds. */
  readonly text?: string
  readonly isOn: boolean
  readonly isOpen: boolean
  readonly onPress: (event: MouseEvent<HTMLElement>) => void
  /** What takes it off. */
  readonly off?:
    '' | { readonly label: string; readonly onPress: (event: MouseEvent<HTMLElement>) => void } | undefined
}

/** The same elements whether it is on or not, so that the focus stays where it was. */
function Trigger({ name, label, text = '', isOn, isOpen, onPress, off }: TriggerProps): ReactNode {
  const t = useMessages(commonMessages)
  return (
    <span className="xp-filter-chip xp-filter-held" data-filter={name} data-on={isOn ? '' : undefined}>
      <button
        type="button"
        className="xp-filter-trigger xp-native xp-focus"
        data-filter={name}
        aria-label={text === '' ? undefined : t('common.pair', { first: label, second: text })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onFocus={revealFocused}
        onClick={onPress}
      >
        <bdi className="xp-filter-text">{text || label}</bdi>
        {!off && <Icon drawing={chevronDownIcon} size="small" />}
      </button>
      {off && (
        <button
          type="button"
          className="xp-filter-off xp-native xp-focus"
          aria-label={off.label}
          onFocus={revealFocused}
          onClick={off.onPress}
        >
          <Icon drawing={closeIcon} size="small" />
        </button>
      )}
    </span>
  )
}

const triggersOf = (element: Element) =>
  element.closest('[role="search"]')?.querySelectorAll<HTMLElement>('.xp-filter-trigger') ?? []

/** Where the container is narrow, one trigger opens all filters. */
function isNarrow(element: Element): boolean {
  const all = [...triggersOf(element)].find(({ dataset }) => dataset.filter === 'all')
  return all !== undefined && all.getClientRects().length > 0
}

/** Moves the focus to what opens a filter; where that is not shown, to what opens them all. */
export function focusTrigger(element: Element, name: OpenFilter['name']): void {
  const wanted = isNarrow(element) ? 'all' : name
  for (const trigger of triggersOf(element)) if (trigger.dataset.filter === wanted) trigger.focus()
}
