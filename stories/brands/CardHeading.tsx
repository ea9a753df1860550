import './CardHeading.css'
import type { OwnPartProps } from '../../src/index.ts'

type CardHeadingProps = Pick<OwnPartProps<'OfferCard'>, 'offer' | 'href' | 'onOpen' | 'headingLevel'> & {
  readonly className: string
}

/** The title of a brand's card. All of the card can be pressed, and the title alone is read. */
export function CardHeading({ offer, href, onOpen, headingLevel = 3, className }: CardHeadingProps) {
  const Heading = `h${headingLevel}` as const
  const press = onOpen && ((event: React.MouseEvent<HTMLElement>) => onOpen({ offer, event }))
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
