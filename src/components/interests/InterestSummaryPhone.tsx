'use client'

import { type ReactNode, useState } from 'react'
import type { Interest } from '../../contract/index.ts'
import { PhoneVerification } from '../phone/index.ts'

interface InterestSummaryPhoneProps {
  readonly interest: Interest
  readonly country: string | null | undefined
  readonly headingLevel: 2 | 3 | 4
  readonly className: string | undefined
}

/** The one thing left to do: a number that is there and not checked. Once it stands here it stays, to say that it is done. */
export function InterestSummaryPhone({
  interest,
  country,
  headingLevel,
  className,
}: InterestSummaryPhoneProps): ReactNode {
  const { phone = null, phoneVerified = false } = interest.intake ?? {}
  const [isShown, setIsShown] = useState(false)
  const isOpen = Boolean(phone) && !phoneVerified
  if (isOpen && !isShown) setIsShown(true)
  if (!isOpen && !isShown) return null
  return (
    <PhoneVerification
      interestId={interest.id}
      country={country}
      headingLevel={headingLevel}
      className={className}
    />
  )
}
