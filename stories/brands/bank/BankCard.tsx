import './BankCard.css'
import { OfferPrice, type OwnPartProps, Picture, SaveOfferButton } from '../../../src/index.ts'
import { resolveStoryImages } from '../../resolveStoryImage.ts'
import { CardHeading } from '../CardHeading.tsx'
import { useCardFacts } from '../useCardFacts.ts'

const resolveImage = resolveStoryImages({ card: '3x2' })

/** As in an annual: a plate, under it a caption that is read in full; the first is a spread. */
export function BankCard({ Default: _, isLead = false, isFirst, note, ...card }: OwnPartProps<'OfferCard'>) {
  const { offer } = card
  const { days, label, place, picture } = useCardFacts(offer, isLead, resolveImage)
  return (
    <article className="bank-card" data-lead={isLead ? '' : undefined}>
      <div className="bank-card-picture">
        <Picture ratio="fill" {...picture} priority={isFirst ?? false} label={label} />
      </div>
      <div className="bank-card-caption">
        <p className="bank-card-place">{place}</p>
        <CardHeading {...card} className="bank-card-title" />
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
      <SaveOfferButton offer={offer} />
    </article>
  )
}
