import type { ReactNode } from 'react'
import { cx } from '../../ui/index.ts'

interface WalletBarProps {
  /** Which part of the whole is left, from 0 to 1. */
  readonly left: number
  /** The same in words. */
  readonly label: string
  readonly className: string | undefined
}

/**
 * What was received as one bar: solid what is left, hatched what is spent. The width is an attribute of the drawing,
 * since a `style` in server-rendered markup would be refused by a strict `style-src 'self'`.
 */
export function WalletBar({ left, label, className }: WalletBarProps): ReactNode {
  const width = `${left * 100}%`
  return (
    <div role="img" aria-label={label} className={cx('xp-wallet-bar', className)}>
      <svg className="xp-wallet-bar-drawing" width="100%" height="100%" aria-hidden="true" focusable="false">
        <rect className="xp-wallet-bar-gap" width={width} height="100%" />
        <rect className="xp-wallet-bar-left" width={width} height="100%" />
      </svg>
    </div>
  )
}
