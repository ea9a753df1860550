import './MonoCard.css'
import { type OwnPartProps, Picture, SaveOfferButton, useMoney, useOfferPrice } from '../../../src/index.ts'
import { resolveStoryImage } from '../../resolveStoryImage.ts'
import { CardHeading } from '../CardHeading.tsx'
import { useCardFacts } from '../useCardFacts.ts'

/** A contact sheet: pictures edge to edge, and under each what it is and what it takes, on two lines. */
export function MonoCard({ Default: _, isLead = false, isFirst, note, ...card }: OwnPartProps<'OfferCard'>) {
  const { offer } = card
  const { days, label, place, picture } = useCardFacts(offer, isLead, resolveStoryImage)
  const cost = useOfferPrice(offer)
  const money = useMoney()
  return (
    <article className="mono-card" data-lead={isLead ? '' : undefined}>
      <div className="mono-card-picture">
        <Picture ratio="fill" {...picture} priority={isFirst ?? false} />
      </div>
      <div className="mono-card-line">
        <CardHeading {...card} className="mono-card-title" />
        <p className="mono-card-price">
          {cost && money.sum(cost.shown)} {note}
        </p>
      </div>
      <p className="mono-card-facts">
        <span>
          {place && <bdi>{place}</bdi>} {days && <bdi>{days}</bdi>}
        </span>
        <span>{label}</span>
      </p>
      <SaveOfferButton offer={offer} />
    </article>
  )
}
