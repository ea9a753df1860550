'use client'

import { type ReactNode, useId } from 'react'
import type { Offer } from '../../contract/index.ts'
import { cx } from '../../ui/index.ts'

interface OfferInclusionsProps {
  readonly offer: Offer
  readonly title: string
  readonly headingLevel: 2 | 3 | 4 | 5
  readonly className: string | undefined
}

/** What is included, in the groups and the order of the data. */
export function OfferInclusions({ offer, title, headingLevel, className }: OfferInclusionsProps): ReactNode {
  const groups = groupInclusions(offer)
  if (groups.length === 0) return null
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cx('xp-stack xp-gap-5', className)}>
      <Heading className="xp-type-title-2">{title}</Heading>
      <div className="xp-offer-inclusion-groups">
        {groups.map(({ name, items }) => (
          <InclusionGroup key={name} name={name} items={items} headingLevel={headingLevel} />
        ))}
      </div>
    </div>
  )
}

function InclusionGroup({
  name,
  items,
  headingLevel,
}: InclusionsOfGroup & { readonly headingLevel: 2 | 3 | 4 | 5 }): ReactNode {
  const id = useId()
  const Heading = `h${headingLevel === 2 ? 3 : headingLevel === 3 ? 4 : headingLevel === 4 ? 5 : 6}` as const
  return (
    <div className="xp-offer-inclusion-group">
      {name && (
        <Heading id={id} className="xp-offer-inclusion-name xp-type-small">
          <bdi>{name}</bdi>
        </Heading>
      )}
      <ul className="xp-line-above" aria-labelledby={name ? id : undefined}>
        {items.map((item, index) => (
          <li key={index} className="xp-offer-inclusion xp-type-fact">
            <bdi>{item}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface InclusionsOfGroup {
  /** Empty for those that stand in no group. */
  readonly name: string
  readonly items: readonly string[]
}

/** The inclusions by group, each group where it first occurs. */
export function groupInclusions({ inclusions }: Pick<Offer, 'inclusions'>): readonly InclusionsOfGroup[] {
  const groups = new Map<string, string[]>()
  for (const { group, name } of inclusions) {
    const key = group?.trim() ?? ''
    if (!name.trim()) continue
    groups.set(key, [...(groups.get(key) ?? []), name.trim()])
  }
  return [...groups].map(([name, items]) => ({ name, items }))
}
