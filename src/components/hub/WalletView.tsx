'use client'

import type { ReactNode } from 'react'
import { Wallet } from '../wallet/index.ts'

/** The member's points. */
export function WalletView(): ReactNode {
  return <Wallet />
}
