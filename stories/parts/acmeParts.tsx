import { forwardRef } from 'react'
import {
  createComponents,
  type OwnPartProps,
  useDates,
  useMoney,
  useOfferLabel,
  useOfferPrice,
} from '../../src/index.ts'
import './acmeParts.css'

/** A boarding pass: place and days on the pass, the price on its stub. */
function PassCard({ offer, isLead, headingLevel = 3, href, onOpen }: OwnPartProps<'OfferCard'>) {
  const cost = useOfferPrice(offer)
  const money = useMoney()
  const days = useDates().days(offer)
  const label = useOfferLabel(offer)
  const Heading = `h${headingLevel}` as const
  return (
    <article className="pass" data-lead={isLead ? '' : undefined}>
      <p className="pass-place">{offer.location?.city ?? offer.location?.display ?? offer.kind}</p>
      <Heading className="pass-title">
        <a href={href ?? '#'} onClick={(event) => onOpen?.({ offer, event })}>
          {offer.title}
        </a>
      </Heading>
      <p className="pass-days">{days ?? 'Any day'}</p>
      <p className="pass-stub">
        {cost && <b>{money.sum(cost.shown)}</b>}
        <span>{label}</span>
      </p>
    </article>
  )
}

const PillButton = forwardRef<HTMLButtonElement, Omit<OwnPartProps<'Button'>, 'ref'>>(function PillButton(
  { variant, wide, busy, busyLabel, unavailable, children, onClick, type = 'button', className = '' },
  ref,
) {
  return (
    <button
      {...{ ref, type, onClick }}
      className={`pill ${className}`}
      data-primary={variant === 'primary' ? '' : undefined}
      data-wide={wide ? '' : undefined}
      disabled={busy || unavailable}
    >
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
})

/** A host's design system in place of ours. */
export const acmeParts = createComponents({ OfferCard: PassCard, Button: PillButton })

/** A mistake of the host's: ours stand in. */
export const brokenParts = createComponents({
  OfferCard: () => {
    throw new Error('The card of the host is broken.')
  },
})
