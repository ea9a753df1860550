import './BankCard.css'
import { OfferPrice, type OwnPartProps } from '../../../src/index.ts'
import { resolveWideStoryImage } from '../../resolveStoryImage.ts'
import { BrandCard, CardHeading } from '../BrandCard.tsx'
import { useCardFacts } from '../useCardFacts.ts'

/** As in an annual: a plate, under it a caption that is read in full; the first is a spread. */
export function BankCard(card: OwnPartProps<'OfferCard'>) {
  const { offer, note } = card
  const { days, label, place } = useCardFacts(offer)
  return (
    <BrandCard name="bank" card={card} resolveImage={resolveWideStoryImage} label={label}>
      <div className="bank-card-caption">
        <p className="bank-card-place">{place}</p>
        <CardHeading card={card} className="bank-card-title" />
        {offer.shortDescription && (
          <p className="bank-card-text">
            <bdi>{offer.shortDescription}</bdi>
          </p>
        )}
        <p className="bank-card-foot">
          <span>{days}</span>
          <span>
            <OfferPrice offer={offer} /> {note}
          </span>
        </p>
      </div>
    </BrandCard>
  )
}
