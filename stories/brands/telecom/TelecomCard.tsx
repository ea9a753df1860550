import './TelecomCard.css'
import type { OwnPartProps } from '../../../src/index.ts'
import { resolveStoryImage } from '../../resolveStoryImage.ts'
import { BrandCard, CardHeading } from '../BrandCard.tsx'
import { useCardFacts } from '../useCardFacts.ts'

/** A poster: the picture is the card, with a big word on it and the price as a sticker. */
export function TelecomCard(card: OwnPartProps<'OfferCard'>) {
  const { offer, note } = card
  const { days, label, place, price } = useCardFacts(offer)
  return (
    <BrandCard name="telecom" card={card} resolveImage={resolveStoryImage} label={label}>
      <div className="telecom-card-panel">
        <CardHeading card={card} className="telecom-card-title" />
        <p className="telecom-card-facts">
          <span>
            {place && <bdi>{place}</bdi>} {days && <bdi>{days}</bdi>}
          </span>
          {price && <b className="telecom-card-price">{price}</b>}
          {note}
        </p>
      </div>
    </BrandCard>
  )
}
