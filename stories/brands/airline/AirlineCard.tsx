import './AirlineCard.css'
import { OfferPrice, type OwnPartProps } from '../../../src/index.ts'
import { resolveWideStoryImage } from '../../resolveStoryImage.ts'
import { BrandCard, CardHeading } from '../BrandCard.tsx'
import { useCardFacts } from '../useCardFacts.ts'

/** A ticket: where to first, and a stub to tear off with the days and what it takes. */
export function AirlineCard(card: OwnPartProps<'OfferCard'>) {
  const { offer, note, isLead } = card
  const { days, label, place } = useCardFacts(offer)
  return (
    <BrandCard name="airline" card={card} resolveImage={resolveWideStoryImage} label={label}>
      <div className="airline-card-pass">
        <p className="airline-card-place">{place}</p>
        <CardHeading card={card} className="airline-card-title" />
        {isLead && (
          <p className="airline-card-text">
            <bdi>{offer.shortDescription}</bdi>
          </p>
        )}
      </div>
      <p className="airline-card-stub">
        <span className="airline-card-days">{days}</span>
        <span className="airline-card-price">
          <OfferPrice offer={offer} /> {note}
        </span>
      </p>
    </BrandCard>
  )
}
