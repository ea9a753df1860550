import './MonoCard.css'
import type { OwnPartProps } from '../../../src/index.ts'
import { resolveStoryImage } from '../../resolveStoryImage.ts'
import { BrandCard, CardHeading } from '../BrandCard.tsx'
import { useCardFacts } from '../useCardFacts.ts'

/** A contact sheet: pictures edge to edge, and under each what it is and what it takes, on two lines. */
export function MonoCard(card: OwnPartProps<'OfferCard'>) {
  const { offer, note } = card
  const { days, label, place, price } = useCardFacts(offer)
  return (
    <BrandCard name="mono" card={card} resolveImage={resolveStoryImage}>
      <div className="mono-card-line">
        <CardHeading card={card} className="mono-card-title" />
        <p className="mono-card-price">
          {price} {note}
        </p>
      </div>
      <p className="mono-card-facts">
        <span>
          {place && <bdi>{place}</bdi>} {days && <bdi>{days}</bdi>}
        </span>
        <span>{label}</span>
      </p>
    </BrandCard>
  )
}
