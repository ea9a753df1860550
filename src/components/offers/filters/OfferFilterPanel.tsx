'use client'

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import {
  Button,
  Icon,
  chevronDownIcon,
  drawnScale,
  isElement,
  useIsomorphicLayoutEffect,
  useKeptKeys,
} from '../../../ui/index.ts'
import type { OpenFilter, OpenFiltersProps } from '../OpenFiltersProps.ts'
import type { OfferFilterControl } from '../OfferFilters.ts'
import { FilterSheet } from './FilterSheet.tsx'
import { GuestsFilter } from './GuestsFilter.tsx'
import { focusTrigger } from './OfferFilterTriggers.tsx'
import { PlacesFilter } from './PlacesFilter.tsx'
import { PointsFilter } from './PointsFilter.tsx'
import {
  type FilterControlProps,
  type FilterWords,
  useFilterWords,
  withoutFilters,
} from './useFilterWords.ts'
import { WhenFilter } from './WhenFilter.tsx'

const contents: Readonly<Record<OfferFilterControl, (props: FilterControlProps) => ReactNode>> = {
  when: WhenFilter,
  places: PlacesFilter,
  guests: GuestsFilter,
  points: PointsFilter,
}

interface OfferFilterPanelProps extends Omit<OpenFiltersProps, 'open'> {
  readonly open: OpenFilter
}

/** The open filter beside its chip, or all of them in a sheet. What is chosen holds at once. */
export function OfferFilterPanel(props: OfferFilterPanelProps): ReactNode {
  return props.open.isSheet ? <SheetPanel {...props} /> : <FilterPopover key={props.open.name} {...props} />
}

function usePanel({ words, messages, filters, findings, onChange }: OfferFilterPanelProps) {
  const filterWords = useFilterWords(words, messages, findings?.currency)
  const content = (name: OfferFilterControl) => {
    const Content = contents[name]
    const label = words.t(`offers.filters.${name}`)
    return <Content {...{ words: filterWords, label, filters, findings, onChange }} />
  }
  return { words: filterWords, content }
}

function FilterPopover(props: OfferFilterPanelProps): ReactNode {
  const { open, words, filters, onOpenChange, onChange } = props
  const name = open.name as OfferFilterControl
  const panel = usePanel(props)
  const root = useRef<HTMLDivElement>(null)
  usePlaceUnder(root, name)
  useLeaving(root, () => onOpenChange(null))
  useKeptKeys(root, { isActive: true, keys: ['Escape'], onKey: close })

  // Before it is seen: later, it would take the focus from what the member has pressed in it.
  useIsomorphicLayoutEffect(() => {
    root.current?.focus({ preventScroll: true })
  }, [])

  function close() {
    if (root.current) focusTrigger(root.current, name)
    onOpenChange(null)
  }

  return (
    <div
      ref={root}
      role="dialog"
      aria-label={words.t(`offers.filters.${name}`)}
      className="xp-filter-popover xp-container xp-surface"
      data-filter={name}
      tabIndex={-1}
    >
      {panel.content(name)}
      <PanelFoot
        {...props}
        filterWords={panel.words}
        names={[name]}
        isOn={panel.words.texts[name](filters) !== ''}
        onClear={() => onChange(withoutFilters([name]))}
        onShow={close}
      />
    </div>
  )
}

function SheetPanel(props: OfferFilterPanelProps): ReactNode {
  const { open, words, filters, controls, onOpenChange, onChange } = props
  const panel = usePanel(props)
  const root = useRef<HTMLDivElement>(null)
  const { t, c, texts } = panel.words

  function close() {
    // The sheet is out of the page by the time that the dialog has given the focus back, to what may be gone.
    const bar = root.current?.parentElement
    onOpenChange(null)
    if (bar) requestAnimationFrame(() => focusTrigger(bar, 'all'))
  }

  return (
    <div ref={root}>
      <FilterSheet title={t('offers.filters.title')} closeLabel={c('common.close')} onClose={close}>
        {controls.map((name) => (
          <section
            key={name}
            className="xp-filter-section xp-line-above"
            aria-label={words.t(`offers.filters.${name}`)}
          >
            {name === 'when' ? (
              <details open={open.name === 'when'}>
                <summary className="xp-filter-summary xp-native xp-focus">
                  <span className="xp-type-title-3 xp-fill">{words.t('offers.filters.when')}</span>
                  <bdi className="xp-type-small">{texts.when(filters)}</bdi>
                  <Icon drawing={chevronDownIcon} size="small" />
                </summary>
                {panel.content(name)}
              </details>
            ) : (
              <>
                {name !== 'guests' && (
                  <h3 className="xp-type-title-3 xp-below-4">{words.t(`offers.filters.${name}`)}</h3>
                )}
                {panel.content(name)}
              </>
            )}
          </section>
        ))}
        <PanelFoot
          {...props}
          filterWords={panel.words}
          names={controls}
          isOn={controls.some((name) => texts[name](filters) !== '')}
          onClear={() => onChange(withoutFilters(controls))}
          onShow={close}
        />
      </FilterSheet>
    </div>
  )
}

interface PanelFootProps extends Pick<OfferFilterPanelProps, 'findings' | 'isComplete' | 'filters'> {
  readonly filterWords: FilterWords
  readonly names: readonly OfferFilterControl[]
  readonly isOn: boolean
  readonly onClear: () => void
  readonly onShow: () => void
}

/** What the filter brings, and what stands apart in it; the way back. Stays in reach. */
function PanelFoot({
  findings,
  isComplete,
  filters,
  filterWords: { t },
  names,
  isOn,
  onClear,
  onShow,
}: PanelFootProps): ReactNode {
  const count = findings?.results.length ?? 0
  const undated = names.includes('when') && filters.when ? (findings?.withoutDates ?? 0) : 0
  const note = !isComplete
    ? t('offers.filters.soFar')
    : undated > 0 && t('offers.when.undated', { count: undated })
  return (
    <div className="xp-filter-foot xp-line-above">
      {note && <p className="xp-filter-note xp-type-caption xp-quiet">{note}</p>}
      {isOn && (
        <Button variant="plain" onClick={onClear}>
          {t('offers.filters.clearOne')}
        </Button>
      )}
      <Button variant="primary" className="xp-filter-show" onClick={onShow}>
        {t(isComplete ? 'offers.filters.show' : 'offers.filters.showSoFar', { count })}
      </Button>
    </div>
  )
}

/** Puts the popover under its chip, not beyond the end of the row, and says how much room the window has there. */
function usePlaceUnder(root: RefObject<HTMLElement | null>, name: OfferFilterControl): void {
  useIsomorphicLayoutEffect(() => {
    const popover = root.current
    const bar = popover?.parentElement
    if (!popover || !bar) return
    const findChip = () =>
      bar.querySelector(`.xp-filter-trigger[data-filter="${name}"]`)?.closest('.xp-filter-chip')
    const scale = drawnScale(bar)
    const bottom = findChip()?.getBoundingClientRect().bottom ?? 0
    // Once a render: what changes the size that the observer watches must not be done by it.
    popover.style.setProperty('--xp-filter-room', `${Math.round((innerHeight - bottom) / scale - 8)}px`)
    const place = () => {
      const chip = findChip()
      if (!chip) return
      const [outer, inner, own] = [bar, chip, popover].map((element) => element.getBoundingClientRect())
      if (!outer || !inner || !own) return
      const isRtl = getComputedStyle(bar).direction === 'rtl'
      const offset = isRtl ? outer.right - inner.right : inner.left - outer.left
      const start = Math.max(0, Math.min(offset, outer.width - own.width))
      popover.style.setProperty('inset-inline-start', `${start / scale}px`)
      popover.style.setProperty('inset-block-start', `${(inner.bottom - outer.top) / scale + 8}px`)
    }
    place()
    const observer = new ResizeObserver(place)
    for (const element of [bar, popover]) observer.observe(element)
    return () => observer.disconnect()
  })
}

const elsewhere = ['pointerdown', 'focusin']

/** A press beside it, or the focus leaves it. What opens it decides for itself. */
function useLeaving(root: RefObject<HTMLElement | null>, onLeave: () => void): void {
  useEffect(() => {
    const popover = root.current
    const page = popover?.ownerDocument
    // Inside a shadow root the document hears the host as the target.
    const handleElsewhere = (event: Event) => {
      const [target] = event.composedPath()
      // One that is gone hears how the next one takes the focus.
      if (!isElement(target) || !popover?.isConnected || popover.contains(target)) return
      if (!target.closest('.xp-filter-trigger')) onLeave()
    }
    for (const type of elsewhere) page?.addEventListener(type, handleElsewhere)
    return () => {
      for (const type of elsewhere) page?.removeEventListener(type, handleElsewhere)
    }
  })
}
