'use client'

import type { MouseEvent, ReactNode } from 'react'
import { chevronDownIcon, closeIcon, Icon, revealFocused } from '../../../ui/index.ts'
import type { OfferFilterBarProps, OpenFilter } from '../OfferFilterBar.tsx'
import { useFilterWords, withoutFilter } from './useFilterWords.ts'

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
}: OfferFilterBarProps): ReactNode {
  const { t, c, texts } = useFilterWords(words, messages, findings?.currency)
  if (controls.length === 0) return null
  const held = new Map(controls.map((name) => [name, texts[name](filters)]))
  const count = [...held.values()].filter(Boolean).length
  const isOpen = (name: OpenFilter['name']) => open?.name === name

  function handleOpen(name: OpenFilter['name'], { currentTarget }: MouseEvent<HTMLElement>) {
    onOpenChange(isOpen(name) ? null : { name, isSheet: isNarrow(currentTarget) })
  }

  function handleRemove(name: (typeof controls)[number], { currentTarget }: MouseEvent<HTMLElement>) {
    focusTrigger(currentTarget, name)
    onChange(withoutFilter(name))
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
        const text = held.get(name)
        const trigger = {
          name,
          label: words.t(`offers.filters.${name}`),
          isOpen: isOpen(name),
          onPress: (event: MouseEvent<HTMLElement>) => handleOpen(name, event),
        }
        return text ? (
          <HeldTrigger
            key={name}
            {...trigger}
            text={text}
            fullLabel={c('common.pair', { first: trigger.label, second: text })}
            removeLabel={t('offers.filters.remove', { filter: text })}
            onRemove={(event) => handleRemove(name, event)}
          />
        ) : (
          <Trigger key={name} {...trigger} />
        )
      })}
    </>
  )
}

interface HeldTriggerProps extends Omit<TriggerProps, 'isOn'> {
  readonly text: string
  readonly fullLabel: string
  readonly removeLabel: string
  readonly onRemove: (event: MouseEvent<HTMLElement>) => void
}

/** One that is on: its words open it, the cross takes it off. */
function HeldTrigger({
  name,
  isOpen,
  text,
  fullLabel,
  removeLabel,
  onPress,
  onRemove,
}: HeldTriggerProps): ReactNode {
  return (
    <span className="xp-filter-chip xp-filter-held" data-on="">
      <button
        type="button"
        className="xp-filter-trigger xp-filter-text xp-native xp-focus"
        data-filter={name}
        aria-label={fullLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onFocus={revealFocused}
        onClick={onPress}
      >
        <bdi>{text}</bdi>
      </button>
      <button
        type="button"
        className="xp-filter-off xp-native xp-focus"
        aria-label={removeLabel}
        onFocus={revealFocused}
        onClick={onRemove}
      >
        <Icon drawing={closeIcon} size="small" />
      </button>
    </span>
  )
}

interface TriggerProps {
  readonly name: OpenFilter['name']
  readonly label: string
  readonly isOpen: boolean
  readonly isOn?: boolean
  readonly onPress: (event: MouseEvent<HTMLElement>) => void
}

function Trigger({ name, label, isOpen, isOn = false, onPress }: TriggerProps): ReactNode {
  return (
    <button
      type="button"
      className="xp-filter-chip xp-filter-trigger xp-focus"
      data-filter={name}
      data-on={isOn ? '' : undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onFocus={revealFocused}
      onClick={onPress}
    >
      {label}
      <Icon drawing={chevronDownIcon} size="small" />
    </button>
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
