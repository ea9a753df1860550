import type { Offer } from '../../../contract/index.ts'
import { foldText } from '../../common/index.ts'

/**
 * Makes the text of an offer that is searched: title, place, kind, type, descriptions, inclusions; folded once for
 * each offer.
 */
export function createOfferText(
  kindLabel: (kind: string) => string,
  typeLabel: (type: string | undefined) => string | null = () => null,
): (offer: Offer) => string {
  const texts = new WeakMap<Offer, string>()
  const kinds = new Map<string, string>()
  const labelOf = (kind: string) => {
    const label = kinds.get(kind) ?? kindLabel(kind)
    kinds.set(kind, label)
    return label
  }
  return (offer) => {
    const known = texts.get(offer)
    if (known !== undefined) return known
    const { title, shortDescription, description, kind, type, location, inclusions } = offer
    const parts = [
      title,
      kind && labelOf(kind),
      typeLabel(type),
      ...Object.values(location ?? {}),
      shortDescription,
      description,
      ...inclusions.flatMap(({ group, name }) => [group, name]),
    ]
    const text = foldText(parts.filter(Boolean).join(' \n '))
    texts.set(offer, text)
    return text
  }
}
