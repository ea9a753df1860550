import './TelecomCard.css'
import { type OwnPartProps, Picture, SaveOfferButton, useMoney, useOfferPrice } from '../../../src/index.ts'
import { resolveStoryImage } from '../../resolveStoryImage.ts'
import { CardHeading } from '../CardHeading.tsx'
import { useCardFacts } from '../useCardFacts.ts'

/** A poster: the picture is the card, with a big word on it and the price as a sticker. */
export function TelecomCard({
  Default: _,
  isLead = false,
  isFirst,
  note,
  ...card
}: OwnPartProps<'OfferCard'>) {
  const { offer } = card
  const { days, label, place, picture } = useCardFacts(offer, isLead, resolveStoryImage)
  const cost = useOfferPrice(offer)
  const money = useMoney()
  return (
    <article className="telecom-card" data-lead={isLead ? '' : undefined}>
      <div className="telecom-card-picture">
        <Picture ratio="fill" {...picture} priority={isFirst ?? false} label={label} />
      </div>
      <div className="telecom-card-panel">
        <CardHeading {...card} className="telecom-card-title" />
        <p className="telecom-card-facts">
          <span>
            {place && <bdi>{place}</bdi>} {days && <bdi>{days}</bdi>}
          </span>
          {cost && <b className="telecom-card-price">{money.sum(cost.shown)}</b>}
          {note}
        </p>
      </div>
      <SaveOfferButton offer={offer} />
    </article>
  )
}
