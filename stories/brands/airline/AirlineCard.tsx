import './AirlineCard.css'
import { OfferPrice, type OwnPartProps, Picture, SaveOfferButton } from '../../../src/index.ts'
import { resolveStoryImages } from '../../resolveStoryImage.ts'
import { CardHeading } from '../CardHeading.tsx'
import { useCardFacts } from '../useCardFacts.ts'

const resolveImage = resolveStoryImages({ card: '3x2', lead: '3x2' })

/** A ticket: where to first, and a stub to tear off with the days and what it takes. */
export function AirlineCard({
  Default: _,
  isLead = false,
  isFirst,
  note,
  ...card
}: OwnPartProps<'OfferCard'>) {
  const { offer } = card
  const { days, label, place, picture } = useCardFacts(offer, isLead, resolveImage)
  return (
    <article className="airline-card" data-lead={isLead ? '' : undefined}>
      <div className="airline-card-picture">
        <Picture ratio="fill" {...picture} priority={isFirst ?? false} label={label} />
      </div>
      <div className="airline-card-pass">
        <p className="airline-card-place">{place}</p>
        <CardHeading {...card} className="airline-card-title" />
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
      <SaveOfferButton offer={offer} />
    </article>
  )
}
