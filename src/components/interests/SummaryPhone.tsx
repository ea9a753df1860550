'use client'

import { type ReactNode, useState } from 'react'
import type { Interest } from '../../contract/index.ts'
import { PhoneVerification } from '../phone/index.ts'

interface SummaryPhoneProps {
  readonly interest: Interest
  readonly country: string | null | undefined
  readonly headingLevel: 2 | 3 | 4
  readonly className: string | undefined
}

/** The one thing left to do: to check a number that is not checked. Once shown it stays, to say that it is done. */
export function SummaryPhone({ interest, country, headingLevel, className }: SummaryPhoneProps): ReactNode {
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
