import './BrandCard.css'
import type { MouseEvent, ReactNode } from 'react'
import { type OwnPartProps, Picture, type ResolveImage, SaveOfferButton } from '../../src/index.ts'

type CardProps = OwnPartProps<'OfferCard'>

interface BrandCardProps {
  readonly name: string
  readonly card: CardProps
  readonly resolveImage: ResolveImage
  /** On the picture. */
  readonly label?: string | null
  readonly children: ReactNode
}

/** What the cards of all brands have: a picture in a frame, and the heart. All else is each brand's own. */
export function BrandCard({ name, card, resolveImage, label, children }: BrandCardProps) {
  const { offer, isLead = false, isFirst = false } = card
  const [url] = offer.images
  const picture = url === undefined ? null : resolveImage({ url, use: isLead ? 'lead' : 'card' })
  return (
    <article className={`brand-card ${name}-card`} data-lead={isLead ? '' : undefined}>
      <div className={`${name}-card-picture`}>
        <Picture
          ratio="fill"
          {...picture}
          plate={offer.location?.city ?? offer.kind ?? ''}
          priority={isFirst}
          label={label}
        />
      </div>
      {children}
      <SaveOfferButton offer={offer} />
    </article>
  )
}

/** Its title. All of the card can be pressed, and the title alone is read. */
export function CardHeading({ card, className }: { readonly card: CardProps; readonly className: string }) {
  const { offer, href, onOpen, headingLevel = 3 } = card
  const Heading = `h${headingLevel}` as const
  const press = onOpen && ((event: MouseEvent<HTMLElement>) => onOpen({ offer, event }))
  const title = <span dir="auto">{offer.title}</span>
  return (
    <Heading className={className}>
      {href === undefined ? (
        <button type="button" className="brand-card-link" onClick={press}>
          {title}
        </button>
      ) : (
        <a className="brand-card-link" href={href} onClick={press}>
          {title}
        </a>
      )}
    </Heading>
  )
}
