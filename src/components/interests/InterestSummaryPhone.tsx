'use client'

import type { ReactNode } from 'react'
import type { Interest } from '../../contract/index.ts'

interface InterestSummaryPhoneProps {
  readonly interest: Interest
  readonly className: string | undefined
}

export function InterestSummaryPhone(_props: InterestSummaryPhoneProps): ReactNode {
  return null
}
